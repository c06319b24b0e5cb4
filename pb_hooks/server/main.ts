// Registers PocketBase's own events, routes and commands; the build appends those of registry.ts. PocketBase recompiles
// each handler's text in another VM that sees only globals, so a handler is one call into the bundle
// (docs/architecture.md, How the hooks are built).

onBootstrap((e) => require(`${__hooks}/optique.js`).start.bootstrap(e));
$app.onServe().bindFunc((e: core.ServeEvent) => require(`${__hooks}/optique.js`).start.serve(e));
onTerminate((e) => require(`${__hooks}/optique.js`).serverLock.leave(e));
onModelCreate((e) => require(`${__hooks}/optique.js`).requestLog.filter(e), "_logs");
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
    // Never runs: the bootstrap does the rehearsal and exits (operations/start/start.ts), because a rehearsal must not
    // open the data.
    run: () => require(`${__hooks}/optique.js`).rehearsal.command($app),
  }),
);

$app.rootCmd?.addCommand(
  new Command({
    use: "try-backup",
    short: "Restores backups/backup.zip of an empty folder and says what it is worth",
    run: (_, args) => require(`${__hooks}/optique.js`).trial.command($app, args),
  }),
);

onRecordCreateRequest((e) => require(`${__hooks}/optique.js`).requests.create(e));
onRecordUpdateRequest((e) => require(`${__hooks}/optique.js`).requests.update(e));
onRecordDeleteRequest((e) => require(`${__hooks}/optique.js`).requests.remove(e));
// Collections with costs or eye values, or whose records may expand to such a collection.
const withHidden = [
  "optique_products",
  "optique_stock_receipts",
  "optique_stock_receipt_items",
  "optique_stock_adjustment_items",
  "optique_stock_movements",
  "optique_invoice_items",
  "optique_invoices",
  "optique_prescriptions",
  "optique_jobs",
  "optique_services",
  "optique_service_items",
  "optique_contact_prescriptions",
  "optique_contact_orders",
  "optique_contact_boxes",
  "optique_periods",
  "optique_bills",
  "optique_journal",
];
onRecordsListRequest((e) => require(`${__hooks}/optique.js`).hiddenRecords.list(e), ...withHidden);
onRecordViewRequest((e) => require(`${__hooks}/optique.js`).hiddenRecords.view(e), ...withHidden);
onFileTokenRequest((e) => require(`${__hooks}/optique.js`).fileTokens.issue(e));
// Limited to collections with protected files, because the hook occupies a VM while a file is sent.
onFileDownloadRequest(
  (e) => require(`${__hooks}/optique.js`).serving.protectedFile(e),
  "optique_prescriptions",
  "optique_services",
  "optique_contact_prescriptions",
  "optique_bills",
);
onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/optique.js`).signIn.byPassword(e));
onRealtimeSubscribeRequest((e) => require(`${__hooks}/optique.js`).realtime.subscribe(e));
onRecordAuthRequest((e) => require(`${__hooks}/optique.js`).signIn.succeeded(e));

/** Middleware for static files: a successful request is not logged, and the gate is skipped (see below). */
const files = $apis.skipSuccessActivityLog();

// PocketBase's default limit is 32 MB. The gate refuses a large body earlier, with its own message.
routerUse($apis.bodyLimit(1_048_576));
// Runs after authentication (-1020), before the limits of rate (-1000) and size (-990). The gate uses the id of
// skipSuccessActivityLog, so that routes with that middleware, such as realtime and our files, skip the gate.
routerUse(
  new Middleware(
    (e) => require(`${__hooks}/optique.js`).gate.check(e),
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
  // Uses the id of the rate limiter to replace it: a page loads many files, and a whole shop may share one address.
  new Middleware((e) => require(`${__hooks}/optique.js`).serving.asset(e), -1000, "pbRateLimit"),
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
