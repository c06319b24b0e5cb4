/** Designs of contact lenses. */
import type { ContactDesign } from "#domain/core/records.ts";

/** True of a design that has a cylinder. */
export const isToricDesign = (design: ContactDesign | ""): boolean =>
  design === "toric" || design === "toric_multifocal";

/** True of a design that has an addition. */
export const isMultifocalDesign = (design: ContactDesign | ""): boolean =>
  design === "multifocal" || design === "toric_multifocal";
