/** Buttons of a choice by power (docs/rules-lenses.md, Choices): geometry, index, treatment, each after the presses before. */
import type { Centimes } from "#domain/core/money.ts";

/** A range that is made for all asked eyes. */
export type Offered = {
  geometry: string;
  index: number | null;
  treatment: string;
  total: Centimes;
};
/** What was pressed; undefined is nothing. */
export type Presses = { geometry?: string; index?: number | null; treatment?: string };
type Pressed = keyof Presses;
export type Facet<Value> = { value: Value; from: Centimes; count: number };

const order = ["geometry", "index", "treatment"] as const satisfies readonly Pressed[];

const isPressed = (offered: Offered, presses: Presses, name: Pressed): boolean =>
  presses[name] === undefined || presses[name] === offered[name];

/** Ranges that all presses leave. */
export const pressed = <Range extends Offered>(
  ranges: readonly Range[],
  presses: Presses,
): Range[] => ranges.filter((range) => order.every((name) => isPressed(range, presses, name)));

/** Values of a button row among the ranges that the presses before it leave, with the least total of each. */
export function facetOf<Name extends Pressed>(
  ranges: readonly Offered[],
  presses: Presses,
  name: Name,
): Facet<Offered[Name]>[] {
  const before = order.slice(0, order.indexOf(name));
  const facets = new Map<Offered[Name], Facet<Offered[Name]>>();
  for (const range of ranges) {
    if (!before.every((one) => isPressed(range, presses, one))) continue;
    const value = range[name];
    const { from, count } = facets.get(value) ?? { from: range.total, count: 0 };
    const least = range.total < from ? range.total : from;
    facets.set(value, { value, from: least, count: count + 1 });
  }
  return [...facets.values()];
}
