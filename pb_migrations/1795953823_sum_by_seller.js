/// <reference path="../pb_hooks/types/types.d.ts" />
// Sums the sales and money of a day by seller too, so that own figures are read as fast as the shop's. The seller is the last
// key: sums of the shop add up the sellers, in the order of the index. Payments and credit notes have their invoice's seller.

const sellerCentimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
const sellerInteger = (column) => `CAST(${column} AS INTEGER)`;
const sellerDay = (row) => `substr(${row}date, 1, 10)`;
/** Nobody once the invoice is gone. */
const sellerOfInvoice = (row) =>
  `COALESCE((SELECT seller_id FROM optique_invoices WHERE id = ${row}invoice), '')`;
const isOpenSale = (row) => `(${row}status IN ('unpaid', 'partial'))`;
const dueOfSale = (row) =>
  `MAX(0, ${["total_amount", "credited_amount", "fund_part", "paid_amount"].map((name) => sellerCentimes(`${row}${name}`)).join(" - ")})`;
const isCountedMoney = (row) => `(${row}cheque_state NOT IN ('bounced', 'returned'))`;

const invoiceDays = {
  table: "optique_invoice_days",
  keys: {
    company: (row) => `${row}company`,
    day: sellerDay,
    seller: (row) => `${row}seller_id`,
  },
  values: {
    invoices: () => "1",
    total: (row) => sellerCentimes(`${row}total_amount`),
    credited: (row) => sellerCentimes(`${row}credited_amount`),
    fund: (row) => sellerCentimes(`${row}fund_part`),
    collected: (row) => sellerCentimes(`${row}paid_amount`),
    open_invoices: isOpenSale,
    due: (row) => `${isOpenSale(row)} * (${dueOfSale(row)})`,
  },
};
const paymentDays = (seller) => ({
  table: "optique_payment_days",
  keys: {
    company: (row) => `${row}company`,
    day: sellerDay,
    method: (row) =>
      `CASE WHEN ${row}fund > '' THEN 'fund' WHEN ${row}payment_method = 'bank_transfer' THEN 'transfer' ELSE ${row}payment_method END`,
    seller,
  },
  values: {
    payments: isCountedMoney,
    amount: (row) => `${isCountedMoney(row)} * ${sellerCentimes(`${row}amount`)}`,
  },
});
/** Line `item` of `document`, whose seller is given. */
const saleDaysBySeller = (item, document, seller, values) => ({
  table: "optique_sale_days",
  keys: {
    company: () => `${document}.company`,
    day: () => sellerDay(`${document}.`),
    product: () => `${item}.product`,
    name: () => `CASE ${item}.product WHEN '' THEN ${item}.product_name ELSE '' END`,
    type: () => `COALESCE(NULLIF(${item}.product_type, ''), 'other')`,
    seller: () => seller,
  },
  values,
});
const soldLine = (sign, item, invoice) =>
  saleDaysBySeller(item, invoice, `${invoice}.seller_id`, {
    lines: () => `${sign}1`,
    quantity: () => `${sign}${sellerInteger(`${item}.quantity`)}`,
    amount: () =>
      `${sign}(${sellerCentimes(`${item}.price`)} * ${sellerInteger(`${item}.quantity`)} - ${sellerCentimes(`${item}.discount`)})`,
  });
const creditedLine = (sign, item, note, seller = sellerOfInvoice(`${note}.`)) =>
  saleDaysBySeller(item, note, seller, {
    lines: () => "0",
    quantity: () => `${sign}${sellerInteger(`${item}.quantity`)}`,
    amount: () => `${sign}${sellerCentimes(`${item}.amount`)}`,
  });

const listOf = (members, write) => Object.entries(members).map(write).join(", ");
const namesOf = (members) => Object.keys(members).join(", ");

/** Adds what `rest` selects to the sums of its keys; `sign` subtracts. */
const summing = (
  { table, keys, values },
  row,
  rest,
  total = (value) => value,
) => `INSERT INTO ${table} (${namesOf(keys)}, ${namesOf(values)})
  SELECT ${listOf(keys, ([, key]) => key(row))}, ${listOf(values, ([, value]) => total(value(row)))} ${rest}
  ON CONFLICT (${namesOf(keys)}) DO UPDATE SET ${listOf(values, ([name]) => `${name} = ${name} + excluded.${name}`)}`;

/** The same for many rows at once. */
const summingAll = (sum, row, rest) =>
  summing(
    sum,
    row,
    `${rest} GROUP BY ${Object.keys(sum.keys)
      .map((_, at) => at + 1)
      .join(", ")}`,
    (value) => `SUM(${value})`,
  );
const negative = (sum) => ({
  ...sum,
  values: Object.fromEntries(
    Object.entries(sum.values).map(([name, value]) => [name, (row) => `-(${value(row)})`]),
  ),
});
const subtracting = ({ table, keys, values }, row) =>
  `UPDATE ${table} SET ${listOf(values, ([name, value]) => `${name} = ${name} - (${value(row)})`)}
    WHERE (${namesOf(keys)}) = (${listOf(keys, ([, key]) => key(row))});`;

/** Writes of this migration, in its transaction. */
const sellerWrites = (app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  const trigger = (name, event, statements) => {
    run(`DROP TRIGGER IF EXISTS ${name}`);
    run(`CREATE TRIGGER ${name} ${event} BEGIN ${statements} END`);
  };
  const make = ({ table, keys, values }) => {
    run(`DROP TABLE IF EXISTS ${table}`);
    run(`CREATE TABLE ${table} (${listOf(keys, ([name]) => `${name} TEXT NOT NULL`)},
      ${listOf(values, ([name]) => `${name} INTEGER NOT NULL`)}, PRIMARY KEY (${namesOf(keys)})) WITHOUT ROWID`);
  };
  const follow = (sum, source, watched) => {
    const plus = `${summing(sum, "new.", "WHERE TRUE")};`;
    const minus = subtracting(sum, "old.");
    trigger(`${sum.table}_added`, `AFTER INSERT ON ${source}`, plus);
    trigger(`${sum.table}_removed`, `AFTER DELETE ON ${source}`, minus);
    trigger(`${sum.table}_changed`, `AFTER UPDATE OF ${watched} ON ${source}`, `${minus} ${plus}`);
  };
  return { run, trigger, make, follow };
};

const sumInvoiceDays = ({ run, make, follow }) => {
  make(invoiceDays);
  run(summingAll(invoiceDays, "", "FROM optique_invoices WHERE TRUE"));
  follow(
    invoiceDays,
    "optique_invoices",
    "company, date, seller_id, total_amount, credited_amount, fund_part, paid_amount, status",
  );
};

const sumPaymentDays = ({ run, make, follow }) => {
  const ownPayments = paymentDays(sellerOfInvoice);
  make(ownPayments);
  run(
    summingAll(
      paymentDays(() => "COALESCE(i.seller_id, '')"),
      "p.",
      "FROM optique_payments p LEFT JOIN optique_invoices i ON i.id = p.invoice WHERE TRUE",
    ),
  );
  follow(
    ownPayments,
    "optique_payments",
    "company, date, invoice, payment_method, fund, amount, cheque_state",
  );
};

const sumSaleDays = ({ run, make }) => {
  make(soldLine("", "t", "i"));
  run("CREATE INDEX idx_sale_days_product ON optique_sale_days (product, day, quantity)");
  run(
    summingAll(
      soldLine("", "t", "i"),
      "",
      "FROM optique_invoice_items t JOIN optique_invoices i ON i.id = t.invoice WHERE TRUE",
    ),
  );
  run(
    summingAll(
      creditedLine("-", "t", "n"),
      "",
      "FROM optique_credit_items t JOIN optique_credit_notes n ON n.id = t.credit_note WHERE TRUE",
    ),
  );
};

const followSaleDays = ({ trigger }) => {
  const ofLine = (sign, row) =>
    `${summing(soldLine(sign, row, "i"), "", `FROM optique_invoices i WHERE i.id = ${row}.invoice`)};`;
  const ofInvoice = (sign, row) =>
    `${summing(soldLine(sign, "t", row), "", `FROM optique_invoice_items t WHERE t.invoice = ${row}.id`)};`;
  trigger("optique_sale_days_added", "AFTER INSERT ON optique_invoice_items", ofLine("", "new"));
  trigger("optique_sale_days_removed", "AFTER DELETE ON optique_invoice_items", ofLine("-", "old"));
  trigger(
    "optique_sale_days_changed",
    "AFTER UPDATE OF invoice, product, quantity, price, discount, product_name, product_type ON optique_invoice_items",
    `${ofLine("-", "old")} ${ofLine("", "new")}`,
  );
  // PocketBase deletes lines after their document; their own trigger then finds no day and changes nothing.
  trigger("optique_sale_days_gone", "BEFORE DELETE ON optique_invoices", ofInvoice("-", "old"));
  trigger(
    "optique_sale_days_moved",
    "AFTER UPDATE OF company, date, seller_id ON optique_invoices",
    `${ofInvoice("-", "old")} ${ofInvoice("", "new")}`,
  );
  trigger(
    "optique_sale_days_credited",
    "AFTER INSERT ON optique_credit_items",
    `${summing(creditedLine("-", "new", "n"), "", "FROM optique_credit_notes n WHERE n.id = new.credit_note")};`,
  );
  trigger(
    "optique_sale_days_uncredited",
    "BEFORE DELETE ON optique_credit_notes",
    `${summing(creditedLine("", "t", "old"), "", "FROM optique_credit_items t WHERE t.credit_note = old.id")};`,
  );
};

/** Gives the payments of an invoice to another seller. */
const handedPayments = (from, to) => {
  const of = "FROM optique_payments p WHERE p.invoice = old.id";
  return `${summingAll(negative(paymentDays(() => from)), "p.", of)}; ${summingAll(
    paymentDays(() => to),
    "p.",
    of,
  )};`;
};
/** Gives what was credited of an invoice to another seller. */
const handedCredits = (from, to) => {
  const of =
    "FROM optique_credit_notes n JOIN optique_credit_items t ON t.credit_note = n.id WHERE n.invoice = old.id";
  return `${summing(creditedLine("", "t", "n", from), "", of)}; ${summing(creditedLine("-", "t", "n", to), "", of)};`;
};

const followSellers = ({ trigger }) => {
  // Payments and credit notes outlive their invoice for a moment: they are nobody's then.
  trigger(
    "optique_sellers_gone",
    "BEFORE DELETE ON optique_invoices WHEN old.seller_id > ''",
    `${handedPayments("old.seller_id", "''")} ${handedCredits("old.seller_id", "''")}`,
  );
  trigger(
    "optique_sellers_changed",
    "AFTER UPDATE OF seller_id ON optique_invoices WHEN old.seller_id <> new.seller_id",
    `${handedPayments("old.seller_id", "new.seller_id")} ${handedCredits("old.seller_id", "new.seller_id")}`,
  );
};

migrate((app) => {
  const writes = sellerWrites(app);
  sumInvoiceDays(writes);
  sumPaymentDays(writes);
  sumSaleDays(writes);
  followSaleDays(writes);
  followSellers(writes);
});
