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

/** Lens line of a sale with its product name, and how many of its lenses came from stock. */
export type SoldLens = LensLine & { name: string; inStock?: number; source?: LensSource | "" };
/** Eyes of a remake: one or both. */
export type Remake = EyeSide | "both";
/** Lenses made again: of these eyes, of one pair or of each. */
export type RemadeLenses = { eyes: Remake; pair: number | null };
/** Row of an order: lenses of one product for one eye, or one lens of unknown eye. */
export type OrderedLens = {
  side: EyeSide | "";
  eye: Eye;
  name: string;
  quantity: number;
  /** Prism, near vision and heights; an empty text is a box to fill in. */
  extras?: readonly ExtraLine[];
};

const isInStock = ({ quantity, inStock = 0 }: SoldLens): boolean => inStock >= quantity;
/** True of lenses from stock beside others. When all were in stock, the order is deliberate and keeps them. */
export const isLeftOut = (line: SoldLens, lines: readonly SoldLens[]): boolean =>
  isInStock(line) && !lines.every(isInStock);

/** Lenses left out or partly in stock: 'En stock: 1 × Unifocal 1.5'; one of the drawer with its eye. */
export const stockNotes = (lines: readonly SoldLens[]): string[] =>
  lines
    .filter((line) => line.inStock && (isLeftOut(line, lines) || !isInStock(line)))
    .map(({ name, quantity, inStock = 0, source, eye }) =>
      source && eye
        ? texts.lensInStock(eye, name)
        : texts.inStock(Math.min(quantity, inStock), name),
    );

/** Rows of a remake of one eye. A lens of unknown eye stays when no other fits. */
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

/** Rows of a sale, right eye first, in the lab's notation. A lens of unknown eye has no values, or a lab would make it. */
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

/** Delivery day: the earliest promised day minus the mounting delay; a Sunday becomes the Saturday. '' without jobs. */
export function deliverBy(promised: readonly IsoDay[], mountingDays: number): IsoDay | "" {
  const [earliest] = [...promised].sort();
  if (!earliest) return "";
  const day = addDays(earliest, -mountingDays);
  return isSunday(day) ? addDays(day, -1) : day;
}

/** Pair of a sale in an order: by invoice number, never by client. */
export type OrderedJob = {
  reference: string;
  /** Head of a remake, and what belongs to it; absent of a first order. */
  remade?: readonly string[];
  frame: string;
  lenses: OrderedLens[];
  notes: string;
  /** Number and use of the pair; '' of a sale with one. */
  pair?: string;
  /** True of the pairs after the first of a sale. */
  isSameSale?: boolean;
  /** How the frame sits, where the lab wants to know. */
  wearer?: readonly ExtraLine[];
  /** Names of the missing measures that the lab wants. */
  missing?: readonly string[];
};
/** Order of a shop to one lab. */
export type LabOrder = {
  shop: string;
  form: CylinderForm | "";
  deliverBy: IsoDay | "";
  /** Eyes that are made again; absent of a first order. */
  remake?: Remake | undefined;
  jobs: readonly OrderedJob[];
};

/** 'vendredi 27/11/2026'. */
export const dayWithWeekday = (day: IsoDay): string => `${weekdayOf(day)} ${formatDay(day)}`;

/** '3 montages, 6 verres'. */
export function orderTotals(jobs: readonly OrderedJob[]): string {
  const lenses = jobs.flatMap((job) => job.lenses);
  return texts.totals(
    jobs.filter(({ isSameSale }) => !isSameSale).length,
    lenses.reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

/** Order as a text for WhatsApp or e-mail: one paragraph for each sale, one line for each eye. */
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

/** One lens in a line: eye, values, quantity and name. */
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
