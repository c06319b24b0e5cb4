/** Rights that a change of a sale asks for beyond `sale.write` (docs/access.md, Rights). */
import { type Centimes, minus, noMoney, sum, times, toCentimes } from "#domain/core/money.ts";
import type { InvoiceItem } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import {
  can,
  freeDiscount,
  type Person,
  type Right,
  type ShopDiscounts,
} from "#domain/people/permissions.ts";
import { firstPair, pairOf } from "#domain/workshop/lensEyes.ts";
import { itemTotal } from "./invoice.ts";

/**
 * Right that an act needs, and the amount it is about in centimes. `base`: the price that a discount is taken off. `of`: the
 * line of a discount or a floor.
 */
export type NeededRight = { right: Right; amount: Centimes; base?: Centimes; of?: SoldLine };

/** What a colleague allowed of a line before: its discount, and so many centimes below its floor. */
export type Allowed = { discount: boolean; below: Centimes };

/** `pair`: a line without one is of the first. */
export type SoldLine = Pick<InvoiceItem, "product" | "quantity" | "price" | "discount"> & {
  pair?: number;
};
/** Change of a line; `product`: prices of its product, null for a free line. */
export type LineChange = {
  before: SoldLine | null;
  after: SoldLine | null;
  product: { selling_price: number; min_price: number } | null;
  allowed?: Allowed | undefined;
  /** Prices in dirhams that ask for no right; absent is the selling price. */
  listed?: readonly number[] | undefined;
  /** `new`: another lens, whose price is asked for anew. `special`: one beyond its tariff. */
  lens?: "new" | "special" | undefined;
};
/** Payment as it is stored; `amount` in dirhams. */
export type PaidAmount = Values & { amount: number; payment_method: string; cheque_state: string };
export type PaymentChange = { before: PaidAmount | null; after: PaidAmount | null };

const grossOf = ({ quantity, price }: SoldLine): Centimes =>
  itemTotal({ quantity, price, discount: 0 });

/** Half a centime, by which a discount may exceed its percent when it is rounded. */
const rounding = 0.5;

/** Percent of the standing offer on a line: 0 on the first pair. */
const offerOf = (shop: ShopDiscounts, line: SoldLine): number =>
  pairOf(line) > firstPair ? shop.second_pair_discount : 0;

/** True of a discount within the standing offer, which asks for no right. */
const isOffered = (shop: ShopDiscounts, line: SoldLine): boolean =>
  offerOf(shop, line) > 0 &&
  excessOf((grossOf(line) * offerOf(shop, line)) / 100, toCentimes(line.discount)) === 0;

/** True unless a line leaves the pairs of the standing offer. */
const keepsOffer = (before: SoldLine, after: SoldLine): boolean =>
  pairOf(before) === firstPair || pairOf(after) > firstPair;

/** Discount that a role or the offer gives of a line, in centimes and parts of them. */
const freeOf = (person: Person, shop: ShopDiscounts, line: SoldLine): number =>
  (grossOf(line) * Math.max(freeDiscount(person, shop), offerOf(shop, line))) / 100;

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
    before.discount >= after.discount &&
    keepsOffer(before, after)
  );

/**
 * Rights of discounts beyond the standing offer. Above the role's percent, lines may take the centimes that a spread left of
 * the others.
 */
function discountRights(
  person: Person,
  shop: ShopDiscounts,
  changes: readonly LineChange[],
  lines: readonly SoldLine[],
): NeededRight[] {
  const asked = changes.filter(isDiscounted).flatMap(({ after, allowed }) => {
    if (!after || isOffered(shop, after) || allowed?.discount) return [];
    const amount = toCentimes(after.discount);
    const excess = excessOf(freeOf(person, shop, after), amount);
    return [{ amount, base: grossOf(after), of: after, excess }];
  });
  const taken = asked.reduce((total, { excess }) => total + excess, 0);
  const left = lines.reduce(
    (total, line) => total + leftOf(freeOf(person, shop, line), toCentimes(line.discount)),
    0,
  );
  const isSpread = taken - left < 1;
  return asked.map(({ excess, ...asks }) => ({
    right: excess > 0 && !isSpread ? "discount.any" : "discount",
    ...asks,
  }));
}

/** Centimes of a line below its floor; a discount within the standing offer takes none. */
const belowFloor = (
  shop: ShopDiscounts,
  line: SoldLine,
  { min_price }: { min_price: number },
): number => {
  const floor = toCentimes(min_price) * line.quantity;
  return Math.max(0, floor - (isOffered(shop, line) ? grossOf(line) : itemTotal(line)));
};

function priceRights(shop: ShopDiscounts, change: LineChange): NeededRight[] {
  const { before, after, product, allowed, lens, listed = [product?.selling_price ?? 0] } = change;
  if (!after || !product) return [];
  const isSame = !lens && before?.product === after.product && before.price === after.price;
  const price = toCentimes(after.price);
  const apart = listed.map((one) => Math.abs(minus(price, toCentimes(one))));
  const nearest = apart.length > 0 ? Math.min(...apart) : price;
  const difference = times(nearest as Centimes, after.quantity);
  const isListed = nearest === 0 && apart.length > 0;
  const changed = lens !== "special" && (isSame || isListed) ? [] : [difference];
  const below = belowFloor(shop, after, product) as Centimes;
  const isLine =
    isSame &&
    before.quantity === after.quantity &&
    before.discount === after.discount &&
    keepsOffer(before, after);
  return [
    ...changed.map((amount): NeededRight => ({ right: "price.change", amount })),
    ...(below > (allowed?.below ?? 0) && !isLine
      ? [{ right: "price.floor" as const, amount: below, of: after }]
      : []),
  ];
}

/** Rights of changed lines; `lines`: all lines of the sale after it. */
export const rightsOfLines = (
  person: Person,
  shop: ShopDiscounts,
  changes: readonly LineChange[],
  lines: readonly SoldLine[],
): NeededRight[] => [
  ...discountRights(person, shop, changes, lines),
  ...changes.flatMap((change) => [...removalRights(change), ...priceRights(shop, change)]),
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

/** Fields that say where a cheque is. */
const ofState = ["cheque_state", "bounced_on", "bounce_note"];

/** Rights of a changed payment: taking money, taking it off again, and the way of a cheque. */
export function rightsOfPayment({ before, after }: PaymentChange): NeededRight[] {
  const [was, amount] = [toCentimes(before?.amount), toCentimes(after?.amount)];
  if (!before) return [{ right: "payment.take", amount }];
  if (!after) return [{ right: "document.delete", amount: was }];
  const isOther = after.payment_method !== before.payment_method;
  const off = isOther ? was : minus(was, amount);
  const isMoved = !isOther && ofState.some((name) => after[name] !== before[name]);
  const fields = isOther ? ofPayment.filter((name) => !ofMethod.includes(name)) : ofPayment;
  const isEdited = amount > was || fields.some((name) => after[name] !== before[name]);
  return [
    ...(off > 0 ? [{ right: "document.delete" as const, amount: off }] : []),
    ...(isMoved ? [{ right: "cheque.state" as const, amount }] : []),
    ...(isEdited || (off <= 0 && !isMoved) ? [{ right: "payment.take" as const, amount }] : []),
  ];
}

/** Acts that a person lacks the right to, each with the sum of all that it covers. */
export function lackedRights(person: Person, needed: readonly NeededRight[]): NeededRight[] {
  const lacked = [...new Set(needed.map(({ right }) => right))].filter((one) => !can(person, one));
  return lacked.map((right) => {
    const same = needed.filter((one) => one.right === right);
    const bases = same.flatMap(({ base }) => base ?? []);
    return { right, amount: sum(same.map(({ amount }) => amount)), base: sum(bases) };
  });
}
