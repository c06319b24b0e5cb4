// Registrations only. PocketBase recompiles each handler from its own text in another VM, where it sees globals and
// nothing else: one call into the bundle, and no loop, no helper, no constant around it (server/README.md, How the hooks are built).

onBootstrap((e) => require(`${__hooks}/optique.js`).start.bootstrap(e));
$app.onServe().bindFunc((e: core.ServeEvent) => require(`${__hooks}/optique.js`).start.serve(e));
onTerminate((e) => require(`${__hooks}/optique.js`).oneServer.leave(e));
onModelCreate((e) => require(`${__hooks}/optique.js`).requestLog.keep(e), "_logs");
onBackupCreate((e) => require(`${__hooks}/optique.js`).backups.create(e));
onBackupRestore((e) => require(`${__hooks}/optique.js`).backups.restore(e));
cronAdd("optique_backup", "15 * * * *", () =>
  require(`${__hooks}/optique.js`).backups.catchUp($app),
);
cronAdd("optique_rehearsal", "30 * * * *", () =>
  require(`${__hooks}/optique.js`).rehearsal.catchUp($app),
);
cronAdd("optique_events", "45 * * * *", () =>
  require(`${__hooks}/optique.js`).analytics.forget($app),
);
cronAdd("optique_journal", "50 1 * * *", () =>
  require(`${__hooks}/optique.js`).forgetJournal($app),
);
cronAdd("optique_sizes", "10 0 * * *", () => require(`${__hooks}/optique.js`).tellSizes($app));
cronAdd("optique_check", "20 2 * * *", () => require(`${__hooks}/optique.js`).health.check($app));
cronAdd("optique_tend", "* * * * *", () => require(`${__hooks}/optique.js`).start.tend($app));

$app.rootCmd?.addCommand(
  new Command({
    use: "reindex",
    short: "Makes the search index anew",
    run: () => console.log(`${require(`${__hooks}/optique.js`).rebuildIndex($app)} entries`),
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

onRecordUpdate((e) => require(`${__hooks}/optique.js`).users.save(e), "optique_users");
onRecordCreate((e) => require(`${__hooks}/optique.js`).companies.save(e), "optique_companies");
onRecordUpdate((e) => require(`${__hooks}/optique.js`).companies.save(e), "optique_companies");
onRecordDelete((e) => require(`${__hooks}/optique.js`).companies.remove(e), "optique_companies");
onRecordCreate((e) => require(`${__hooks}/optique.js`).clients.save(e), "optique_clients");
onRecordUpdate((e) => require(`${__hooks}/optique.js`).clients.save(e), "optique_clients");
onRecordDelete((e) => require(`${__hooks}/optique.js`).clients.remove(e), "optique_clients");
onRecordCreate((e) => require(`${__hooks}/optique.js`).suppliers.save(e), "optique_suppliers");
onRecordUpdate((e) => require(`${__hooks}/optique.js`).suppliers.save(e), "optique_suppliers");
onRecordDelete((e) => require(`${__hooks}/optique.js`).suppliers.remove(e), "optique_suppliers");
onRecordCreate((e) => require(`${__hooks}/optique.js`).products.save(e), "optique_products");
onRecordUpdate((e) => require(`${__hooks}/optique.js`).products.save(e), "optique_products");
onRecordDelete((e) => require(`${__hooks}/optique.js`).products.remove(e), "optique_products");
onRecordCreate(
  (e) => require(`${__hooks}/optique.js`).prescriptions.save(e),
  "optique_prescriptions",
);
onRecordUpdate(
  (e) => require(`${__hooks}/optique.js`).prescriptions.save(e),
  "optique_prescriptions",
);
onRecordDelete(
  (e) => require(`${__hooks}/optique.js`).prescriptions.remove(e),
  "optique_prescriptions",
);
onRecordCreate((e) => require(`${__hooks}/optique.js`).invoices.save(e), "optique_invoices");
onRecordUpdate((e) => require(`${__hooks}/optique.js`).invoices.save(e), "optique_invoices");
onRecordDelete((e) => require(`${__hooks}/optique.js`).invoices.remove(e), "optique_invoices");
onRecordCreate(
  (e) => require(`${__hooks}/optique.js`).invoiceItems.save(e),
  "optique_invoice_items",
);
onRecordUpdate(
  (e) => require(`${__hooks}/optique.js`).invoiceItems.save(e),
  "optique_invoice_items",
);
onRecordDelete(
  (e) => require(`${__hooks}/optique.js`).invoiceItems.remove(e),
  "optique_invoice_items",
);
onRecordCreate((e) => require(`${__hooks}/optique.js`).payments.save(e), "optique_payments");
onRecordUpdate((e) => require(`${__hooks}/optique.js`).payments.save(e), "optique_payments");
onRecordDelete((e) => require(`${__hooks}/optique.js`).payments.remove(e), "optique_payments");
onRecordCreate((e) => require(`${__hooks}/optique.js`).cashMoves.save(e), "optique_cash_moves");
onRecordUpdate((e) => require(`${__hooks}/optique.js`).cashMoves.save(e), "optique_cash_moves");
onRecordDelete((e) => require(`${__hooks}/optique.js`).cashMoves.remove(e), "optique_cash_moves");
onRecordCreate((e) => require(`${__hooks}/optique.js`).closes.save(e), "optique_closes");
onRecordUpdate((e) => require(`${__hooks}/optique.js`).closes.save(e), "optique_closes");
onRecordDelete((e) => require(`${__hooks}/optique.js`).closes.remove(e), "optique_closes");
onRecordCreate((e) => require(`${__hooks}/optique.js`).jobs.save(e), "optique_jobs");
onRecordUpdate((e) => require(`${__hooks}/optique.js`).jobs.save(e), "optique_jobs");
onRecordDelete((e) => require(`${__hooks}/optique.js`).jobs.remove(e), "optique_jobs");
onRecordCreate((e) => require(`${__hooks}/optique.js`).messages.save(e), "optique_messages");
onRecordUpdate((e) => require(`${__hooks}/optique.js`).messages.save(e), "optique_messages");
onRecordDelete((e) => require(`${__hooks}/optique.js`).messages.remove(e), "optique_messages");
onRecordCreate((e) => require(`${__hooks}/optique.js`).receipts.save(e), "optique_stock_receipts");
onRecordUpdate((e) => require(`${__hooks}/optique.js`).receipts.save(e), "optique_stock_receipts");
onRecordDelete(
  (e) => require(`${__hooks}/optique.js`).receipts.remove(e),
  "optique_stock_receipts",
);
onRecordCreate(
  (e) => require(`${__hooks}/optique.js`).receiptItems.save(e),
  "optique_stock_receipt_items",
);
onRecordUpdate(
  (e) => require(`${__hooks}/optique.js`).receiptItems.save(e),
  "optique_stock_receipt_items",
);
onRecordDelete(
  (e) => require(`${__hooks}/optique.js`).receiptItems.remove(e),
  "optique_stock_receipt_items",
);
onRecordCreate(
  (e) => require(`${__hooks}/optique.js`).adjustments.save(e),
  "optique_stock_adjustments",
);
onRecordUpdate(
  (e) => require(`${__hooks}/optique.js`).adjustments.save(e),
  "optique_stock_adjustments",
);
onRecordDelete(
  (e) => require(`${__hooks}/optique.js`).adjustments.remove(e),
  "optique_stock_adjustments",
);
onRecordCreate(
  (e) => require(`${__hooks}/optique.js`).adjustmentItems.save(e),
  "optique_stock_adjustment_items",
);
onRecordUpdate(
  (e) => require(`${__hooks}/optique.js`).adjustmentItems.save(e),
  "optique_stock_adjustment_items",
);
onRecordDelete(
  (e) => require(`${__hooks}/optique.js`).adjustmentItems.remove(e),
  "optique_stock_adjustment_items",
);
onRecordCreate(
  (e) => require(`${__hooks}/optique.js`).movements.save(e),
  "optique_stock_movements",
);
onRecordUpdate(
  (e) => require(`${__hooks}/optique.js`).movements.save(e),
  "optique_stock_movements",
);
onRecordDelete(
  (e) => require(`${__hooks}/optique.js`).movements.remove(e),
  "optique_stock_movements",
);
onRecordCreate(() => require(`${__hooks}/optique.js`).journalEntries.write(), "optique_journal");
onRecordUpdate(() => require(`${__hooks}/optique.js`).journalEntries.write(), "optique_journal");
onRecordDelete(() => require(`${__hooks}/optique.js`).journalEntries.write(), "optique_journal");

/** Of files: no line in the log when they are sent, and no gate (below). */
const files = $apis.skipSuccessActivityLog();
/** The body of a prescription with its invoice, or of a stock document, at most 2 MB. */
const wholeDocument = $apis.bodyLimit(2_097_152);

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
routerAdd("GET", "/api/optique/version", (e) => require(`${__hooks}/optique.js`).version.get(e));
routerAdd("GET", "/api/optique/setup", (e) => require(`${__hooks}/optique.js`).setup.get(e));
routerAdd(
  "POST",
  "/api/optique/setup",
  (e) => require(`${__hooks}/optique.js`).setup.post(e),
  $apis.bodyLimit(16_384),
);
routerAdd(
  "POST",
  "/api/optique/signout",
  (e) => require(`${__hooks}/optique.js`).signIn.out(e),
  $apis.bodyLimit(8192),
);
routerAdd("GET", "/api/optique/lists/{list}", (e) =>
  require(`${__hooks}/optique.js`).listRoute.get(e),
);
routerAdd("GET", "/api/optique/removals/{list}/{id}", (e) =>
  require(`${__hooks}/optique.js`).removals.get(e),
);
routerAdd("GET", "/api/optique/prescriptions/{id}", (e) =>
  require(`${__hooks}/optique.js`).documentRoutes.prescriptions.get(e),
);
routerAdd(
  "PUT",
  "/api/optique/prescriptions/{id}",
  (e) => require(`${__hooks}/optique.js`).documentRoutes.prescriptions.put(e),
  wholeDocument,
);
routerAdd("GET", "/api/optique/invoices/{id}", (e) =>
  require(`${__hooks}/optique.js`).documentRoutes.invoices.get(e),
);
routerAdd(
  "PUT",
  "/api/optique/invoices/{id}",
  (e) => require(`${__hooks}/optique.js`).documentRoutes.invoices.put(e),
  wholeDocument,
);
routerAdd("GET", "/api/optique/receipts/{id}", (e) =>
  require(`${__hooks}/optique.js`).documentRoutes.receipts.get(e),
);
routerAdd(
  "PUT",
  "/api/optique/receipts/{id}",
  (e) => require(`${__hooks}/optique.js`).documentRoutes.receipts.put(e),
  wholeDocument,
);
routerAdd("GET", "/api/optique/adjustments/{id}", (e) =>
  require(`${__hooks}/optique.js`).documentRoutes.adjustments.get(e),
);
routerAdd(
  "PUT",
  "/api/optique/adjustments/{id}",
  (e) => require(`${__hooks}/optique.js`).documentRoutes.adjustments.put(e),
  wholeDocument,
);

routerAdd("GET", "/api/optique/jobs/board", (e) => require(`${__hooks}/optique.js`).board.get(e));
routerAdd("GET", "/api/optique/till", (e) => require(`${__hooks}/optique.js`).till.get(e));
routerAdd(
  "POST",
  "/api/optique/till/slips",
  (e) => require(`${__hooks}/optique.js`).slips.post(e),
  $apis.bodyLimit(16_384),
);
routerAdd(
  "POST",
  "/api/optique/till/{day}/close",
  (e) => require(`${__hooks}/optique.js`).till.close(e),
  $apis.bodyLimit(16_384),
);
routerAdd("GET", "/api/optique/search", (e) =>
  require(`${__hooks}/optique.js`).figureRoutes.search(e),
);
routerAdd("GET", "/api/optique/dashboard", (e) =>
  require(`${__hooks}/optique.js`).figureRoutes.dashboard(e),
);
routerAdd("GET", "/api/optique/stock", (e) =>
  require(`${__hooks}/optique.js`).figureRoutes.stock(e),
);
routerAdd("GET", "/api/optique/reorder", (e) =>
  require(`${__hooks}/optique.js`).figureRoutes.reorder(e),
);
routerAdd("GET", "/api/optique/statistics", (e) =>
  require(`${__hooks}/optique.js`).figureRoutes.statistics(e),
);
routerAdd("GET", "/api/optique/visits", (e) =>
  require(`${__hooks}/optique.js`).figureRoutes.visits(e),
);
routerAdd("GET", "/api/optique/quiet", (e) => require(`${__hooks}/optique.js`).realtime.quiet(e));
routerAdd("GET", "/api/optique/waiting", (e) =>
  require(`${__hooks}/optique.js`).figureRoutes.waiting(e),
);
routerAdd(
  "POST",
  "/api/optique/products/import",
  (e) => require(`${__hooks}/optique.js`).catalogueImport.post(e),
  $apis.bodyLimit(16_777_216),
);
routerAdd("GET", "/api/optique/clients/{id}/export", (e) =>
  require(`${__hooks}/optique.js`).clientRoutes.export(e),
);
routerAdd(
  "POST",
  "/api/optique/clients/{id}/erase",
  (e) => require(`${__hooks}/optique.js`).clientRoutes.erase(e),
  $apis.bodyLimit(8192),
);
routerAdd("GET", "/api/optique/integrity", (e) =>
  require(`${__hooks}/optique.js`).integrity.get(e),
);
routerAdd("GET", "/api/optique/health", (e) => require(`${__hooks}/optique.js`).health.get(e));
routerAdd("GET", "/api/optique/backups", (e) => require(`${__hooks}/optique.js`).backups.get(e));
routerAdd(
  "POST",
  "/api/optique/events",
  (e) => require(`${__hooks}/optique.js`).analytics.post(e),
  $apis.bodyLimit(8192),
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
