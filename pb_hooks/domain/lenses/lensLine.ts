/** A line with a power is one lens of one eye (docs/rules-lens-lines.md): how it is read, and when it is another lens. */
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { prefixViolations, type Violation } from "#domain/core/violation.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { isSamePower, type LensPower, powerOf } from "./power.ts";

/** Values of a line without a power, beside its power. */
const withoutLens = { source: "", special: false } as const;

/** True of a line whose power is the one lens that it sells. */
export const isLensLine = ({ power }: Values): boolean => (power ?? null) !== null;

/** Same lens but for a diameter that was not said. */
const isSameGround = (one: LensPower, other: LensPower): boolean =>
  isSamePower({ ...one, diameter: 0 }, { ...other, diameter: 0 });

/** True of a lens that is asked for anew: its product, power, diameter or `special` differ. */
export const isOtherLens = (before: Values | null, after: Values): boolean =>
  before === null ||
  before["product"] !== after["product"] ||
  Boolean(before["special"]) !== Boolean(after["special"]) ||
  !isSamePower(powerOf(before["power"]), powerOf(after["power"]));

/** A line with a power is of one piece and one eye. */
function checkLensLine({ quantity, eye }: Values): Violation[] {
  return [
    ...(quantity === 1 ? [] : [{ field: "quantity", code: "one_lens" }]),
    ...(textValue(eye) === "" ? [{ field: "eye", code: "one_eye" }] : []),
  ];
}

/** Gives a line without a power the values of one, those of `fields`, unless it has them. */
function emptyLens(values: Values, before: Values | null, fields: readonly string[]): void {
  if (!(before ? isLensLine(before) : "power" in values)) return;
  values["power"] = null;
  for (const [name, value] of Object.entries(withoutLens))
    if (fields.includes(name)) values[name] = value;
}

/**
 * Completes the lines of a body, in place, and checks them: a diameter and a source that are not said stay while the lens does, and
 * a line without a power has none. `fields`: those of a line in this body.
 */
export function readLensLines(
  items: readonly DocumentChild[],
  fields: readonly string[],
  stored: readonly (Values & { id: string })[] | undefined,
): Violation[] {
  const before = new Map(stored?.map((item) => [item.id, item]));
  return items.flatMap(({ id, place, values }) => {
    const old = before.get(id) ?? null;
    const power = powerOf(values["power"]);
    if (!power) {
      emptyLens(values, old, fields);
      return [];
    }
    const was = old?.["product"] === values["product"] ? powerOf(old?.["power"]) : null;
    const isKept = power.diameter === 0 ? isSameGround : isSamePower;
    // As it is stored, so that it compares equal.
    if (was && isKept(was, power)) values["power"] = old?.["power"];
    if (old && textValue(values["source"]) === "" && !isOtherLens(old, values))
      values["source"] = old["source"];
    return prefixViolations(place, checkLensLine(values));
  });
}
