import {
  emptyExtra,
  type EyeExtra,
  type ExtraFields,
  extraToFields,
} from "#domain/optics/measures/extraMeasures.ts";
import type { Eye } from "#domain/optics/optics.ts";

/** Eye values in the order of the form; a missing one is not measured. */
export const eye = (
  sphere: number | null,
  cylinder: number | null = null,
  axis: number | null = null,
  addition: number | null = null,
  eip: number | null = null,
): Eye => ({ sphere, cylinder, axis, addition, eip });

/** Further values of an eye; a missing one is blank. */
export const extra = (values: Partial<EyeExtra> = {}): EyeExtra => ({ ...emptyExtra, ...values });

/** Stored fields of a prescription without any further value. */
export const noExtra: ExtraFields = {
  ...extraToFields({ right: emptyExtra, left: emptyExtra }),
  vertex: null,
  pantoscopic: null,
  wrap: null,
  reading_distance: null,
  source: "",
  examined_on: "",
};
