// Registrations of PocketBase's own events, routes and commands; the build adds those of registry.ts. PocketBase recompiles each
// handler from its own text in another VM, where it sees globals only: one call into the bundle (docs/architecture.md, How the hooks are built).

onBootstrap((e) => require(`${__hooks}/optique.js`).start.bootstrap(e));
$app.onServe().bindFunc((e: core.ServeEvent) => require(`${__hooks}/optique.js`).start.serve(e));
onTerminate((e) => require(`${__hooks}/optique.js`).serverLock.leave(e));
onModelCreate((e) => require(`${__hooks}/optique.js`).requestLog.keep(e), "_logs");
onBackupCreate((e) => require(`${__hooks}/optique.js`).backups.create(e));
onBackupRestore((e) => require(`${__hooks}/optique.js`).backups.restore(e));

$app.rootCmd?.addCommand(
  new Command({
    use: "reindex",
    short: "Makes the search index anew",
    run: () => require(`${__hooks}/optique.js`).reindex.run($app),
  }),
);

$app.rootCmd?.addCommand(
  new Command({
    use: "rehearse",
    short: "Restores the latest backup into an empty folder and says what it is worth",
    // Done and ended in the bootstrap already (operations/start.ts), because it opens no data.
    run: () => require(`${__hooks}/optique.js`).rehearsal.command($app),
  }),
);

$app.rootCmd?.addCommand(
  new Command({
    use: "try-backup",
    short: "Restores backups/backup.zip of an empty folder and says what it is worth",
    run: (_, args) => require(`${__hooks}/optique.js`).trial.run($app, args),
  }),
);

onRecordCreateRequest((e) => require(`${__hooks}/optique.js`).requests.create(e));
onRecordUpdateRequest((e) => require(`${__hooks}/optique.js`).requests.update(e));
onRecordDeleteRequest((e) => require(`${__hooks}/optique.js`).requests.remove(e));
// Of the collection whose files are protected: a VM is held while one is sent.
onFileDownloadRequest(
  (e) => require(`${__hooks}/optique.js`).serving.ordonnance(e),
  "optique_prescriptions",
);
onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/optique.js`).signIn.byPassword(e));
onRealtimeSubscribeRequest((e) => require(`${__hooks}/optique.js`).realtime.subscribe(e));
onRecordAuthRequest((e) => require(`${__hooks}/optique.js`).signIn.succeeded(e));

/** Of files: no line in the log when they are sent, and no gate (below). */
const files = $apis.skipSuccessActivityLog();

// PocketBase's own limit of 32 MB, for what has no limit of its own: the gate refuses before, with its sentence.
routerUse($apis.bodyLimit(1_048_576));
// After the signed-in user is known (-1020), before the limits of rate (-1000) and of size (-990). Its id is that of
// skipSuccessActivityLog: where a route has that one, as realtime and our files do, it stands in the gate's place.
routerUse(
  new Middleware(
    (e) => require(`${__hooks}/optique.js`).gate.pass(e),
    -1010,
    "pbSkipSuccessActivityLog",
  ),
);
for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"])
  routerAdd(method, "/api/{path...}", (e) => require(`${__hooks}/optique.js`).serving.noRoute(e));
routerAdd(
  "GET",
  "/assets/{path...}",
  $apis.static(`${__hooks}/../pb_public/assets`, false),
  $apis.gzip(),
  (e) => require(`${__hooks}/optique.js`).serving.asset(e),
  files,
);
const pages = ["/{$}", "/blog", "/blog/{slug}", "/privacy-policy", "/sitemap.xml", "/robots.txt"];
for (const path of pages)
  routerAdd(
    "GET",
    path,
    (e) => require(`${__hooks}/optique.js`).serving.site(e),
    $apis.gzip(),
    files,
  );
routerAdd(
  "GET",
  "/{path...}",
  $apis.static(`${__hooks}/../pb_public`, true),
  $apis.gzip(),
  (e) => require(`${__hooks}/optique.js`).serving.page(e),
  files,
);
