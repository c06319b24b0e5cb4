/** Checks the rights that the content of a sale needs, however it is written. */
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { noDiscounts } from "#domain/people/permissions.ts";
import { allowedInSale } from "#domain/quotes/approvedQuote.ts";
import {
  type LineChange,
  type PaidAmount,
  type PaymentChange,
  rightsOfPayment,
  rightsOfLines,
} from "#domain/sale/saleRights.ts";
import { checkNeeded, lineOf } from "./neededRights.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { itemProductOf, type SaveLookups } from "#server/stock/saveLookups.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import type { SaleChange } from "./saleChange.ts";
import { lensChange, type SalePrices } from "./saleLenses.ts";
import type { SaleTarget } from "./saleTarget.ts";

export const paidOf = (values: Values): PaidAmount => ({
  ...values,
  amount: Number(values["amount"]),
  payment_method: textValue(values["payment_method"]),
  cheque_state: textValue(values["cheque_state"]),
});

/** Checks the rights for the lines and payments of a sale. */
export function checkSaleRights(
  actor: Actor,
  { id: record, client, quote }: Pick<SaleTarget, "id" | "client" | "quote">,
  { items, payments, finalItems, own }: SaleChange,
  { products, shop, ...prices }: SaveLookups & SalePrices,
): void {
  // When a child is saved alone, the act names the document but no client.
  checkNeeded(actor, own ? { record } : { record, client }, (person) => {
    const productOf = (item: Parameters<typeof itemProductOf>[0]) =>
      products[itemProductOf(item)] ?? null;
    const supplements = prices.supplements();
    const lensOf = (item: DocumentChild, before: Values | null) =>
      lensChange(item, before, prices, supplements);
    const removed = items.removed.map((stored): LineChange => ({
      before: lineOf(stored),
      after: null,
      product: null,
    }));
    const written = [
      ...items.added.map((item) => ({
        before: null,
        after: lineOf(item.values),
        product: productOf(item),
        ...lensOf(item, null),
      })),
      ...items.updated.map(({ stored, wanted }) => ({
        before: lineOf(stored),
        after: lineOf({ ...stored, ...wanted.values }),
        product: productOf(wanted),
        ...lensOf(wanted, { ...stored }),
      })),
    ];
    const allowed = allowedInSale(
      quote?.approved ?? [],
      written.map(({ after }) => after),
    );
    const lines: LineChange[] = [
      ...removed,
      ...written.map((one) => ({ ...one, allowed: allowed.get(one.after) })),
    ];
    const paid: PaymentChange[] = [
      ...payments.removed.map((stored) => ({ before: paidOf(stored), after: null })),
      ...payments.added.map(({ values }) => ({ before: null, after: paidOf(values) })),
      ...payments.updated.map(({ stored, wanted }) => ({
        before: paidOf(stored),
        after: paidOf({ ...stored, ...wanted.values }),
      })),
    ];
    return [
      ...rightsOfLines(person, shop ?? noDiscounts, lines, finalItems.map(lineOf)),
      ...paid.flatMap(rightsOfPayment),
    ];
  });
}
