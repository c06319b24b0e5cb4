/** Adds `follows` to the lines of an answer, outside the document's version (docs/rules-lens-lines.md, Correction). */
import type { EyeSide, LensUse } from "#domain/core/records.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import { follows } from "#domain/lenses/follows.ts";
import { powerOf } from "#domain/lenses/power.ts";

const productOf = ({ expand }: Values): Values => {
  const product = isObject(expand) ? expand["product"] : null;
  return isObject(product) ? product : {};
};

/** The expanded prescription of an answer; undefined without one. */
export const prescriptionOf = ({ expand }: Values): unknown =>
  isObject(expand) ? expand["prescription"] : undefined;

/** Sets `follows` of each line with a power. `prescription`: the document's; null without one. */
export function addFollows(items: unknown, prescription: unknown): void {
  for (const item of (items ?? []) as Values[]) {
    const power = powerOf(item["power"]);
    if (!power) continue;
    item["follows"] = follows(isObject(prescription) ? prescription : null, {
      power,
      eye: textValue(item["eye"]) as EyeSide,
      use: textValue(item["use"]) as LensUse | "",
      geometry: textValue(productOf(item)["geometry"]),
    });
  }
}
