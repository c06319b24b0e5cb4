import type { Product } from "#domain/core/records.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";

/** Details of a product: 'Monture · RIAD-5218-E'. */
export const labelsOfProduct = ({ type, reference }: Product): string =>
  [productTypeLabels[type], reference].filter(Boolean).join(" · ");

/** Splits a name at its last comma: in 'Monture Oasis 51-17, noir' the colour follows it. */
export function splitColour(name: string): { base: string; colour: string } {
  const place = name.lastIndexOf(", ");
  if (place <= 0) return { base: name, colour: "" };
  return { base: name.slice(0, place), colour: name.slice(place + 2) };
}
