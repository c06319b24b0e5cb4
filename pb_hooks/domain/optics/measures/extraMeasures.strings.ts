/** Words for the measures outside the grid of an eye. */
import type { FrameMeasure, PrismBase, WearerMeasure } from "#domain/core/records.ts";

const bases: Record<PrismBase, string> = {
  in: "Interne",
  out: "Externe",
  up: "Supérieure",
  down: "Inférieure",
};
const wearer: Record<WearerMeasure, string> = {
  vertex: "Distance verre-œil",
  pantoscopic: "Angle pantoscopique",
  wrap: "Galbe",
  reading_distance: "Distance de lecture",
};
const frame: Record<FrameMeasure, string> = {
  eye_size: "Calibre",
  bridge: "Pont",
  temple: "Branche",
  lens_height: "Hauteur du verre",
};

export const extraTexts = {
  prism: "Prisme",
  base: "Base",
  bases,
  withBase: (power: string, base: string) => `${power} base ${base.toLowerCase()}`,
  resultant: (power: string, angle: number) => `résultante ${power} à ${angle}°`,
  near: "Vision de près",
  nearEip: "EIP de près",
  farEip: "EIP de loin",
  height: "Hauteur",
  heightOf: { right: "Hauteur OD", left: "Hauteur OG" },
  pair: (pair: number) => `Paire ${pair}`,
  acuity: "Acuité",
  wearer,
  frame,
} as const;
