/** A line with a power is one lens of one eye (docs/rules-lens-lines.md): how it is read, and when it is another lens. */
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import { prefixViolations, type Violation } from "#domain/core/violation.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { isSamePower, type LensPower, powerOf } from "./power.ts";

/** Values of a line without a power, beside its power. */
const withoutLens = { source: "", special: false } as const;

/** True of a line whose power is the one lens that it sells. */
export const hasPower = ({ power }: Values): boolean => (power ?? null) !== null;

/** Same lens but for a diameter that was not said. */
const isSameGround = (one: LensPower, other: LensPower): boolean =>
  isSamePower({ ...one, diameter: 0 }, { ...other, diameter: 0 });

/** True of a line of another product, power or diameter: it may come from elsewhere. */
export const isOtherPower = (before: Values | null, after: Values): boolean =>
  before === null ||
  before["product"] !== after["product"] ||
  !isSamePower(powerOf(before["power"]), powerOf(after["power"]));

/** True of a lens whose tariff is asked again: `special` differs too. */
export const isOtherLens = (before: Values | null, after: Values): boolean =>
  isOtherPower(before, after) || Boolean(before?.["special"]) !== Boolean(after["special"]);

/** A line with a power is of one piece and one eye; any other is not checked. */
export function checkLensLine({ power, quantity, eye }: Values): Violation[] {
  if (!hasPower({ power })) return [];
  return [
    ...(quantity === 1 ? [] : [{ field: "quantity", code: "one_lens" }]),
    ...(textValue(eye) === "" ? [{ field: "eye", code: "one_eye" }] : []),
  ];
}

/** Gives a line without a power the values of one, those of `fields`; a line of an erased person keeps its own. */
function emptyLens(values: Values, before: Values | null, fields: readonly string[]): void {
  const isKept = before && !hasPower(before) && before["product"] === values["product"];
  if (before ? hasPower(before) : "power" in values) values["power"] = null;
  for (const [name, value] of Object.entries(withoutLens)) {
    const empty = isKept ? before[name] : value;
    if (fields.includes(name) && (values[name] || empty)) values[name] = empty;
  }
}

/**
 * Completes a line in place: a diameter and a source that are not said stay while the lens does, and a line without a power has
 * none. `fields`: those that the line may have.
 */
export function completeLensLine(
  values: Values,
  before: Values | null,
  fields: readonly string[],
): void {
  const power = powerOf(values["power"]);
  if (!power) return emptyLens(values, before, fields);
  const was = before?.["product"] === values["product"] ? powerOf(before?.["power"]) : null;
  const isKept = power.diameter === 0 ? isSameGround : isSamePower;
  // As it is stored, so that it compares equal.
  if (was && isKept(was, power)) values["power"] = before?.["power"];
  const isUnsaid = fields.includes("source") && textValue(values["source"]) === "";
  if (before && isUnsaid && !isOtherPower(before, values)) values["source"] = before["source"];
}

/** Ids of the sent lines that say no source. */
function withoutSource(sent: unknown): Set<unknown> {
  const lines = Array.isArray(sent) ? sent.filter(isObject) : [];
  return new Set(lines.filter(({ source }) => source === undefined).map(({ id }) => id));
}

/** Completes and checks the lines of a body; `sent`: its list. Another lens without a sent source is placed anew. */
export function readLensLines(
  items: readonly DocumentChild[],
  fields: readonly string[],
  stored: readonly (Values & { id: string })[] | undefined,
  sent: unknown,
): Violation[] {
  const before = new Map(stored?.map((item) => [item.id, item]));
  const unsaid = fields.includes("source") ? withoutSource(sent) : new Set();
  return items.flatMap(({ id, place, values }) => {
    if (unsaid.has(id) && before.has(id) && hasPower(values)) values["source"] = "";
    completeLensLine(values, before.get(id) ?? null, fields);
    return prefixViolations(place, checkLensLine(values));
  });
}
