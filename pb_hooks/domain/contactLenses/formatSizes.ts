/** Formats the base curve and diameter of a contact lens, with a decimal point. */

/** Base curve with two decimals: '8.70'. */
export const formatBaseCurve = (bc: number): string => bc.toFixed(2);

/** Diameter with one decimal, or two when needed: '14.5', '14.05'. */
export function formatDiameter(dia: number): string {
  const text = dia.toFixed(2);
  return text.endsWith("0") ? text.slice(0, -1) : text;
}
