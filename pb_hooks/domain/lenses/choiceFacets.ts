/** Buttons of a choice by power (docs/rules-lenses.md, Choices): geometry, index, treatment, each after the presses before. */
import type { Centimes } from "#domain/core/money.ts";

/** A range; `total` is null where it is not made for all asked eyes. */
export type Offered = {
  geometry: string;
  index: number | null;
  treatment: string;
  total: Centimes | null;
};
/** What was pressed; undefined is nothing. */
export type Presses = { geometry?: string; index?: number | null; treatment?: string };
export type Facet<Value> = { value: Value; from: Centimes; count: number };
export type Facets = {
  geometries: Facet<string>[];
  indices: Facet<number | null>[];
  treatments: Facet<string>[];
};

const hasGeometry = ({ geometry }: Offered, presses: Presses): boolean =>
  presses.geometry === undefined || presses.geometry === geometry;
const hasIndex = ({ index }: Offered, presses: Presses): boolean =>
  presses.index === undefined || presses.index === index;

/** True of a range that all presses leave. */
export const isPressed = (range: Offered, presses: Presses): boolean =>
  hasGeometry(range, presses) &&
  hasIndex(range, presses) &&
  (presses.treatment === undefined || presses.treatment === range.treatment);

function count<Value>(facets: Map<Value, Facet<Value>>, value: Value, total: Centimes): void {
  const facet = facets.get(value);
  if (!facet) facets.set(value, { value, from: total, count: 1 });
  else {
    facet.count += 1;
    if (total < facet.from) facet.from = total;
  }
}

/** Values of each row of buttons among what is made and what the presses before it leave, with the least total. */
export function facetsOf(ranges: readonly Offered[], presses: Presses): Facets {
  const geometries = new Map<string, Facet<string>>();
  const indices = new Map<number | null, Facet<number | null>>();
  const treatments = new Map<string, Facet<string>>();
  for (const range of ranges) {
    const { total } = range;
    if (total === null) continue;
    count(geometries, range.geometry, total);
    if (!hasGeometry(range, presses)) continue;
    count(indices, range.index, total);
    if (hasIndex(range, presses)) count(treatments, range.treatment, total);
  }
  return {
    geometries: [...geometries.values()],
    indices: [...indices.values()],
    treatments: [...treatments.values()],
  };
}
