/** Checks the rights that the content of a sale asks for, whichever way it is written. */
import { toDirhams } from "#domain/core/money.ts";
import { textValue, type Values } from "#domain/core/values.ts";
import type { Act } from "#domain/people/approvals.ts";
import { hasAllRights } from "#domain/people/permissions.ts";
import {
  lackedRight,
  type LineChange,
  type NeededRight,
  type PaidAmount,
  type PaymentChange,
  rightsOfPayment,
  rightsOfLines,
  type SoldLine,
} from "#domain/sale/saleRights.ts";
import type { Actor } from "#server/platform/recordEvents.ts";
import { refuseRight } from "#server/platform/refuse.ts";
import { isApproved } from "#server/platform/routeRequest.ts";
import { storedRecord } from "#server/platform/storedRecords.ts";
import { itemProductOf, type PartFacts } from "#server/stock/documentPartFacts.ts";
import type { SaleChange } from "./saleParts.ts";

/** Refuses the first right of `needed` that the actor lacks; nothing is computed for a person with every right. */
function checkNeeded(
  actor: Actor,
  about: Pick<Act, "record" | "client">,
  needed: (of: NonNullable<Actor["person"]>) => NeededRight[],
): void {
  const { person } = actor;
  if (!person || hasAllRights(person)) return;
  let rights = needed(person);
  for (let lacked = lackedRight(person, rights); lacked; lacked = lackedRight(person, rights)) {
    const { right, amount } = lacked;
    const act = { ...about, amount: toDirhams(amount) };
    if (!isApproved(actor, right, act)) refuseRight(right, act);
    rights = rights.filter((one) => one.right !== right);
  }
}

const lineOf = (values: Values): SoldLine => ({
  product: textValue(values["product"]),
  quantity: Number(values["quantity"]),
  price: Number(values["price"]),
  discount: Number(values["discount"] ?? 0),
});
const paidOf = (values: Values): PaidAmount => ({
  ...values,
  amount: Number(values["amount"]),
  payment_method: textValue(values["payment_method"]),
  cheque_state: textValue(values["cheque_state"]),
});

/** Lines and payments of a sale that is saved whole; `about`: its invoice and client. */
export function checkSaleRights(
  actor: Actor,
  about: Required<Pick<Act, "record" | "client">>,
  { items, payments, finalItems }: SaleChange,
  { products, shop }: PartFacts,
): void {
  checkNeeded(actor, about, (person) => {
    const productOf = (item: Parameters<typeof itemProductOf>[0]) =>
      products[itemProductOf(item)] ?? null;
    const lines: LineChange[] = [
      ...items.removed.map((stored) => ({ before: lineOf(stored), after: null, product: null })),
      ...items.added.map((item) => ({
        before: null,
        after: lineOf(item.values),
        product: productOf(item),
      })),
      ...items.updated.map(({ stored, wanted }) => ({
        before: lineOf(stored),
        after: lineOf({ ...stored, ...wanted.values }),
        product: productOf(wanted),
      })),
    ];
    const paid: PaymentChange[] = [
      ...payments.removed.map((stored) => ({ before: paidOf(stored), after: null })),
      ...payments.added.map(({ values }) => ({ before: null, after: paidOf(values) })),
      ...payments.updated.map(({ stored, wanted }) => ({
        before: paidOf(stored),
        after: paidOf({ ...stored, ...wanted.values }),
      })),
    ];
    const percents = shop ?? { seller_discount: 0, optician_discount: 0 };
    return [
      ...rightsOfLines(person, percents, lines, finalItems.map(lineOf)),
      ...paid.flatMap(rightsOfPayment),
    ];
  });
}

type Written = { tx: core.App; record: core.Record; before: Values | null; actor: Actor };

/** A line written one by one. */
export function checkLineRights({ tx, record, before, actor }: Written, values: Values): void {
  checkNeeded(actor, { record: record.getString("invoice") }, (person) => {
    const after = lineOf(values);
    const product = after.product ? storedRecord(tx, "optique_products", after.product) : null;
    const shop = storedRecord(tx, "optique_companies", record.getString("company"));
    const percents = shop ?? { seller_discount: 0, optician_discount: 0 };
    const change = { before: before && lineOf(before), after, product };
    return rightsOfLines(person, percents, [change], [after]);
  });
}

/** A payment written one by one. */
export function checkPaymentRights({ record, before, actor }: Written, values: Values): void {
  checkNeeded(actor, { record: record.getString("invoice") }, () =>
    rightsOfPayment({ before: before && paidOf(before), after: paidOf(values) }),
  );
}
