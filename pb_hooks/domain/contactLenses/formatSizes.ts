/** Base curve and diameter of a contact lens as they are written: with a point. */

/** '8.70': a base curve has two decimals. */
export const formatBaseCurve = (bc: number): string => bc.toFixed(2);

/** '14.5', '14.05': a diameter has a second decimal where it needs one. */
export function formatDiameter(dia: number): string {
  const text = dia.toFixed(2);
  return text.endsWith("0") ? text.slice(0, -1) : text;
}
