/** Rights that a change of a sale asks for beyond `sale.write` (docs/access.md, Rights). */
import { type Centimes, minus, noMoney, sum, times, toCentimes } from "#domain/core/money.ts";
import type { Values } from "#domain/core/values.ts";
import { freeDiscount, type Person, type Right, can } from "#domain/people/permissions.ts";
import { itemTotal } from "./invoice.ts";

/** Right that an act needs, and the amount it is about in centimes. */
export type NeededRight = { right: Right; amount: Centimes };

export type SoldLine = { product: string; quantity: number; price: number; discount: number };
/** Change of a line; `product`: prices of its product, null for a free line. */
export type LineChange = {
  before: SoldLine | null;
  after: SoldLine | null;
  product: { selling_price: number; min_price: number } | null;
};
/** Payment as it is stored; `amount` in dirhams. */
export type PaidAmount = Values & { amount: number; payment_method: string; cheque_state: string };
export type PaymentChange = { before: PaidAmount | null; after: PaidAmount | null };

type Shop = Parameters<typeof freeDiscount>[1];

const grossOf = ({ quantity, price }: SoldLine): Centimes =>
  itemTotal({ quantity, price, discount: 0 });

/** Half a centime, by which a discount may exceed its percent when it is rounded. */
const rounding = 0.5;

/** Discount that a role gives of a line, in centimes and parts of them. */
const freeOf = (person: Person, shop: Shop, line: SoldLine): number =>
  (grossOf(line) * freeDiscount(person, shop)) / 100;

/** Part of a line's discount above the role's percent, in centimes. */
const excessOf = (free: number, discount: Centimes): number =>
  Math.max(0, discount - free - rounding);

/** Part of a line's free discount that rounding down left unused: at most a centime. */
const leftOf = (free: number, discount: Centimes): number =>
  discount === 0 && free >= 1 ? 0 : Math.min(1, Math.max(0, free - discount));

/** True of a discount that was not lowered or left as it was. */
const isDiscounted = ({ before, after }: LineChange): boolean =>
  after !== null &&
  after.discount > 0 &&
  !(
    before !== null &&
    before.quantity === after.quantity &&
    before.price === after.price &&
    before.discount >= after.discount
  );

/** Rights of discounts. Above the role's percent, lines may take the centimes that a spread left of the others. */
function discountRights(
  person: Person,
  shop: Shop,
  changes: readonly LineChange[],
  lines: readonly SoldLine[],
): NeededRight[] {
  const asked = changes.filter(isDiscounted).flatMap(({ after }) => {
    if (!after) return [];
    const amount = toCentimes(after.discount);
    return [{ amount, excess: excessOf(freeOf(person, shop, after), amount) }];
  });
  const taken = asked.reduce((total, { excess }) => total + excess, 0);
  const left = lines.reduce(
    (total, line) => total + leftOf(freeOf(person, shop, line), toCentimes(line.discount)),
    0,
  );
  const isSpread = taken - left < 1;
  return asked.map(({ amount, excess }) => ({
    right: excess > 0 && !isSpread ? "discount.any" : "discount",
    amount,
  }));
}

function priceRights({ before, after, product }: LineChange): NeededRight[] {
  if (!after || !product) return [];
  const isSame = before?.product === after.product && before.price === after.price;
  const [price, listed] = [toCentimes(after.price), toCentimes(product.selling_price)];
  const change = times(Math.abs(minus(price, listed)) as Centimes, after.quantity);
  const changed = isSame || price === listed ? [] : [change];
  const floor = toCentimes(product.min_price) * after.quantity;
  const below = minus(floor as Centimes, itemTotal(after));
  const isLine = isSame && before.quantity === after.quantity && before.discount === after.discount;
  return [
    ...changed.map((amount): NeededRight => ({ right: "price.change", amount })),
    ...(below > 0 && !isLine ? [{ right: "price.floor" as const, amount: below }] : []),
  ];
}

/** Rights of changed lines; `lines`: all lines of the sale after it. */
export const rightsOfLines = (
  person: Person,
  shop: Shop,
  changes: readonly LineChange[],
  lines: readonly SoldLine[],
): NeededRight[] => [
  ...discountRights(person, shop, changes, lines),
  ...changes.flatMap((change) => [...removalRights(change), ...priceRights(change)]),
];

/** Amount that leaves the sale: the line or its product, pieces of it, or a part of a free line's price. */
function removedAmount({ before, after }: LineChange): Centimes {
  if (!before) return noMoney;
  if (after?.product !== before.product) return itemTotal(before);
  const pieces = Math.max(0, before.quantity - after.quantity);
  const ofPieces = Math.round((itemTotal(before) * pieces) / before.quantity) as Centimes;
  const lower = minus(toCentimes(before.price), toCentimes(after.price));
  return before.product === "" && lower > 0
    ? sum([ofPieces, times(lower, Math.min(before.quantity, after.quantity))])
    : ofPieces;
}

const removalRights = (change: LineChange): NeededRight[] => {
  const amount = removedAmount(change);
  const isGone = change.before !== null && change.after === null;
  return isGone || amount > 0 ? [{ right: "document.delete", amount }] : [];
};

/** Fields of a payment that follow its method. */
const ofMethod = ["reference", "bank", "due_on", "credit_note"];
/** Fields of a payment beside its amount, its method and the state of a cheque. */
const ofPayment = ["date", "notes", "invoice", ...ofMethod];

/** Rights of a changed payment: taking money, taking it off again, and the way of a cheque. */
export function rightsOfPayment({ before, after }: PaymentChange): NeededRight[] {
  const [was, amount] = [toCentimes(before?.amount), toCentimes(after?.amount)];
  if (!before) return [{ right: "payment.take", amount }];
  if (!after) return [{ right: "document.delete", amount: was }];
  const isOther = after.payment_method !== before.payment_method;
  const off = isOther ? was : minus(was, amount);
  const isMoved = !isOther && after.cheque_state !== before.cheque_state;
  const fields = isOther ? ofPayment.filter((name) => !ofMethod.includes(name)) : ofPayment;
  const isEdited = amount > was || fields.some((name) => after[name] !== before[name]);
  return [
    ...(off > 0 ? [{ right: "document.delete" as const, amount: off }] : []),
    ...(isMoved ? [{ right: "cheque.state" as const, amount }] : []),
    ...(isEdited || (off <= 0 && !isMoved) ? [{ right: "payment.take" as const, amount }] : []),
  ];
}

/** First act that a person lacks the right to, with the sum of all that it covers; null when none. */
export function lackedRight(person: Person, needed: readonly NeededRight[]): NeededRight | null {
  const first = needed.find(({ right }) => !can(person, right));
  if (!first) return null;
  const same = needed.filter(({ right }) => right === first.right);
  return { right: first.right, amount: sum(same.map(({ amount }) => amount)) };
}
