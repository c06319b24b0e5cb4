/** Formats powers for the lines of a sale: with a decimal comma, as in suppliers' tariffs. */
import { formatDioptre, formatMeasure } from "#domain/optics/format.ts";
import { type Curves, curvesOfCell, type LensPower } from "./power.ts";

const comma = (text: string): string => text.replace(".", ",");

/** Formats dioptres: '−5,25', '+1,00', '0,00'. */
export const dioptreText = (value: number): string => comma(formatDioptre(value));

/** Formats sphere and cylinder: '−5,25 (−2,00)', 'Plan'; a cylinder of zero is left out. */
export function curvesText({ sphere, cylinder }: Curves): string {
  const far = comma(formatMeasure("sphere", sphere));
  return cylinder === 0 ? far : `${far} (${dioptreText(cylinder)})`;
}

/** Formats a power: '−5,25 (−2,00) add +2,00', then the diameter if it is chosen. */
export function powerText({ add, diameter, ...curves }: LensPower): string {
  const added = add === null ? "" : ` add ${dioptreText(add)}`;
  const width = diameter === 0 ? "" : ` · \u00d8 ${diameter}`;
  return `${curvesText(curves)}${added}${width}`;
}

/** Formats a stored cell: '−1,25 (−0,50) 65'; '' for an invalid cell. */
export function textOfCell(cell: string): string {
  const curves = curvesOfCell(cell);
  return curves ? `${curvesText(curves)} ${curves.diameter}` : cell;
}
