/** Turns a chosen range into lines of a sale or a quote. */
import { pick } from "#lib/pick.ts";
import type { EyeSide, LensUse } from "#domain/core/records.ts";
import type { LensRange } from "#domain/lenses/choices.ts";
import { newId } from "#lib/ids.ts";
import { amountText, type ItemValues } from "#shared/sales/items/saleItems.ts";
import { type AskedEyes, askedSides, groundPower } from "./askedEyes.ts";

export type LensChoice = {
  range: LensRange;
  /** Requested eyes; those with a power get a lens. */
  asked: AskedEyes;
  /** True when the supplier makes the lens specially, outside its tariff. */
  isSpecial: boolean;
  use: LensUse | "";
};

const blankLine = {
  quantity: "1",
  label: "",
  discount: "",
  minPrice: 0,
} as const;

/** Line of one eye's lens; null when that eye has no power. */
function lensLine({ range, asked, isSpecial, use }: LensChoice, side: EyeSide): ItemValues | null {
  const eye = range[side];
  const made = eye?.made ? eye : null;
  const power = made?.power ?? groundPower(asked[side]);
  if (!power) return null;
  return {
    ...blankLine,
    id: newId(),
    ...pick(range, "product", "name", "reference", "geometry"),
    type: "lens",
    stock: null,
    // A special lens has no price in the tariff: a person types the supplier's.
    price: made ? amountText(made.price) : "",
    eye: side,
    power,
    source: made?.source ?? "lab",
    inDrawer: made?.stock ?? 0,
    delay: range.delay_days,
    special: isSpecial,
    ...(use ? { use } : {}),
  };
}

/** Lines of OD, then OG, each with its price, then the supplements for their prisms. */
export function linesOfChoice(choice: LensChoice): ItemValues[] {
  const sides = askedSides(choice.asked);
  const lenses = sides.flatMap((side) => lensLine(choice, side) ?? []);
  const supplements = choice.range.supplements
    .filter(({ eye }) => sides.includes(eye))
    .map(({ product, name, eye, price }): ItemValues => ({
      ...blankLine,
      id: newId(),
      product,
      name,
      reference: "",
      type: "service",
      stock: null,
      price: amountText(price),
      eye,
    }));
  return [...lenses, ...supplements];
}
