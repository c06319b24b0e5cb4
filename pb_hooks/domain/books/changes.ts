/** Compares the figures of a reopened period with those it was transmitted with (docs/rules-books.md, Differences). */
import { isObject } from "#domain/core/fields/values.ts";
import { type Centimes, minus, sum, toCentimes } from "#domain/core/money.ts";
import type { BooksFigures } from "./booksAnswers.ts";

/** Parts of the figures to compare. The stock is left out, because later purchases change its value. */
export const comparedFigures = [
  "sales",
  "invoiced",
  "takings",
  "collected",
  "purchases",
  "payments",
  "stamp",
  "series",
] as const satisfies readonly (keyof BooksFigures)[];
export type ComparedFigure = (typeof comparedFigures)[number];

/** Serialises a value, with sorted keys so that their order does not matter. */
function sortedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedText).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "null";
  const pairs = Object.keys(value).sort();
  return `{${pairs.map((key) => `${key}:${sortedText(value[key])}`).join(",")}}`;
}

const totalIn = (value: unknown): Centimes =>
  toCentimes(isObject(value) ? Number(value["total"]) : 0);
const totalled = ["sales", "takings", "purchases", "payments"] as const;

/** Parts that changed, and the sum of the absolute changes of their totals. `before`: stored figures. */
export function changesSince(
  before: unknown,
  now: BooksFigures,
): { changed: ComparedFigure[]; amount: Centimes } {
  const known = isObject(before) ? before : {};
  const changed = comparedFigures.filter(
    (name) => sortedText(known[name]) !== sortedText(now[name]),
  );
  const gaps = totalled.map(
    (name) => Math.abs(minus(totalIn(now[name]), totalIn(known[name]))) as Centimes,
  );
  return { changed, amount: sum(gaps) };
}
