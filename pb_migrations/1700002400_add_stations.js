/// <reference path="../pb_hooks/types/types.d.ts" />
// Shared computers, the PIN of a person, and approvals.

const text = (name, max) => new TextField({ name, max });

migrate((app) => {
  const users = app.findCollectionByNameOrId("optique_users");
  if (users.fields.getByName("pin")) return;
  users.fields.add(new PasswordField({ name: "pin", hidden: true, max: 6 }));
  users.fields.add(new BoolField({ name: "is_station" }));
  users.fields.add(text("seen_at", 30));
  app.save(users);
  const companies = app.findCollectionByNameOrId("optique_companies");
  companies.fields.add(
    new SelectField({ name: "ask_person", values: ["each", "idle", "day"], maxSelect: 1 }),
  );
  companies.fields.add(new NumberField({ name: "idle_minutes", min: 0, max: 480, onlyInt: true }));
  app.save(companies);
  const approvals = new Collection({ type: "base", name: "optique_approvals" });
  const company = { collectionId: companies.id, maxSelect: 1, required: true };
  for (const field of [
    new RelationField({ name: "company", cascadeDelete: false, ...company }),
    text("act", 50),
    text("record", 500),
    new NumberField({ name: "amount", min: 0, max: 999999999.99 }),
    text("reason", 200),
    text("by", 500),
    text("by_name", 200),
    text("approved_by", 500),
    text("approver_name", 200),
    text("used_at", 30),
    new AutodateField({ name: "created", onCreate: true }),
    new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
  ])
    approvals.fields.add(field);
  approvals.addIndex("idx_approvals_company", false, "company, created", "");
  app.save(approvals);
  const run = (sql) => app.db().newQuery(sql).execute();
  run("UPDATE optique_companies SET ask_person = 'idle', idle_minutes = 10");
  run(
    "CREATE INDEX IF NOT EXISTS idx_journal_kind_approval ON optique_journal (company, created) WHERE collection = 'optique_approvals'",
  );
});
