import { expect, it } from "vitest";

import { accessRules } from "#domain/core/accessRules.ts";
import { type CollectionName, collections, type FieldShape } from "#domain/core/records.ts";
import { contactEye, contactLens } from "#support/contactShop.ts";
import { openLensShop, powerRow } from "#support/lensShop.ts";
import { expectOk, line, newId, recordsPath } from "#support/shop.ts";

/** A valid value for each JSON field that the records API writes. */
const good: Record<string, unknown> = {
  "optique_users.rights": { "cost.see": false },
  "optique_companies.messages": { ready: "Bonjour {nom}" },
  "optique_companies.uses": ["second_pair", "team", "lenses", "services", "contact_lenses"],
  "optique_companies.tag_types": ["frame", "lens"],
  "optique_suppliers.measures": ["height"],
  "optique_funds.papers": ["Ordonnance"],
  "optique_jobs.ready_pairs": [1],
  "optique_invoices.plan": [{ on: "2027-01-05", amount: 5 }],
  "optique_invoice_items.power": { sphere: 1, cylinder: -0.5, add: null, diameter: 65 },
  "optique_products.diameters": [65, 70],
  "optique_companies.accounts": { sales: "7111" },
  "optique_products.bcs": [8.4, 8.6],
  "optique_products.dias": [14.2],
  "optique_invoice_items.lens": contactLens({ bc: 8.6, sphere: -2 }),
  "optique_contact_orders.lens": contactLens({ bc: 8.6, sphere: -2 }),
  "optique_contact_prescriptions.right_lens": contactEye({ bc: 8.6, sphere: -2 }),
  "optique_contact_prescriptions.left_lens": contactEye({ dia: 14.2 }),
  "optique_services.condition": ["broken", "fragile"],
  "optique_prescriptions.pairs": { "2": { right_height: 18 } },
};
/** Fields of these collections that only the server writes. */
const derived = [
  "optique_jobs.steps",
  "optique_jobs.ordered",
  "optique_invoices.prints",
  "optique_invoices.shop_stamp",
  // Of a bill, the records API accepts only its file.
  "optique_bills.rates",
  "optique_services.steps",
  "optique_services.undo",
  "optique_contact_orders.steps",
  "optique_contact_boxes.scanned_for",
];

const malformed = ["abc", "{", "[]x", 7, true, '"abc"', [[]], { a: {} }, { a: 1 }, [null]];

it("a malformed value in a JSON field of the records API is refused, and does not empty the field", async () => {
  const shop = await openLensShop();
  const range = await shop.priced([powerRow([-6, 6], [-2, 0], 320)]);
  const sold = await shop.product({ type: "lens" });
  const { id: client } = await shop.client();
  const lens = { ...line(range.id, 1, 320), eye: "right", power: { sphere: 2 } };
  const monthly = await shop.product({ name: "Mensuelle", type: "contact_lens" });
  const boxes = line(monthly.id, 1, 300);
  const items = [line(sold.id, 2, 100), { ...line(sold.id, 2, 100), pair: 2 }, lens, boxes];
  const invoice = newId();
  const { id: prescription, job } = await shop.savePrescription(newId(), {
    client,
    date: "2026-11-21",
    invoice: { id: invoice, items, payments: [] },
  });
  const service = newId();
  const repair = { kind: "repair", client, object: "Monture" };
  expectOk(await shop.send("PUT", `/api/optique/services/${service}`, repair));
  const sheet = newId();
  const worn = { client, date: "2026-11-21", right_lens: { sphere: -1 } };
  expectOk(await shop.send("PUT", `/api/optique/contact-prescriptions/${sheet}`, worn));
  const trial = { trial: true, contact: sheet, product: monthly.id };
  const ids: Partial<Record<CollectionName, string | undefined>> = {
    optique_users: (await shop.colleague("optician")).id,
    optique_companies: shop.company,
    optique_suppliers: (await shop.create("optique_suppliers", { name: "Essilor" })).id,
    optique_funds: (
      await shop.create("optique_funds", { name: "Caisse", kind: "mutual", pays: "shop" })
    ).id,
    optique_products: sold.id,
    optique_invoices: invoice,
    optique_invoice_items: lens.id,
    optique_jobs: job?.id,
    optique_prescriptions: prescription,
    optique_services: service,
    optique_contact_prescriptions: sheet,
    optique_contact_orders: (await shop.create("optique_contact_orders", trial)).id,
  };
  const fields = Object.entries(collections).flatMap(([collection, shapes]) =>
    Object.entries(shapes as Record<string, FieldShape>)
      .filter(([, { kind }]) => kind === "json")
      .map(([field]) => ({ collection: collection as CollectionName, field }))
      .filter(({ collection: name }) => accessRules[name].updateRule !== null),
  );
  const written = fields.map(({ collection, field }) => `${collection}.${field}`);
  expect(written.filter((name) => !derived.includes(name)).sort()).toEqual(
    Object.keys(good).sort(),
  );
  const taken: string[] = [];
  for (const { collection, field } of fields) {
    const value = good[`${collection}.${field}`];
    if (value === undefined) continue;
    const isContact = collection === "optique_invoice_items" && field === "lens";
    const path = recordsPath(collection, isContact ? boxes.id : ids[collection]);
    const write = (sent: unknown) => shop.send<object>("PATCH", path, { [field]: sent });
    expect(await write(value), field).toMatchObject({ status: 200, body: { [field]: value } });
    for (const wrong of malformed) {
      const { status, body } = await write(wrong);
      // The error names a refused entry by its path.
      const refused = JSON.stringify(body).includes(`"${field}`);
      if (status !== 400 || !refused) taken.push(`${field}: ${JSON.stringify(wrong)} ${status}`);
    }
    const stored = await shop.send<object>("GET", path);
    expect(stored.body, field).toMatchObject({ [field]: value });
  }
  expect(taken).toEqual([]);
});
