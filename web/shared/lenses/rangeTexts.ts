/** Texts about a range in a lens choice: the price of each eye, and the availability. */
import { formatAmount, toCentimes } from "#domain/core/money.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import type { LensRange, MadeEye } from "#domain/lenses/choices.ts";
import { company } from "#api/session/session.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { lensesStrings as text } from "./lenses.strings.ts";

type Sided = { side: EyeSide; eye: MadeEye };

/** Requested eyes for which the range is made, the right one first. */
export const madeEyes = (range: LensRange): Sided[] =>
  eyeSides.flatMap((side) => {
    const eye = range[side];
    return eye?.made ? [{ side, eye }] : [];
  });

/** Price of each eye: 'OD 320,00 + OG 320,00'. */
export const pricesText = (range: LensRange): string =>
  madeEyes(range)
    .map(({ side, eye }) => `${eyeLabels[side].mark} ${formatAmount(toCentimes(eye.price))}`)
    .join(" + ");

const delayOf = ({ delay_days: days }: LensRange): string =>
  text.delay(days || (company.peek()?.lab_days ?? 0));

/** Availability: 'En stock : OD 3, OG 1', 'Prescription, 5 jours', or both when the eyes differ. */
export function availabilityText(range: LensRange): string {
  const eyes = madeEyes(range);
  const there = eyes.filter(({ eye }) => eye.source === "stock");
  const ordered = eyes.filter(({ eye }) => eye.source === "lab");
  if (there.length === 0) return text.made(range.fabrication, delayOf(range));
  const stocks = there.map(({ side, eye }) => ({ side, stock: eye.stock }));
  return [
    text.inStock(stocks),
    ...ordered.map(({ side }) => text.ordered(side, delayOf(range))),
  ].join(" · ");
}

/** Reasons why eyes are not made, such as 'OD : cyl. −4,50 : maximum −4,00'. */
export const reasonsText = (range: LensRange): string =>
  eyeSides
    .flatMap((side) => {
      const eye = range[side];
      return eye && !eye.made ? [text.ofEye(side, eye.message)] : [];
    })
    .join(" · ");
