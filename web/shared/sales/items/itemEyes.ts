/**
 * Eye of each item of a sale (docs/rules-workshop-till.md, Lens eyes): as selected, else derived from the correction.
 */
import { parseQuantity } from "#domain/core/money.ts";
import type { EyeSide } from "#domain/core/records.ts";
import type { Eyes } from "#domain/optics/optics.ts";
import { lensEyes, pairOf } from "#domain/workshop/lensEyes.ts";
import type { ItemValues } from "./saleItems.ts";

type Line = Pick<ItemValues, "type" | "quantity" | "eye" | "pair">;

/** Eye of each item, by index; '' for products without an eye. Supplements and contact lenses use the stored one. */
export function itemEyes(items: readonly Line[], eyes: Eyes): (EyeSide | "")[] {
  const lenses = items.filter(({ type }) => type === "lens");
  const known = lensEyes(
    // A draft of an older version has no eye.
    lenses.map(({ quantity, eye, pair }) => ({
      quantity: parseQuantity(quantity) ?? 0,
      eye: eye || "",
      ...(pair === undefined ? {} : { pair }),
    })),
    eyes,
  );
  // A supplement takes the eye of its lens, a contact lens the selected eye.
  return items.map((item) => {
    if (item.type === "lens") return known[lenses.indexOf(item)] ?? "";
    return item.type === "service" || item.type === "contact_lens" ? item.eye || "" : "";
  });
}

/**
 * Converts stored lines: an eye equal to the derived one keeps following the correction, another counts as selected.
 */
export function withChosenEyes(items: readonly ItemValues[], eyes: Eyes): ItemValues[] {
  // A lens with a power and a contact lens keep their stored eye.
  const open = items.map((item) =>
    item.power || item.type === "contact_lens" ? item : { ...item, eye: "" as const },
  );
  const follows = itemEyes(open, eyes).every((eye, index) => eye === items[index]?.eye);
  return follows ? open : [...items];
}

/** Eye after a press. The order is both (with two lenses), right, left. */
export function nextEye(
  items: readonly Line[],
  index: number,
  { eyes, chosen }: { eyes: Eyes; chosen?: EyeSide | "" },
): EyeSide | "" {
  const item = items[index];
  if (!item) return "";
  const open = items.map((one, at) => (at === index ? { ...one, eye: "" as const } : one));
  const own = itemEyes(open, eyes)[index] ?? "";
  const wanted = chosen ?? after(itemEyes(items, eyes)[index] ?? "", item);
  // Selecting the derived eye clears the selection, so that the line follows the correction again.
  return wanted === own ? "" : wanted;
}

/** Next eye in the order; a single lens skips both eyes. */
function after(eye: EyeSide | "", { quantity }: Line): EyeSide | "" {
  if (eye === "") return "right";
  if (eye === "right") return "left";
  return parseQuantity(quantity) === 1 ? "right" : "";
}

/** Values of a line after '× 2': one lens for each eye. */
export const doubled = { quantity: "2", eye: "" } as const;

/** True when the line is the only lens of its pair of glasses, so that '× 2' is offered. */
export function isLoneLens(items: readonly Line[], index: number): boolean {
  const item = items[index];
  if (item?.type !== "lens") return false;
  const beside = items.filter((one) => one.type === "lens" && pairOf(one) === pairOf(item));
  return beside.reduce((sum, { quantity }) => sum + (parseQuantity(quantity) ?? 0), 0) === 1;
}

/** Index of the first single lens whose eye is neither selected nor derivable; -1 without one. */
export function lensWithoutEye(items: readonly Line[], eyes: Eyes): number {
  const known = itemEyes(items, eyes);
  return items.findIndex(
    ({ type, quantity }, index) =>
      type === "lens" && parseQuantity(quantity) === 1 && known[index] === "",
  );
}
