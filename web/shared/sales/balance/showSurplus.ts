import { formatMoney, noMoney } from "#domain/core/money.ts";
import { balanceOfInvoice, type StoredAmounts } from "#domain/sale/due.ts";
import { toast } from "#ui/feedback/toast.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";

export const surplusOfInvoice = (invoice: StoredAmounts) => balanceOfInvoice(invoice).surplus;

/** Shows a toast about a surplus after a save. */
export function showSurplus(invoice: StoredAmounts | null | undefined): void {
  const surplus = invoice ? surplusOfInvoice(invoice) : noMoney;
  if (surplus > 0) toast.info(salesStrings.surplus.give(formatMoney(surplus)));
}
