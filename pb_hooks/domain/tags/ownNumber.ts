/** The shop's own barcodes for products without one (docs/rules-tags.md, Numbers of ours). */

/** Check digit of some digits: weights 3 and 1, from the right. */
export function checkDigit(figures: string): number {
  const sum = Array.from(figures)
    .reverse()
    .reduce((total, figure, place) => total + Number(figure) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** True when the last digit is the check digit of the others. */
export const hasCheckDigit = (figures: string): boolean =>
  checkDigit(figures.slice(0, -1)) === Number(figures.slice(-1));

/** True of a valid EAN-13 (13 digits) or UPC-A (12 digits). */
export const isEan = (code: string): boolean => /^\d{12,13}$/.test(code) && hasCheckDigit(code);

/** Prefix of numbers for use inside a company (GS1). */
const inside = "04";

/** Own barcode for this number of the company's counter, which starts at 1. */
export function ownNumber(place: number): string {
  const figures = `${inside}${String(place).padStart(10, "0")}`;
  return `${figures}${checkDigit(figures)}`;
}
