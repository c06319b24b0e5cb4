/** What a lab is asked for, eye by eye (domain/README.md §12). */
import { addDays, type IsoDay } from "#domain/core/days.ts";
import { type CylinderForm, type EyeSide, eyeSides } from "#domain/core/records.ts";
import { formatDay, weekdayOf } from "#domain/core/shown.ts";
import { formatEye, formatReading } from "#domain/optics/format.ts";
import type { Eye, Eyes } from "#domain/optics/optics.ts";
import { labOrderTexts as texts } from "./labOrder.strings.ts";
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

/** One sale on an order: its invoice number and never its client. */
export type OrderedJob = { reference: string; frame: string; lenses: OrderedLens[]; notes: string };
/** What a shop asks of one lab. */
export type LabOrder = {
  shop: string;
  form: CylinderForm | "";
  deliverBy: IsoDay | "";
  jobs: readonly OrderedJob[];
};

/** 'vendredi 27/11/2026'. */
export const namedDay = (day: IsoDay): string => `${weekdayOf(day)} ${formatDay(day)}`;

/** '3 montages, 6 verres'. */
export function orderTotals(jobs: readonly OrderedJob[]): string {
  const lenses = jobs.flatMap((job) => job.lenses);
  return texts.totals(
    jobs.length,
    lenses.reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

/** The same order as a text for WhatsApp or a mail: a sale is a paragraph, an eye a line. */
export function labOrderText({ shop, form, deliverBy: day, jobs }: LabOrder): string {
  const head = [
    texts.titleOf(shop),
    day && `${texts.deliverBy} ${namedDay(day)}`,
    orderTotals(jobs),
  ];
  const foot = [texts.signs(form), texts.edging];
  return [head, ...jobs.map(jobLines), foot]
    .map((lines) => lines.filter(Boolean).join("\n"))
    .join("\n\n");
}

const jobLines = ({ reference, frame, lenses, notes }: OrderedJob): string[] => [
  [reference, frame].filter(Boolean).join(" \u00b7 "),
  ...lenses.map(lensLine),
  notes && `${texts.notes}\u00a0: ${notes}`,
];

function lensLine({ side, eye, name, quantity }: OrderedLens): string {
  const eip = eye.eip === null ? "" : texts.eip(formatReading("eip", eye.eip));
  return [`${texts.sides[side]} ${formatEye(eye)}`, eip, texts.lens(quantity, name)]
    .filter(Boolean)
    .join(" \u00b7 ");
}
