/** Start values for editing a stored counter sale. */
import { today } from "#domain/core/days/days.ts";
import { sum, toCentimes } from "#domain/core/money.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { noOtherMoney, type SaleMoney } from "#shared/credits/exchange.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { type SaleValues, storedOf } from "./saleValues.ts";

/** Form values of a stored sale. A single payment of today can be edited; any others stay unchanged. */
export function editedSale(invoice: InvoiceDocument): {
  stored: Stored<SaleValues>;
  money: SaleMoney;
} {
  const stored = storedOf(invoice);
  const { payments } = invoice;
  const isOpen = payments.length <= 1 && payments.every(({ date }) => date.startsWith(today()));
  if (isOpen) return { stored, money: noOtherMoney };
  const counted = payments.filter(isCountedPayment);
  const paid = sum(counted.map(({ amount }) => toCentimes(amount)));
  return {
    stored: { ...stored, base: { ...stored.base, payments: [] } },
    money: { ...noOtherMoney, paid },
  };
}
