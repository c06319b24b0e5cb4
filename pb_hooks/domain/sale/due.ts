/** Balance and status of an invoice (docs/rules-credits.md, Balance): each rule and its SQL. */
import { type Centimes, centimesSql, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { Invoice, InvoiceStatus } from "#domain/core/records.ts";

/**
 * Amounts of a stored invoice, in dirhams. `paid_amount`: payments of the client, less refunds and kept credits.
 * `fund_part`: what a fund owes or has paid (domain/claims/claimStatus.ts).
 */
export type StoredAmounts = Pick<
  Invoice,
  "total_amount" | "credited_amount" | "fund_part" | "paid_amount"
>;

/** Payments of an invoice, less refunds and kept credits. */
export const netPaid = (terms: Record<"payments" | "refunds" | "kept", Centimes>): Centimes =>
  minus(terms.payments, sum([terms.refunds, terms.kept]));

/**
 * Refund. A refund of a kept credit does not count on the invoice, because the credit left the invoice when it was
 * kept. A refund to a fund gives back money that was never the client's.
 */
type GivenBack = { amount: number; from_kept: boolean; fund?: string };

/** Credits and refunds of an invoice, in dirhams. */
type Credits = {
  credit_notes: readonly { total_amount: number; kept: number }[];
  refunds: readonly GivenBack[];
};

/** True of a refund of what the client had paid on the invoice. */
export const isClientRefund = ({ from_kept, fund }: Omit<GivenBack, "amount">): boolean =>
  !from_kept && !fund;

/** `isClientRefund` as SQL. */
export const clientRefundSql = "from_kept = FALSE AND fund = ''";

/** Sums of the credit notes and refunds of an invoice; zero without an invoice. */
export function creditedOf(
  invoice: Credits | null,
): Record<"credited" | "kept" | "refunds", Centimes> {
  const { credit_notes, refunds } = invoice ?? { credit_notes: [], refunds: [] };
  return {
    credited: sum(credit_notes.map(({ total_amount }) => toCentimes(total_amount))),
    kept: sum(credit_notes.map(({ kept }) => toCentimes(kept))),
    refunds: sum(refunds.filter(isClientRefund).map(({ amount }) => toCentimes(amount))),
  };
}

/** Remaining amount, and surplus (paid beyond the total); at least one of them is zero. `total`: the client's part. */
export function invoiceBalance(
  total: Centimes,
  paid: Centimes,
): Record<"remaining" | "surplus", Centimes> {
  return paid > total
    ? { remaining: noMoney, surplus: minus(paid, total) }
    : { remaining: minus(total, paid), surplus: noMoney };
}

/** Total of a stored invoice less its credit notes. */
export const netTotal = (
  invoice: Pick<StoredAmounts, "total_amount" | "credited_amount">,
): Centimes => minus(toCentimes(invoice.total_amount), toCentimes(invoice.credited_amount));

/** Part of a stored invoice that its client pays: the total less credit notes and the fund's part. */
export const clientPart = (invoice: Omit<StoredAmounts, "paid_amount">): Centimes =>
  minus(netTotal(invoice), toCentimes(invoice.fund_part));

/** `invoiceBalance` of a stored invoice. */
export const balanceOfInvoice = (invoice: StoredAmounts) =>
  invoiceBalance(clientPart(invoice), toCentimes(invoice.paid_amount));

/** Remaining amount of a stored invoice. */
export const invoiceDue = (invoice: StoredAmounts): Centimes => balanceOfInvoice(invoice).remaining;

/** `netTotal` as SQL, in centimes; `row`: the alias of the invoice. */
export const netTotalSql = (row: string): string =>
  `${centimesSql(`${row}.total_amount`)} - ${centimesSql(`${row}.credited_amount`)}`;

/** `clientPart` as SQL, in centimes. */
export const clientPartSql = (row: string): string =>
  `${netTotalSql(row)} - ${centimesSql(`${row}.fund_part`)}`;

/** `invoiceDue` as SQL, in centimes. */
export const invoiceDueSql = (row: string): string =>
  `MAX(0, ${clientPartSql(row)} - ${centimesSql(`${row}.paid_amount`)})`;

/** SQL condition of an invoice that is not fully paid. */
export const isOpenInvoiceSql = (row: string): string => `(${row}.status IN ('unpaid', 'partial'))`;

/**
 * Amount that the triggers of `optique_invoice_days` add for `new` and subtract for `old`. Migrations repeat this text.
 */
export const dayDueSql = (row: string): string =>
  `${isOpenInvoiceSql(row)} * (${invoiceDueSql(row)})`;

/**
 * Status: `cancelled` when everything is credited and nothing is due, `paid` when nothing is due, `partial` when
 * something was paid, else `unpaid`. An invoice without items and amount is `unpaid` too.
 */
export function invoiceStatusOf(
  { total, credited, fund, paid }: Record<"total" | "credited" | "fund" | "paid", Centimes>,
  itemCount: number,
): InvoiceStatus {
  if (total === 0 && itemCount === 0) return "unpaid";
  if (paid >= total - credited - fund)
    return total > 0 && credited === total ? "cancelled" : "paid";
  return paid > 0 ? "partial" : "unpaid";
}

/** `invoiceStatusOf` as SQL; `row`: the alias of the invoice, `itemCount`: SQL of the number of items. */
export const invoiceStatusSql = (row: string, itemCount: string): string => {
  const [total, credited, paid] = ["total", "credited", "paid"].map((name) =>
    centimesSql(`${row}.${name}_amount`),
  );
  return `CASE WHEN ${total} = 0 AND ${itemCount} = 0 THEN 'unpaid'
  WHEN ${paid} >= ${clientPartSql(row)} THEN IIF(${total} > 0 AND ${credited} = ${total}, 'cancelled', 'paid')
  WHEN ${paid} > 0 THEN 'partial' ELSE 'unpaid' END`;
};
