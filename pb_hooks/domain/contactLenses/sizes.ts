/** Sizes in which a product of contact lenses is made, in mm. */
import { checkLensNumber } from "./lensLimits.ts";

/** Most sizes that a product may have. */
const mostSizes = 20;
const codes = { bc: "base_curves", dia: "lens_diameters" } as const;

/** Code of the refusal of a list of base curves or diameters; null when accepted. */
export const checkSizes = (kind: "bc" | "dia", list: unknown): { code: string } | null =>
  Array.isArray(list) &&
  list.length <= mostSizes &&
  list.every((size) => typeof size === "number" && checkLensNumber(kind, size) === null)
    ? null
    : { code: codes[kind] };
