/** Barcodes of our own for products without one (docs/rules-tags.md, Numbers of ours). */

/** Check digit of the figures before it: weights 3 and 1 from the right. */
export function checkDigit(figures: string): number {
  const sum = Array.from(figures)
    .reverse()
    .reduce((total, figure, place) => total + Number(figure) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** True of figures whose last one is the check digit of the others. */
export const hasCheckDigit = (figures: string): boolean =>
  checkDigit(figures.slice(0, -1)) === Number(figures.slice(-1));

/** True of 13 figures (EAN-13) or 12 (UPC-A) whose last one is their check digit. */
export const isEan = (code: string): boolean => /^\d{12,13}$/.test(code) && hasCheckDigit(code);

/** Numbers for use inside a company begin so (GS1). */
const inside = "04";

/** Barcode of this place of a company's counter, from 1. */
export function ownNumber(place: number): string {
  const figures = `${inside}${String(place).padStart(10, "0")}`;
  return `${figures}${checkDigit(figures)}`;
}
