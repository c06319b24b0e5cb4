import {
  emptyMore,
  type EyeMore,
  type MoreFields,
  moreToFields,
} from "#domain/optics/measures/moreMeasures.ts";
import type { Eye } from "#domain/optics/optics.ts";

/** Eye values in the order of the form; missing ones are not measured. */
export const eye = (
  sphere: number | null,
  cylinder: number | null = null,
  axis: number | null = null,
  addition: number | null = null,
  eip: number | null = null,
): Eye => ({ sphere, cylinder, axis, addition, eip });

/** Further values of an eye; missing ones are not given. */
export const more = (values: Partial<EyeMore> = {}): EyeMore => ({ ...emptyMore, ...values });

/** Stored fields of a prescription without any further value. */
export const noMore: MoreFields = {
  ...moreToFields({ right: emptyMore, left: emptyMore }),
  vertex: null,
  pantoscopic: null,
  wrap: null,
  reading_distance: null,
  source: "",
  examined_on: "",
};
