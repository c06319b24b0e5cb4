/** Eye of each item of a sale (docs/rules-workshop-till.md, Lens eyes): the chosen one, else derived from the correction. */
import { parseQuantity } from "#domain/core/money.ts";
import type { EyeSide } from "#domain/core/records.ts";
import type { Eyes } from "#domain/optics/optics.ts";
import { lensEyes } from "#domain/workshop/lensEyes.ts";
import type { ItemValues } from "#shared/sales/saleItems.ts";

type Line = Pick<ItemValues, "type" | "quantity" | "eye">;

/** By the place of each line; what is no lens is for no eye. */
export function itemEyes(items: readonly Line[], eyes: Eyes): (EyeSide | "")[] {
  const lenses = items.filter(({ type }) => type === "lens");
  const known = lensEyes(
    // A draft of an older version of the app has no eye.
    lenses.map(({ quantity, eye }) => ({
      quantity: parseQuantity(quantity) ?? 0,
      eye: eye || "",
    })),
    eyes,
  );
  return items.map((item) => (item.type === "lens" ? (known[lenses.indexOf(item)] ?? "") : ""));
}

/** Stored lines in a form: eyes that follow from the correction follow it on, others were chosen. */
export function withChosenEyes(items: readonly ItemValues[], eyes: Eyes): ItemValues[] {
  const open = items.map((item) => ({ ...item, eye: "" as const }));
  const follows = itemEyes(open, eyes).every((eye, index) => eye === items[index]?.eye);
  return follows ? open : [...items];
}

/** The eye that a press gives a line next: both where it has lenses for both, right, left. */
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
  // What would follow by itself is not chosen: it follows the correction again.
  return wanted === own ? "" : wanted;
}

/** One lens is never for both. */
function after(eye: EyeSide | "", { quantity }: Line): EyeSide | "" {
  if (eye === "") return "right";
  if (eye === "right") return "left";
  return parseQuantity(quantity) === 1 ? "right" : "";
}
