/** Saves the demonstration shop, with a progress that the set-up screen and the console can show. */
import { today } from "#domain/core/days.ts";
import { demoCompany, demoShop } from "#demo/demoContent.ts";
import { demoShopOf } from "#demo/demoShop.ts";
import { adjustments } from "#server/documents/adjustments.ts";
import { receipts } from "#server/documents/receipts.ts";
import { savePrescription } from "#server/documents/prescriptionDocument.ts";
import { createCompany, createUser, isSetUpNeeded } from "./accounts.ts";
import { run } from "#server/platform/sql.ts";
import type { Staff } from "#server/platform/staff.ts";

const progressKey = "optique.demo";
const batch = 50;

type DemoProgress = { done: number; total: number };

export function demoProgress(app: core.App): DemoProgress | null {
  const text: unknown = app.store().get(progressKey);
  return typeof text === "string" ? (JSON.parse(text) as DemoProgress) : null;
}

/** Saves in batches, so that the other stations (here: the progress) are never kept waiting. */
export function fillCompany(
  app: core.App,
  company: string,
  report: (progress: DemoProgress) => void = () => {},
): void {
  const shop = demoShopOf(today());
  const staff: Staff = { company, actor: { id: "", name: demoShop.user, isStaff: true } };
  const records: ((tx: core.App) => void)[] = [
    ...shop.suppliers.map((values) => save("optique_suppliers", values)),
    ...shop.products.map((values) => save("optique_products", values)),
    ...shop.clients.map((values) => save("optique_clients", values)),
    ...shop.sales.map(
      ({ id, body }) =>
        (tx: core.App) =>
          savePrescription(tx, staff, id, body),
    ),
    ...shop.receipts.map(
      ({ id, body }) =>
        (tx: core.App) =>
          receipts.save(tx, staff, id, body),
    ),
    ...shop.adjustments.map(
      ({ id, body }) =>
        (tx: core.App) =>
          adjustments.save(tx, staff, id, body),
    ),
  ];
  function save(collection: string, values: Record<string, unknown>) {
    return (tx: core.App) =>
      tx.save(new Record(tx.findCachedCollectionByNameOrId(collection), { ...values, company }));
  }
  try {
    for (let done = 0; done < records.length; done += batch) {
      const progress = { done, total: records.length };
      app.store().set(progressKey, JSON.stringify(progress));
      report(progress);
      app.runInTransaction((tx) => {
        for (const write of records.slice(done, done + batch)) write(tx);
      });
    }
    introduce(app, company);
    backdate(app, company);
  } finally {
    app.store().remove(progressKey);
  }
}

/** What the documents of the demonstration show of the shop, where its owner wrote nothing. */
function introduce(app: core.App, company: string): void {
  const record = app.findRecordById("optique_companies", company);
  for (const [name, value] of Object.entries(demoCompany))
    if (record.getString(name) === "") record.set(name, value);
  app.save(record);
}

/** A record of the demonstration was created on its own day, not all of them today. */
function backdate(app: core.App, company: string): void {
  // Today's are not of an hour to come.
  const hour = `MIN(substr(date, 1, 10) || ' ' || printf('%02d', 9 + rowid % 9) || ':' || printf('%02d', rowid % 60) || ':00.000Z',
    strftime('%Y-%m-%d %H:%M:%fZ', 'now'))`;
  app.runInTransaction((tx) => {
    const dated = ["prescriptions", "invoices", "payments", "stock_receipts", "stock_adjustments"];
    for (const table of dated) {
      run(
        tx,
        `UPDATE optique_${table} SET created = ${hour}, updated = ${hour} WHERE company = {:company}`,
        { company },
      );
    }
    run(
      tx,
      `UPDATE optique_invoice_items SET created = (SELECT created FROM optique_invoices i WHERE i.id = invoice)
       WHERE company = {:company}`,
      { company },
    );
    run(
      tx,
      `UPDATE optique_stock_movements SET created = COALESCE(
         (SELECT created FROM optique_invoices i WHERE i.id = reference_id),
         (SELECT created FROM optique_stock_receipts r WHERE r.id = reference_id),
         (SELECT created FROM optique_stock_adjustments a WHERE a.id = reference_id),
         (SELECT MIN(created) FROM optique_invoices WHERE company = {:company}))
       WHERE company = {:company}`,
      { company },
    );
    run(
      tx,
      `UPDATE optique_clients SET created = COALESCE(
         (SELECT MIN(created) FROM optique_prescriptions p WHERE p.client = optique_clients.id), created)
       WHERE company = {:company}`,
      { company },
    );
    for (const table of ["products", "suppliers"]) {
      run(
        tx,
        `UPDATE optique_${table} SET created = COALESCE((SELECT MIN(created) FROM optique_prescriptions), created)
         WHERE company = {:company}`,
        { company },
      );
    }
  });
}

/** OPTIQUE_DEMO=1: on an empty database, a whole shop; `print` gets the progress and then the sign-in. */
export function fillDemo(app: core.App, print: (line: string) => void): void {
  if (!isSetUpNeeded(app)) return;
  const password = $security.randomString(10);
  let company = "";
  app.runInTransaction((tx) => {
    company = createCompany(tx, demoShop.company);
    createUser(tx, { company, name: demoShop.user, email: demoShop.email, password });
  });
  fillCompany(app, company, ({ done, total }) => print(`Demonstration shop: ${done} / ${total}`));
  print(`Demonstration shop ready. Sign in with ${demoShop.email} and ${password}`);
}
