/** French names of ranges of lenses and of supplements. */
import type { lensGeometries, lensSupplements } from "#domain/core/choices.ts";

export const geometryNames: Readonly<Record<(typeof lensGeometries)[number], string>> = {
  single: "Unifocal",
  bifocal: "Double foyer",
  progressive: "Progressif",
  office: "Mi-distance",
  myopia: "Freination",
};

export const supplementNames: Readonly<Record<(typeof lensSupplements)[number], string>> = {
  prism: "Prisme",
  tint: "Teinte",
  diameter: "Diamètre",
  other: "Autre",
};
