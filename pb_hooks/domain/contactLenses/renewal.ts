/** Renews the lenses of a sheet: lines, differences and warnings (docs/rules-contact-lenses.md). */
import { addDays, type IsoDay, parseDay } from "#domain/core/days/days.ts";
import { type EyeSide, eyeSides, type InvoiceItem, type Product } from "#domain/core/records.ts";
import { type DatedSheet } from "./checkOn.ts";
import type {
  RenewalDifference,
  RenewalWarning,
  RenewedItem,
  StoredSheet,
} from "./contactAnswers.ts";
import { type ContactEye, emptyLens, isSameLens, lensKeys, lensOf, lensOfEye } from "./lens.ts";
import { isCheckPast, isOlderSheet } from "./lensRemarks.ts";

export type RenewedSheet = DatedSheet &
  Pick<
    StoredSheet,
    "right_lens" | "left_lens" | "solution" | "check_on" | "right_until" | "left_until"
  >;
/** Product as it is today. */
export type RenewedProduct = Pick<Product, "name" | "type" | "selling_price" | "archived">;
/** Line of the client's last sale of lenses; `quantity`: without credited pieces. */
export type LastLine = Pick<
  InvoiceItem,
  "product" | "product_name" | "product_type" | "eye" | "quantity" | "price" | "lens"
>;
export type RenewalInputs = {
  sheet: RenewedSheet;
  /** The client's current sheet. */
  current: DatedSheet | null;
  /** Products that the sheet names, by id; a deleted one is absent. */
  products: Readonly<Record<string, RenewedProduct | undefined>>;
  lines: readonly LastLine[];
  /** Days before the lenses run out from which they should be renewed. */
  noticeDays: number;
};

const eyeOfSide = (sheet: RenewedSheet, side: EyeSide): ContactEye | null =>
  side === "right" ? sheet.right_lens : sheet.left_lens;

/** Product of an eye, if it is a contact lens. */
function lensProduct(eye: ContactEye | null, { products }: RenewalInputs) {
  const product = eye ? products[eye.product] : undefined;
  return product?.type === "contact_lens" ? product : undefined;
}

/** Lines of an eye in the last sale; only those of the eye's present product, if there are any. */
function linesOf(side: EyeSide, { sheet, lines }: RenewalInputs): LastLine[] {
  const sold = lines.filter(
    ({ product_type, quantity, eye }) =>
      product_type === "contact_lens" && quantity > 0 && (eye === side || eye === ""),
  );
  const product = eyeOfSide(sheet, side)?.product;
  const same = sold.filter((line) => line.product === product);
  return same.length > 0 ? same : sold;
}

const boxesIn = (lines: readonly LastLine[], share: (line: LastLine) => number): number =>
  lines.reduce((boxes, line) => boxes + share(line), 0);

/** True when one line of the last sale was for both eyes, and both eyes still have the same lens. */
function isForBoth(inputs: RenewalInputs): boolean {
  const { right_lens: right, left_lens: left } = inputs.sheet;
  const [lines, others] = eyeSides.map((side) => linesOf(side, inputs));
  return (
    right !== null &&
    left !== null &&
    right.product === left.product &&
    isSameLens(lensOfEye(right), lensOfEye(left)) &&
    lines !== undefined &&
    lines.length > 0 &&
    [...lines, ...(others ?? [])].every(({ eye }) => eye === "")
  );
}

/** Boxes of an eye in the last sale; each eye counts half of a line for both, rounded up. */
const boxesOfEye = (side: EyeSide, inputs: RenewalInputs): number =>
  boxesIn(linesOf(side, inputs), ({ eye, quantity }) =>
    eye === "" ? Math.ceil(quantity / 2) : quantity,
  ) || 1;

function lensItem(
  eye: ContactEye | null,
  side: EyeSide | "",
  quantity: number,
  inputs: RenewalInputs,
): RenewedItem[] {
  const product = lensProduct(eye, inputs);
  if (!eye || !product) return [];
  const { selling_price: price } = product;
  return [{ product: eye.product, quantity, price, eye: side, lens: lensOfEye(eye) }];
}

/** Line with the sheet's solution, if the last sale had it. */
function solutionItem({ sheet, products, lines }: RenewalInputs): RenewedItem[] {
  const product = products[sheet.solution];
  const quantity = boxesIn(
    lines.filter((line) => line.product === sheet.solution),
    (line) => Math.max(0, line.quantity),
  );
  if (!product || sheet.solution === "" || quantity === 0) return [];
  const { selling_price: price } = product;
  return [{ product: sheet.solution, quantity, price, eye: "", lens: null }];
}

/** Lines of a renewal: each eye with a product, right first, then the solution. */
export function renewedItems(inputs: RenewalInputs): RenewedItem[] {
  const { right_lens } = inputs.sheet;
  const lenses = isForBoth(inputs)
    ? lensItem(
        right_lens,
        "",
        boxesIn(linesOf("right", inputs), ({ quantity }) => quantity),
        inputs,
      )
    : eyeSides.flatMap((side) =>
        lensItem(eyeOfSide(inputs.sheet, side), side, boxesOfEye(side, inputs), inputs),
      );
  return [...lenses, ...solutionItem(inputs)];
}

/** Values that differ from the eye's last sale. A line without lens values is compared by product and price only. */
function differencesOf(side: EyeSide, inputs: RenewalInputs): RenewalDifference[] {
  const [line] = linesOf(side, inputs);
  if (!line) return [];
  const eye = eyeOfSide(inputs.sheet, side);
  const product = lensProduct(eye, inputs);
  const before = lensOf(line.lens);
  const now = lensOfEye(eye) ?? emptyLens;
  const isOther = eye?.product !== line.product;
  const values = before && eye ? lensKeys.filter((key) => before[key] !== now[key]) : [];
  const isDearer = product !== undefined && product.selling_price !== line.price;
  return [
    ...(isOther
      ? [{ eye: side, key: "product", before: line.product_name, now: product?.name ?? null }]
      : []),
    ...values.map((key) => ({ eye: side, key, before: before?.[key] ?? null, now: now[key] })),
    ...(isDearer
      ? [{ eye: side, key: "price", before: line.price, now: product.selling_price }]
      : []),
  ];
}

/** Differences from the last sale, right eye first. One line for both eyes is compared once. */
export const renewalDifferences = (inputs: RenewalInputs): RenewalDifference[] =>
  (isForBoth(inputs) ? eyeSides.slice(0, 1) : eyeSides).flatMap((side) =>
    differencesOf(side, inputs),
  );

/** True when the boxes of every eye last longer than the notice. */
function isEarly({ sheet, noticeDays }: RenewalInputs, now: IsoDay): boolean {
  const ends = [parseDay(sheet.right_until), parseDay(sheet.left_until)].flatMap(
    (end) => end ?? [],
  );
  const until = addDays(now, noticeDays);
  return ends.length > 0 && ends.every((end) => end > until);
}

const isUnsellable = (side: EyeSide, inputs: RenewalInputs): boolean => {
  const eye = eyeOfSide(inputs.sheet, side);
  return eye !== null && (lensProduct(eye, inputs)?.archived ?? true);
};

/** Warnings to display before a renewal, in this order; none prevents it. */
export function renewalWarningsOf(inputs: RenewalInputs, now: IsoDay): RenewalWarning[] {
  const { sheet, current } = inputs;
  const isTold: Record<RenewalWarning, boolean> = {
    trial: sheet.status === "trial",
    stopped: sheet.status === "stopped",
    older: isOlderSheet(sheet, current),
    check: isCheckPast(sheet.check_on, now),
    early: isEarly(inputs, now),
    product_right: isUnsellable("right", inputs),
    product_left: isUnsellable("left", inputs),
  };
  return (Object.keys(isTold) as RenewalWarning[]).filter((warning) => isTold[warning]);
}
