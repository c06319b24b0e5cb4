/**
 * Lines with a power, each for one lens of one eye (docs/rules-lens-lines.md): parsing, and when they count as another
 * lens.
 */
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import { prefixViolations, type Violation } from "#domain/core/violation.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { isSamePower, type LensPower, powerOf } from "./power.ts";

/** Values that a line without power has in the fields of a lens. */
const withoutLens = { source: "", special: false } as const;

/** True of a line with a power, which sells one lens. */
export const hasPower = ({ power }: Values): boolean => (power ?? null) !== null;

/** True of the same power, whatever the diameter. */
const isSameGround = (one: LensPower, other: LensPower): boolean =>
  isSamePower({ ...one, diameter: 0 }, { ...other, diameter: 0 });

/** True when product, power or diameter changed, so that the lens may come from another source. */
export const isOtherPower = (before: Values | null, after: Values): boolean =>
  before === null ||
  before["product"] !== after["product"] ||
  !isSamePower(powerOf(before["power"]), powerOf(after["power"]));

/** True when the tariff has to be applied again: the lens or its `special` changed. */
export const isOtherLens = (before: Values | null, after: Values): boolean =>
  isOtherPower(before, after) || Boolean(before?.["special"]) !== Boolean(after["special"]);

/** Refuses a line with a power unless it has one piece and one eye. Other lines are not checked. */
export function checkLensLine({ power, quantity, eye }: Values): Violation[] {
  if (!hasPower({ power })) return [];
  return [
    ...(quantity === 1 ? [] : [{ field: "quantity", code: "one_lens" }]),
    ...(textValue(eye) === "" ? [{ field: "eye", code: "one_eye" }] : []),
  ];
}

/**
 * Resets the lens values in `fields` of a line without power; a line that already had none, such as that of an erased
 * person, keeps its stored values.
 */
function emptyLens(values: Values, before: Values | null, fields: readonly string[]): void {
  const isKept = before && !hasPower(before) && before["product"] === values["product"];
  if (before ? hasPower(before) : "power" in values) values["power"] = null;
  for (const [name, value] of Object.entries(withoutLens)) {
    const empty = isKept ? before[name] : value;
    if (fields.includes(name) && (values[name] || empty)) values[name] = empty;
  }
}

/**
 * Completes a line in place: a missing diameter or source is kept while the lens is the same, and a line without power
 * loses both. `fields`: fields that the line may have.
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
  // Uses the stored value, so that both compare equal.
  if (was && isKept(was, power)) values["power"] = before?.["power"];
  const isUnsaid = fields.includes("source") && textValue(values["source"]) === "";
  if (before && isUnsaid && !isOtherPower(before, values)) values["source"] = before["source"];
}

/** Ids of lines in the body without a source. */
function withoutSource(sent: unknown): Set<unknown> {
  const lines = Array.isArray(sent) ? sent.filter(isObject) : [];
  return new Set(lines.filter(({ source }) => source === undefined).map(({ id }) => id));
}

/**
 * Completes and checks the lines of a body; `sent`: its raw list. A changed lens without a source in the body gets a
 * new one.
 */
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
