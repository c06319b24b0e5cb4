/// <reference path="../pb_hooks/types/types.d.ts" />
// The workshop: what was sold is ordered, mounted, announced and handed over; and the messages that were prepared. Sales older
// than this file get no job by themselves: the server reads from _migrations when it ran.

const own = '@request.auth.company != "" && company = @request.auth.company';
const tenant = {
  listRule: own,
  viewRule: own,
  createRule:
    '@request.auth.company != "" && (@request.body.company:isset = false || @request.body.company = @request.auth.company)',
  updateRule: `${own} && @request.body.company:changed = false`,
  deleteRule: own,
};
/** Staff write a message once: nobody changes what was said. */
const writtenOnce = { ...tenant, updateRule: null, deleteRule: null };

const text = (name, max = 500) => ({ type: "text", name, max });
const relation = (app, name, to, more = {}) => ({
  type: "relation",
  name,
  collectionId: app.findCollectionByNameOrId(to).id,
  maxSelect: 1,
  cascadeDelete: false,
  ...more,
});
const owner = { required: true, cascadeDelete: true };
const select = (name, values, more = {}) => ({
  type: "select",
  name,
  values,
  maxSelect: 1,
  ...more,
});
const dates = [
  { type: "autodate", name: "created", onCreate: true },
  { type: "autodate", name: "updated", onCreate: true, onUpdate: true },
];

/** The instant of the last step: what the board orders by, and counts what was delivered today by. */
const lastStep = "json_extract(IIF(json_valid(steps), steps, '[]'), '$[#-1].at')";
const ownIndexes = [
  `CREATE INDEX idx_jobs_delivered ON optique_jobs (company, ${lastStep}) WHERE status = 'delivered'`,
];

function makeJobs(app) {
  app.save(
    new Collection({
      type: "base",
      name: "optique_jobs",
      ...tenant,
      fields: [
        relation(app, "company", "optique_companies", { required: true }),
        relation(app, "prescription", "optique_prescriptions", owner),
        select("status", ["to_order", "ordered", "mounting", "ready", "delivered"], {
          required: true,
        }),
        { type: "date", name: "promised_on", required: true },
        relation(app, "lab", "optique_suppliers"),
        text("lab_reference"),
        text("tray"),
        text("problem"),
        text("notes", 5000),
        { type: "json", name: "steps", maxSize: 200000 },
        ...dates,
      ],
      indexes: [
        "CREATE UNIQUE INDEX idx_jobs_prescription ON optique_jobs (prescription)",
        "CREATE INDEX idx_jobs_company_status_promised_on ON optique_jobs (company, status, promised_on)",
        "CREATE INDEX idx_jobs_company_promised_on ON optique_jobs (company, promised_on)",
        "CREATE INDEX idx_jobs_lab ON optique_jobs (lab)",
        "CREATE INDEX idx_jobs_company ON optique_jobs (company)",
        "CREATE INDEX idx_jobs_created ON optique_jobs (created)",
      ],
    }),
  );
}

function makeMessages(app) {
  app.save(
    new Collection({
      type: "base",
      name: "optique_messages",
      ...writtenOnce,
      fields: [
        relation(app, "company", "optique_companies", { required: true }),
        relation(app, "client", "optique_clients", owner),
        select("kind", ["reminder", "ready", "unpaid"], { required: true }),
        text("record"),
        text("phone"),
        text("text", 5000),
        text("by", 200),
        ...dates,
      ],
      indexes: [
        "CREATE INDEX idx_messages_client_kind_created ON optique_messages (client, kind, created)",
        "CREATE INDEX idx_messages_record_kind_created ON optique_messages (record, kind, created)",
        "CREATE INDEX idx_messages_company_kind_created ON optique_messages (company, kind, created)",
        "CREATE INDEX idx_messages_company ON optique_messages (company)",
        "CREATE INDEX idx_messages_created ON optique_messages (created)",
      ],
    }),
  );
}

function addFields(app) {
  const companies = app.findCollectionByNameOrId("optique_companies");
  companies.fields.add(new JSONField({ name: "messages", maxSize: 20000 }));
  companies.fields.add(new NumberField({ name: "mounting_days", onlyInt: true, min: 0, max: 60 }));
  companies.fields.add(new NumberField({ name: "lab_days", onlyInt: true, min: 0, max: 60 }));
  app.save(companies);
  const suppliers = app.findCollectionByNameOrId("optique_suppliers");
  suppliers.fields.add(new BoolField({ name: "is_lab" }));
  suppliers.fields.add(
    new SelectField({ name: "cylinder", values: ["as_written", "minus", "plus"], maxSelect: 1 }),
  );
  app.save(suppliers);
  const items = app.findCollectionByNameOrId("optique_invoice_items");
  items.fields.add(new SelectField({ name: "eye", values: ["right", "left"], maxSelect: 1 }));
  app.save(items);
}

migrate(
  (app) => {
    makeJobs(app);
    makeMessages(app);
    addFields(app);
    const run = (sql) => app.db().newQuery(sql).execute();
    run("UPDATE optique_companies SET mounting_days = 3, lab_days = 7");
    for (const sql of ownIndexes) run(sql);
  },
  (app) => {
    for (const name of ["optique_jobs", "optique_messages"])
      app.delete(app.findCollectionByNameOrId(name));
  },
);
