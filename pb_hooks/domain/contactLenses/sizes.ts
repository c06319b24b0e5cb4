/** Sizes in which a product of contact lenses is made, in mm. */
import { checkLensNumber } from "./lensLimits.ts";

/** Sizes of a product at most. */
const mostSizes = 20;
const codes = { bc: "base_curves", dia: "lens_diameters" } as const;

/** Why a list of base curves or diameters is refused; null when accepted. */
export const checkSizes = (kind: "bc" | "dia", list: unknown): { code: string } | null =>
  Array.isArray(list) &&
  list.length <= mostSizes &&
  list.every((size) => typeof size === "number" && checkLensNumber(kind, size) === null)
    ? null
    : { code: codes[kind] };
