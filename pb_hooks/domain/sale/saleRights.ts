/** Rights that a change of a sale needs besides `sale.write` (docs/access.md, Rights). */
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
 * Right that an act needs, and its amount in centimes. `base`: price before the discount. `of`: line of a discount, or
 * of a price below its floor.
 */
export type NeededRight = { right: Right; amount: Centimes; base?: Centimes; of?: SoldLine };

/** Earlier approval of a line by a colleague: its discount, and the centimes by which it may be below its floor. */
export type Allowed = { discount: boolean; below: Centimes };

/** `pair`: absent for the first pair. */
export type SoldLine = Pick<InvoiceItem, "product" | "quantity" | "price" | "discount"> & {
  pair?: number;
};
/** Change of a line; `product`: prices of its product, null for a line without a product. */
export type LineChange = {
  before: SoldLine | null;
  after: SoldLine | null;
  product: { selling_price: number; min_price: number } | null;
  allowed?: Allowed | undefined;
  /** Prices in dirhams that need no right; by default the selling price. */
  listed?: readonly number[] | undefined;
  /** `new`: the lens changed, so its price is checked again. `special`: the lens is outside its tariff. */
  lens?: "new" | "special" | undefined;
};
/** Stored form of a payment; `amount` in dirhams. */
export type PaidAmount = Values & { amount: number; payment_method: string; cheque_state: string };
export type PaymentChange = { before: PaidAmount | null; after: PaidAmount | null };

const grossOf = ({ quantity, price }: SoldLine): Centimes =>
  itemTotal({ quantity, price, discount: 0 });

/** Half a centime by which a rounded discount may exceed its percentage. */
const rounding = 0.5;

/** Percentage of the standing offer on a line: 0 on the first pair. */
const offerOf = (shop: ShopDiscounts, line: SoldLine): number =>
  pairOf(line) > firstPair ? shop.second_pair_discount : 0;

/** True of a discount within the standing offer, which needs no right. */
const isOffered = (shop: ShopDiscounts, line: SoldLine): boolean =>
  offerOf(shop, line) > 0 &&
  excessOf((grossOf(line) * offerOf(shop, line)) / 100, toCentimes(line.discount)) === 0;

/** False when a line moves from a later pair, which has the standing offer, to the first. */
const keepsOffer = (before: SoldLine, after: SoldLine): boolean =>
  pairOf(before) === firstPair || pairOf(after) > firstPair;

/** Discount that a role or the standing offer allows on a line, in centimes with fractions. */
const freeOf = (person: Person, shop: ShopDiscounts, line: SoldLine): number =>
  (grossOf(line) * Math.max(freeDiscount(person, shop), offerOf(shop, line))) / 100;

/** Part of a line's discount above the allowed one, in centimes. */
const excessOf = (free: number, discount: Centimes): number =>
  Math.max(0, discount - free - rounding);

/** Part of the allowed discount that a line lost by rounding down: at most a centime. */
const leftOf = (free: number, discount: Centimes): number =>
  discount === 0 && free >= 1 ? 0 : Math.min(1, Math.max(0, free - discount));

/** True of a discount to check: a new or raised one, or one on a line whose price, quantity or pair changed. */
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
 * Rights for discounts beyond the standing offer. Lines may exceed the allowed percentage by the centimes that other
 * lines lost by rounding.
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

/** Centimes by which a line is below its floor; a discount within the standing offer does not count. */
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

/** Rights that changed lines need. `lines`: all lines of the sale after the change. */
export const rightsOfLines = (
  person: Person,
  shop: ShopDiscounts,
  changes: readonly LineChange[],
  lines: readonly SoldLine[],
): NeededRight[] => [
  ...discountRights(person, shop, changes, lines),
  ...changes.flatMap((change) => [...removalRights(change), ...priceRights(shop, change)]),
];

/**
 * Amount removed from the sale: a line or its product, some of its pieces, or part of the price of a line without a
 * product.
 */
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

/** Fields of a payment that depend on its method. */
const ofMethod = ["reference", "bank", "due_on", "credit_note"];
/** Fields of a payment other than its amount, its method and the state of a cheque. */
const ofPayment = ["date", "notes", "invoice", ...ofMethod];

/** Fields with the state of a cheque. */
const ofState = ["cheque_state", "bounced_on", "bounce_note"];

/** Rights that a changed payment needs: taking money, removing it, and changing the state of a cheque. */
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

/** Rights that a person lacks, each with the sum of the amounts that need it. */
export function lackedRights(person: Person, needed: readonly NeededRight[]): NeededRight[] {
  const lacked = [...new Set(needed.map(({ right }) => right))].filter((one) => !can(person, one));
  return lacked.map((right) => {
    const same = needed.filter((one) => one.right === right);
    const bases = same.flatMap(({ base }) => base ?? []);
    return { right, amount: sum(same.map(({ amount }) => amount)), base: sum(bases) };
  });
}
