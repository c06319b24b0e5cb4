import { formatMoney, noMoney, toCentimes } from "#domain/core/money.ts";
import type { Invoice } from "#domain/core/records.ts";
import { invoiceBalance } from "#domain/sale/due.ts";
import { toast } from "#ui/feedback/toast.ts";
import { salesStrings } from "./sales.strings.ts";

type Paid = Pick<Invoice, "total_amount" | "paid_amount">;

/** Surplus. */
export const surplusOfInvoice = ({ total_amount, paid_amount }: Paid) =>
  invoiceBalance(toCentimes(total_amount), toCentimes(paid_amount)).surplus;

/** Toast about a surplus after a save. */
export function showSurplus(invoice: Paid | null | undefined): void {
  const surplus = invoice ? surplusOfInvoice(invoice) : noMoney;
  if (surplus > 0) toast.info(salesStrings.surplus.give(formatMoney(surplus)));
}
