/// <reference path="../pb_hooks/types/types.d.ts" />
// Discount of a line, and lines without a product. The daily totals of sales count what a line costs after its discount.

const added =
  "lines = lines + excluded.lines, quantity = quantity + excluded.quantity, amount = amount + excluded.amount";
const asCentimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
const totalOf = (item) =>
  `(${asCentimes(`${item}.price`)} * CAST(${item}.quantity AS INTEGER) - ${asCentimes(`${item}.discount`)})`;

/** Adds lines to the totals of their day, or subtracts them. */
const sold = (sign, item, invoice, from) => `INSERT INTO optique_sale_days
  SELECT ${invoice}.company, substr(${invoice}.date, 1, 10), ${item}.product,
    CASE ${item}.product WHEN '' THEN ${item}.product_name ELSE '' END, COALESCE(NULLIF(${item}.product_type, ''), 'other'),
    ${sign}1, ${sign}CAST(${item}.quantity AS INTEGER), ${sign}${totalOf(item)}
  FROM ${from} ON CONFLICT DO UPDATE SET ${added};`;
const ofLine = (sign, row) =>
  sold(sign, row, "i", `optique_invoices i WHERE i.id = ${row}.invoice`);
const ofInvoice = (sign, row) =>
  sold(sign, "t", row, `optique_invoice_items t WHERE t.invoice = ${row}.id`);

const saleTriggers = {
  added: ["AFTER INSERT ON optique_invoice_items", ofLine("", "new")],
  removed: ["AFTER DELETE ON optique_invoice_items", ofLine("-", "old")],
  changed: [
    "AFTER UPDATE OF invoice, product, quantity, price, discount, product_name, product_type ON optique_invoice_items",
    `${ofLine("-", "old")} ${ofLine("", "new")}`,
  ],
  // PocketBase deletes lines after their invoice; their own trigger then finds no day and changes nothing.
  gone: ["BEFORE DELETE ON optique_invoices", ofInvoice("-", "old")],
  moved: [
    "AFTER UPDATE OF company, date ON optique_invoices",
    `${ofInvoice("-", "old")} ${ofInvoice("", "new")}`,
  ],
};

migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  const items = app.findCollectionByNameOrId("optique_invoice_items");
  if (!items.fields.getByName("discount")) {
    items.fields.add(new TextField({ name: "label", max: 200 }));
    items.fields.add(new NumberField({ name: "discount", min: 0, max: 999999999.99 }));
    app.save(items);
  }
  for (const [name, [event, statements]] of Object.entries(saleTriggers)) {
    run(`DROP TRIGGER IF EXISTS optique_sale_days_${name}`);
    run(`CREATE TRIGGER optique_sale_days_${name} ${event} BEGIN ${statements} END`);
  }
});
