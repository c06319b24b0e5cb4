import type { Eye } from "#domain/optics/optics.ts";

/** Eye values in the order of the form; missing ones are not measured. */
export const eye = (
  sphere: number | null,
  cylinder: number | null = null,
  axis: number | null = null,
  addition: number | null = null,
  eip: number | null = null,
): Eye => ({ sphere, cylinder, axis, addition, eip });
