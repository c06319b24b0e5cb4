/** Order to a lab, eye by eye (docs/rules-workshop-till.md, Jobs). */
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import {
  type CylinderForm,
  type EyeSide,
  eyeSides,
  type LensSource,
} from "#domain/core/records.ts";
import { formatDay, weekdayOf } from "#domain/core/days/formatDays.ts";
import { formatEye, formatReading } from "#domain/optics/format.ts";
import { emptyEye, type Eye, type Eyes } from "#domain/optics/optics.ts";
import type { ExtraLine } from "#domain/optics/measures/formatExtra.ts";
import { extraText } from "./labMeasures.ts";
import { isSunday } from "./jobs.ts";
import { labOrderTexts as texts } from "./labOrder.strings.ts";
import { eyeForLab, lensesOf, lensEyes, type LensLine } from "./lensEyes.ts";

/** Lens line of a sale with the name of its product, and the number of its lenses that came from stock. */
export type SoldLens = LensLine & { name: string; inStock?: number; source?: LensSource | "" };
/** Eyes of a remake: one, or both. */
export type Remake = EyeSide | "both";
/** Lenses to remake: their eyes, and their pair, or null for every pair. */
export type RemadeLenses = { eyes: Remake; pair: number | null };
/** Row of an order: lenses of one product for one eye, or one lens whose eye is unknown. */
export type OrderedLens = {
  side: EyeSide | "";
  eye: Eye;
  name: string;
  quantity: number;
  /** Prism, near vision and heights; an empty text stands for a box to fill in. */
  extras?: readonly ExtraLine[];
};

const isInStock = ({ quantity, inStock = 0 }: SoldLens): boolean => inStock >= quantity;
/**
 * True of lenses from stock when others are ordered. If all came from stock, the order is deliberate and includes them.
 */
export const isLeftOut = (line: SoldLens, lines: readonly SoldLens[]): boolean =>
  isInStock(line) && !lines.every(isInStock);

/**
 * Notes on lenses that are left out or partly in stock: 'En stock: 1 × Unifocal 1.5'; a lens from the drawer is noted
 * with its eye.
 */
export const stockNotes = (lines: readonly SoldLens[]): string[] =>
  lines
    .filter((line) => line.inStock && (isLeftOut(line, lines) || !isInStock(line)))
    .map(({ name, quantity, inStock = 0, source, eye }) =>
      source && eye
        ? texts.lensInStock(eye, name)
        : texts.inStock(Math.min(quantity, inStock), name),
    );

/** Rows of a remake. For one eye, only its lenses; all lenses if none is known to be for that eye. */
export function remadeLenses(
  lines: readonly SoldLens[],
  eyes: Eyes,
  form: CylinderForm | "",
  remake: Remake,
): OrderedLens[] {
  const all = orderedLenses(
    lines.map((line) => ({ ...line, inStock: 0 })),
    eyes,
    form,
  );
  const ofEye = all.filter(({ side }) => side === remake);
  return remake === "both" || ofEye.length === 0 ? all : ofEye;
}

/**
 * Rows of a sale, right eye first, in the lab's cylinder sign. A lens of unknown eye has no values, so that no lab
 * makes it.
 */
export function orderedLenses(
  lines: readonly SoldLens[],
  eyes: Eyes,
  form: CylinderForm | "",
): OrderedLens[] {
  const known = lensEyes(lines, eyes);
  const isUnsaid = ({ quantity }: SoldLens, index: number) => quantity === 1 && known[index] === "";
  const ofEyes = eyeSides.flatMap((side) =>
    lines.flatMap((line, index) => {
      if (isUnsaid(line, index) || isLeftOut(line, lines)) return [];
      const quantity = lensesOf({ ...line, eye: known[index] ?? "" })[side];
      const eye = eyeForLab(eyes[side], form);
      return quantity > 0 ? [{ side, eye, name: line.name, quantity }] : [];
    }),
  );
  const unsaid = lines
    .filter((line, index) => isUnsaid(line, index) && !isLeftOut(line, lines))
    .map(({ name, quantity }) => ({ side: "" as const, eye: emptyEye, name, quantity }));
  return [...ofEyes, ...unsaid];
}

/**
 * Day by which the lab has to deliver: the earliest promised day minus the mounting delay, Saturday instead of Sunday;
 * '' without jobs.
 */
export function deliverBy(promised: readonly IsoDay[], mountingDays: number): IsoDay | "" {
  const [earliest] = [...promised].sort();
  if (!earliest) return "";
  const day = addDays(earliest, -mountingDays);
  return isSunday(day) ? addDays(day, -1) : day;
}

/** Pair of a sale in an order, identified by invoice number, never by client. */
export type OrderedJob = {
  reference: string;
  /** Heading of a remake, with its details; absent for a first order. */
  remade?: readonly string[];
  frame: string;
  lenses: OrderedLens[];
  notes: string;
  /** Number and use of the pair; '' when the sale has only one. */
  pair?: string;
  /** True of the second and later pairs of a sale. */
  isSameSale?: boolean;
  /** Measures of how the frame sits, if the lab asks for them. */
  wearer?: readonly ExtraLine[];
  /** Names of the missing measures that the lab asks for. */
  missing?: readonly string[];
};
/** Order of a shop to one lab. */
export type LabOrder = {
  shop: string;
  form: CylinderForm | "";
  deliverBy: IsoDay | "";
  /** Eyes that are remade; absent for a first order. */
  remake?: Remake | undefined;
  jobs: readonly OrderedJob[];
};

/** Formats a day: 'vendredi 27/11/2026'. */
export const dayWithWeekday = (day: IsoDay): string => `${weekdayOf(day)} ${formatDay(day)}`;

/** Counts for the order: '3 montages, 6 verres'. */
export function orderTotals(jobs: readonly OrderedJob[]): string {
  const lenses = jobs.flatMap((job) => job.lenses);
  return texts.totals(
    jobs.filter(({ isSameSale }) => !isSameSale).length,
    lenses.reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

/** Text of an order for WhatsApp or e-mail: one paragraph for each pair, one line for each lens. */
export function labOrderText({ shop, form, deliverBy: day, remake, jobs }: LabOrder): string {
  const head = [
    texts.titleOf(shop, remake),
    day && `${texts.deliverBy} ${dayWithWeekday(day)}`,
    orderTotals(jobs),
  ];
  const foot = [texts.signs(form), texts.edging];
  return [head, ...jobs.map(jobLines), foot]
    .map((lines) => lines.filter(Boolean).join("\n"))
    .join("\n\n");
}

const jobLines = ({
  reference,
  remade = [],
  pair,
  frame,
  lenses,
  wearer = [],
  notes,
}: OrderedJob): string[] => [
  remade.join(" \u00b7 "),
  [reference, pair, frame].filter(Boolean).join(" \u00b7 "),
  ...lenses.map(lensText),
  wearer.length > 0 ? `${texts.wearer}\u00a0: ${wearer.map(extraText).join(" \u00b7 ")}` : "",
  notes && `${texts.notes}\u00a0: ${notes}`,
];

/** Formats one lens in a line: eye, values, quantity and name. */
export function lensText({ side, eye, name, quantity, extras = [] }: OrderedLens): string {
  const eip = eye.eip === null ? "" : texts.eip(formatReading("eip", eye.eip));
  const values = side === "" ? "" : formatEye(eye);
  const extra = extras.map(extraText);
  return [
    [texts.sides[side], values].filter(Boolean).join(" "),
    eip,
    ...extra,
    texts.lens(quantity, name),
  ]
    .filter(Boolean)
    .join(" \u00b7 ");
}
