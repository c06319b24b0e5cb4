/** Checks the rights that the content of a sale asks for, whichever way it is written. */
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Act } from "#domain/people/approvals.ts";
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
import { isOtherLens } from "#domain/lenses/lensLine.ts";
import { isSamePower, powerOf } from "#domain/lenses/power.ts";
import type { ListedPrices } from "#server/lenses/soldLenses.ts";
import type { Taken } from "#domain/documents/taken.ts";
import type { SaleChange } from "./saleChange.ts";

export const paidOf = (values: Values): PaidAmount => ({
  ...values,
  amount: Number(values["amount"]),
  payment_method: textValue(values["payment_method"]),
  cheque_state: textValue(values["cheque_state"]),
});

/**
 * How a line with a power is priced: by its tariff, or as its quote has it. Under the lock its price stays, and asks for no
 * right.
 */
function lensChange(
  { id, values }: DocumentChild,
  before: Values | null,
  { prices, sold, isLocked }: { prices: ListedPrices; sold: Taken["lenses"]; isLocked: boolean },
): Pick<LineChange, "listed" | "lens"> {
  const power = powerOf(values["power"]);
  if (!power) return {};
  const quoted = sold.filter(
    (one) => one.product === values["product"] && isSamePower(one.power, power),
  );
  const listed = [
    ...(prices.has(id) ? [prices.get(id) ?? 0] : []),
    ...quoted.map(({ price }) => price),
  ];
  if (isLocked || !isOtherLens(before, values)) return { listed };
  return { listed, lens: values["special"] ? "special" : "new" };
}

/** Lines and payments of a sale that is saved whole; `about`: its invoice and client. `quote`: the one that it is made of. */
export function checkSaleRights(
  actor: Actor,
  { record, client, isLocked }: Required<Pick<Act, "record" | "client">> & { isLocked: boolean },
  { items, payments, finalItems, own }: SaleChange,
  { products, shop, prices }: SaveLookups & { prices: ListedPrices },
  quote: Taken | null,
): void {
  // An act on a child is about its document alone.
  checkNeeded(actor, own ? { record } : { record, client }, (person) => {
    const productOf = (item: Parameters<typeof itemProductOf>[0]) =>
      products[itemProductOf(item)] ?? null;
    const lensOf = (item: DocumentChild, before: Values | null) =>
      lensChange(item, before, { prices, sold: quote?.lenses ?? [], isLocked });
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
