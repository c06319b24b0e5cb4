/** Eye of each item of a sale (docs/rules-workshop-till.md, Lens eyes): selected, else derived from the correction. */
import { parseQuantity } from "#domain/core/money.ts";
import type { EyeSide } from "#domain/core/records.ts";
import type { Eyes } from "#domain/optics/optics.ts";
import { lensEyes, pairOf } from "#domain/workshop/lensEyes.ts";
import type { ItemValues } from "./saleItems.ts";

type Line = Pick<ItemValues, "type" | "quantity" | "eye" | "pair">;

/** By line index; other items have no eye, but supplements and contact lenses. */
export function itemEyes(items: readonly Line[], eyes: Eyes): (EyeSide | "")[] {
  const lenses = items.filter(({ type }) => type === "lens");
  const known = lensEyes(
    // Old drafts have no eye.
    lenses.map(({ quantity, eye, pair }) => ({
      quantity: parseQuantity(quantity) ?? 0,
      eye: eye || "",
      ...(pair === undefined ? {} : { pair }),
    })),
    eyes,
  );
  // A supplement is for the eye of its lens, a contact lens for the one that was said.
  return items.map((item) => {
    if (item.type === "lens") return known[lenses.indexOf(item)] ?? "";
    return item.type === "service" || item.type === "contact_lens" ? item.eye || "" : "";
  });
}

/** Stored lines: derived eyes keep following the correction, others were selected. */
export function withChosenEyes(items: readonly ItemValues[], eyes: Eyes): ItemValues[] {
  // A lens with a power is for its eye alone, and a contact lens for the one that was said.
  const open = items.map((item) =>
    item.power || item.type === "contact_lens" ? item : { ...item, eye: "" as const },
  );
  const follows = itemEyes(open, eyes).every((eye, index) => eye === items[index]?.eye);
  return follows ? open : [...items];
}

/** Next eye of a press: both (with two lenses), right, left. */
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
  // Selecting the derived eye removes the selection.
  return wanted === own ? "" : wanted;
}

/** One lens is never for both eyes. */
function after(eye: EyeSide | "", { quantity }: Line): EyeSide | "" {
  if (eye === "") return "right";
  if (eye === "right") return "left";
  return parseQuantity(quantity) === 1 ? "right" : "";
}

/** Line doubled by '× 2': a lens for each eye. */
export const doubled = { quantity: "2", eye: "" } as const;

/** True of a lens line that is the only lens of its pair of glasses: '× 2' doubles it. */
export function isLoneLens(items: readonly Line[], index: number): boolean {
  const item = items[index];
  if (item?.type !== "lens") return false;
  const beside = items.filter((one) => one.type === "lens" && pairOf(one) === pairOf(item));
  return beside.reduce((sum, { quantity }) => sum + (parseQuantity(quantity) ?? 0), 0) === 1;
}

/** Index of the first single lens whose eye nobody said and the lines do not tell; -1 without one. */
export function lensWithoutEye(items: readonly Line[], eyes: Eyes): number {
  const known = itemEyes(items, eyes);
  return items.findIndex(
    ({ type, quantity }, index) =>
      type === "lens" && parseQuantity(quantity) === 1 && known[index] === "",
  );
}
