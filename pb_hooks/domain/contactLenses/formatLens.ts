/** Formats a contact lens for screens and paper (docs/rules-contact-lenses.md). */
import type { ContactDesign, EyeSide } from "#domain/core/records.ts";
import { formatDioptre, formatMeasure } from "#domain/optics/format.ts";
import { contactTexts as texts } from "./contactLenses.strings.ts";
import { formatBaseCurve, formatDiameter } from "./formatSizes.ts";
import { isMultifocalDesign, isToricDesign } from "./designs.ts";
import { type ContactLens, emptyLens } from "./lens.ts";

export { formatBaseCurve, formatDiameter } from "./formatSizes.ts";

/** Empty box, to fill in by hand on an order, for a missing value. */
const emptyBox = "\u25a1";

/** `box`: text written for a missing value; '' leaves the value out. */
type Missing = { box: string; design: ContactDesign | "" };

/** Formats a power: '−2.50 (−0.75) 180°', 'Plan'; '' without one. */
function powerText({ sphere, cylinder, axis }: ContactLens, { box, design }: Missing): string {
  const isWanted = cylinder === null ? isToricDesign(design) : cylinder !== 0;
  const amount = cylinder === null ? box : formatDioptre(cylinder);
  const angle = axis === null ? box : String(axis);
  return [
    sphere === null ? box : formatMeasure("sphere", sphere),
    isWanted && amount && `(${amount})`,
    (isWanted || axis !== null) && angle && `${angle}°`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Formats an addition: 'addition 2.00 N', 'addition haute'; '' without one. */
function additionText({ add, add_word, dn }: ContactLens, { box, design }: Missing): string {
  const unsaid = isMultifocalDesign(design) ? box : "";
  const word = add_word === "" ? unsaid : texts.addWords[add_word];
  const words = [add === null ? word : add.toFixed(2), dn].filter(Boolean).join(" ");
  return words && texts.addition(words);
}

function partsOf(lens: ContactLens, missing: Missing): string {
  const bc = lens.bc === null ? missing.box : formatBaseCurve(lens.bc);
  const dia = lens.dia === null ? missing.box : formatDiameter(lens.dia);
  return [
    bc && `${texts.bc} ${bc}`,
    dia && `${texts.dia} ${dia}`,
    powerText(lens, missing),
    additionText(lens, missing),
    lens.color,
  ]
    .filter(Boolean)
    .join(texts.between);
}

/** Formats the known values: 'RC 8.70 · \u00d8 14.5 · −2.50 (−0.75) 180° · addition 2.00 N'; '' for null. */
export const lensText = (lens: ContactLens | null): string =>
  lens ? partsOf(lens, { box: "", design: "" }) : "";

/** Formats a lens for an order: an empty box stands for each missing value that the design needs. */
export const orderedLensText = (lens: ContactLens | null, design: ContactDesign | ""): string =>
  partsOf(lens ?? emptyLens, { box: emptyBox, design });

/** Row of an order to a supplier. `reference`: our invoice number, never a name. `eye`: '' means both. */
export type OrderedContact = {
  reference: string;
  eye: EyeSide | "";
  product: string;
  design: ContactDesign | "";
  lens: ContactLens | null;
  quantity: number;
};

/** Line of an order: '2026110012 · OD · Toric 55 · RC 8.70 · \u00d8 14.5 · −2.50 (−0.75) 180° · ', then the boxes. */
export const orderLine = ({ reference, eye, product, design, lens, quantity }: OrderedContact) =>
  [reference, texts.eyes[eye], product, orderedLensText(lens, design), texts.boxes(quantity)]
    .filter(Boolean)
    .join(texts.between);
