import type { Eye } from "#domain/optics/optics.ts";

/** An eye in the order of the grid; what is left out was not measured. */
export const eye = (
  sphere: number | null,
  cylinder: number | null = null,
  axis: number | null = null,
  addition: number | null = null,
  eip: number | null = null,
): Eye => ({ sphere, cylinder, axis, addition, eip });
