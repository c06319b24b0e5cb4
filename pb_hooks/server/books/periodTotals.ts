/** Totals of a period's dated records, in centimes and pieces; the integrity report compares them with the journal. */
import { centimesSql } from "#domain/core/money.ts";
import { grossTotalSql, itemTotalSql } from "#domain/sale/invoice.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

/** Count and sum of a collection's records in the period; `t` and `x` are its aliases, free in every caller's SQL. */
type Total = { from: string; amount: string };

const rows = (collection: string, amount: string, day = "date"): Total => ({
  from: `${collection} t WHERE t.company = {:company} AND t.${day} BETWEEN {:from} AND {:to}`,
  amount,
});
const lines = (items: string, relation: string, header: string, amount: string): Total => ({
  from: `${header} t CROSS JOIN ${items} x ON x.${relation} = t.id
    WHERE t.company = {:company} AND t.date BETWEEN {:from} AND {:to}`,
  amount,
});
const [total, amount] = [centimesSql("t.total_amount"), centimesSql("t.amount")];

const totals: Readonly<Record<string, Total>> = {
  invoices: rows("optique_invoices", total),
  lines: lines("optique_invoice_items", "invoice", "optique_invoices", itemTotalSql("x")),
  payments: rows("optique_payments", amount),
  refunds: rows("optique_refunds", amount),
  credits: rows("optique_credit_notes", total),
  reversals: rows("optique_reversals", amount),
  moves: rows("optique_cash_moves", amount),
  closes: rows("optique_closes", centimesSql("t.counted"), "day"),
  receipts: lines(
    "optique_stock_receipt_items",
    "receipt",
    "optique_stock_receipts",
    grossTotalSql("x"),
  ),
  movements: rows("optique_stock_movements", "CAST(t.quantity AS INTEGER)"),
  bills: rows("optique_bills", total, "booked_on"),
  supplierCredits: rows("optique_supplier_credits", total, "booked_on"),
  billPayments: rows("optique_bill_payments", amount),
  billParts: rows("optique_bill_parts", amount),
};

const pairSql = ({ from, amount }: Total): string =>
  `(SELECT json_array(COUNT(*), COALESCE(SUM(${amount}), 0)) FROM ${from})`;

/** SQL of a period's totals: a JSON object of `[count, sum]`. Company and days are passed as SQL too. */
export const totalsSql = (period: { company: string; from: string; to: string }): string => {
  const pairs = Object.entries(totals).map(([name, total]) => `'${name}', ${pairSql(total)}`);
  return `json_object(${pairs.join(", ")})`.replace(
    /\{:(company|from|to)\}/g,
    (_, name: keyof typeof period) => period[name],
  );
};

const totalsRead = reading(
  `SELECT ${totalsSql({ company: "{:company}", from: "{:from}", to: "{:to}" })}`,
);

/** Reads the totals of a period whose days are in stored form. */
export const totalsOf = (
  app: core.App,
  period: { company: string; from: string; to: string },
): Record<string, [count: number, sum: number]> => readJson(app, totalsRead, period);
