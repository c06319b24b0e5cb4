/** What a lab is asked for, eye by eye (domain/README.md §12). */
import { addDays, type IsoDay } from "#domain/core/days.ts";
import { type CylinderForm, type EyeSide, eyeSides } from "#domain/core/records.ts";
import type { Eye, Eyes } from "#domain/optics/optics.ts";
import { asLabReads, lensesOf, lensEyes, type LensLine } from "./lensEyes.ts";

/** A lens line of a sale with the name of its product. */
export type SoldLens = LensLine & { name: string };
/** One row of an order: lenses of one product for one eye. */
export type OrderedLens = { side: EyeSide; eye: Eye; name: string; quantity: number };

/** The rows of one sale, the right eye first, each eye in the lab's form. */
export function orderedLenses(
  lines: readonly SoldLens[],
  eyes: Eyes,
  form: CylinderForm | "",
): OrderedLens[] {
  const known = lensEyes(lines, eyes);
  return eyeSides.flatMap((side) =>
    lines.flatMap((line, index) => {
      const quantity = lensesOf({ ...line, eye: known[index] ?? "" })[side];
      const eye = asLabReads(eyes[side], form);
      return quantity > 0 ? [{ side, eye, name: line.name, quantity }] : [];
    }),
  );
}

/** The day by which a lab delivers: the earliest that is promised, less what mounting takes. '' for no job. */
export function deliverBy(promised: readonly IsoDay[], mountingDays: number): IsoDay | "" {
  const [earliest] = [...promised].sort();
  return earliest ? addDays(earliest, -mountingDays) : "";
}
