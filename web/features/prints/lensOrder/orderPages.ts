/** Distributes jobs to order pages, one per lab. */
import { parseDay } from "#domain/core/days/days.ts";
import type { Company, Supplier } from "#domain/core/records.ts";
import type { NestedInvoice, SavedItem } from "#domain/documents/documents.ts";
import { type ExtraLine, formatFrameSize } from "#domain/optics/measures/formatExtra.ts";
import { eyesExtraOf, type FrameSize, wearerOf } from "#domain/optics/measures/extraMeasures.ts";
import { type Eyes, eyesOf } from "#domain/optics/optics.ts";
import {
  eyesOfUse,
  lensExtras,
  missingNames,
  pairExtras,
  type PairMeasures,
  wantedOf,
  wantedOfPair,
} from "#domain/workshop/labMeasures.ts";
import {
  deliverBy,
  type LabOrder,
  type OrderedLens,
  orderedLenses,
  type OrderedJob,
  remadeLenses,
  type RemadeLenses,
  type SoldLens,
  stockNotes,
} from "#domain/workshop/labOrder.ts";
import { labOrderTexts as texts } from "#domain/workshop/labOrder.strings.ts";
import { isLensEyeUnknown } from "#domain/workshop/lensEyes.ts";
import { madeLenses, madeLines, type OrderedPair, pairsToOrder } from "#domain/workshop/made.ts";
import {
  asOrderedLens,
  orderOf as orderOfJob,
  type OrderLens,
  wearerOfOrder,
} from "#domain/workshop/orders.ts";
import { orderedPower, orderedPowerLines } from "#domain/workshop/orderedPower.ts";
import { ofPair } from "#domain/optics/measures/pairMeasures.ts";
import { isFrameLine, isLensLine, pairsOf } from "#domain/workshop/pairs.ts";
import { eyeLabels, jobStatusLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { lensOrderStrings } from "./lensOrder.strings.ts";
import type { LoadedOrder, SoldJob } from "./loadLensOrder.ts";
import {
  groundBy,
  remadeEyes,
  remadeLines,
  remadeOf,
  remadeRows,
  sentRemake,
} from "./remadeOrder.ts";

export type LabPage = {
  lab: Supplier;
  jobs: SoldJob[];
  remake: RemadeLenses | null;
  /** True to show orders as they were sent. */
  isSent?: boolean;
};
export type OrderPages = {
  pages: LabPage[];
  /** Jobs that have no lab yet. */
  withoutLab: SoldJob[];
  /** Sentences about jobs that are on no page, with the reason. */
  left: string[];
};

/** `sent`: ids of jobs that were marked, or tried, on this page; they stay visible. */
export function orderPages(
  { jobs, suppliers, remake = null, isSent = false }: LoadedOrder,
  sent: ReadonlySet<string>,
): OrderPages {
  const isDue = ({ job }: SoldJob) =>
    job.status === "to_order" || sent.has(job.id) || remake !== null;
  const isWanted = (sold: SoldJob) =>
    isSent ? sentLenses(sold).length > 0 : isDue(sold) && orderedPairsOf(sold, remake).length > 0;
  const wanted = jobs.filter(isWanted);
  const labOf = ({ job }: SoldJob) => {
    const lab = (isSent && orderOfJob(job.ordered)?.supplier) || job.lab;
    return suppliers.find(({ id }) => id === lab);
  };
  const labs = new Set(wanted.flatMap((sold) => labOf(sold) ?? []));
  return {
    pages: [...labs].map((lab) => ({
      lab,
      jobs: wanted.filter((sold) => labOf(sold) === lab),
      remake,
      isSent,
    })),
    withoutLab: wanted.filter((sold) => !labOf(sold)),
    left: jobs
      .filter((sold) => !isWanted(sold))
      .map((sold) => lensOrderStrings.left(numberOf(sold), whyLeft(sold))),
  };
}

const whyLeft = ({ job, sale }: SoldJob): string => {
  if (job.status !== "to_order") return jobStatusLabels[job.status];
  return sale.invoice?.items.some(isLensLine)
    ? lensOrderStrings.nothingLeft
    : lensOrderStrings.noLens;
};

/** Reference of a job for a lab: the invoice number, never the client. */
export const numberOf = ({ sale }: SoldJob): string =>
  sale.invoice?.invoice_number || words.withoutInvoice;

/** Pairs of a job with lenses to order; for a remake of one pair, only that pair. */
function orderedPairsOf(sold: SoldJob, remake: RemadeLenses | null) {
  const { sale, missing } = sold;
  if (!sale.invoice) return [];
  const again = remake ?? remadeOf(sold, remake);
  const pairs = pairsToOrder(sale.invoice, eyesOf(sale), missing, again !== null);
  return again?.pair ? pairs.filter(({ pair }) => pair === again.pair) : pairs;
}

export const lensNames = (sold: SoldJob): string =>
  [
    ...new Set(orderedPairsOf(sold, null).flatMap(({ lenses }) => lenses.map(({ name }) => name))),
  ].join(", ");

/** Order of a page, as texts. */
export function orderOf({ lab, jobs, remake, isSent }: LabPage, company: Company): LabOrder {
  const promised = jobs.flatMap(({ job }) => parseDay(job.promised_on) ?? []);
  return {
    shop: company.name,
    form: lab.cylinder,
    deliverBy: deliverBy(promised, company.mounting_days),
    remake: remake?.eyes ?? remadeEyes(jobs.map((sold) => remadeOf(sold, remake))),
    jobs: jobs.flatMap((sold) => (isSent ? sentPairs(sold) : orderedPairs(sold, lab, remake))),
  };
}

const sizeOf = (items: readonly SavedItem[]): FrameSize | null =>
  items.find(isFrameLine)?.expand?.product ?? null;

/** Frames of a pair, each with its current size. */
const frameText = (items: readonly SavedItem[]): string =>
  [
    ...new Set(
      items.filter(isFrameLine).map(({ product_name, expand }) => {
        const size = expand?.product ? formatFrameSize(expand.product) : "";
        return [product_name, size].filter(Boolean).join(" ");
      }),
    ),
  ].join(", ");

const sentLenses = ({ job }: SoldJob): readonly OrderLens[] =>
  orderOfJob(job.ordered)?.lenses ?? [];

/** Entries of an order as it was sent, but with the current frames. */
function sentPairs(sold: SoldJob): OrderedJob[] {
  const { job, sale } = sold;
  const lenses = sentLenses(sold);
  const remade = sentRemake(sold);
  const frames = pairsOf(madeLines(sale.invoice, eyesOf(sale)));
  const pairs = [...new Set(lenses.map(({ pair }) => pair))];
  return pairs.map((pair, index) => {
    const own = lenses.filter((lens) => lens.pair === pair);
    const wearer = own.map(wearerOfOrder).find((lines) => lines.length > 0) ?? [];
    const isLast = index === pairs.length - 1;
    return {
      reference: remade?.number ?? numberOf(sold),
      ...(remade && { remade: remade.lines }),
      frame: frameText(frames.find((one) => one.pair === pair)?.lines ?? []),
      lenses: own.map(asOrderedLens),
      pair: texts.pair(pair, frames.length > 1 || pairs.length > 1, own[0]?.use ?? ""),
      isSameSale: index > 0,
      wearer,
      notes: isLast ? [job.notes, sale.notes].filter(Boolean).join(" \u00b7 ") : "",
    };
  });
}

/** Day, time and author of an order that was sent; null otherwise. */
export const sentStep = ({ isSent, jobs }: LabPage) =>
  isSent ? orderOfJob(jobs[0]?.job.ordered) : null;

/** One entry per pair with lenses to order; the notes are with the last entry. */
function orderedPairs(sold: SoldJob, lab: Supplier, remake: RemadeLenses | null): OrderedJob[] {
  const { invoice } = sold.sale;
  if (!invoice) return [];
  const entries = orderedPairsOf(sold, remake).map((pair) => orderedPair(sold, lab, remake, pair));
  const stock = stockTexts(sold, invoice, remake);
  const isUnsaid = entries.some(({ isEyeUnsaid }) => isEyeUnsaid);
  const notes = [...stock, sold.job.notes, sold.sale.notes, ...(isUnsaid ? [texts.eyeUnsaid] : [])];
  return entries.map(({ job, pair, use, isOne }, index) => ({
    ...job,
    pair: texts.pair(pair, !isOne, use),
    isSameSale: index > 0,
    notes: index === entries.length - 1 ? notes.filter(Boolean).join(" \u00b7 ") : "",
  }));
}

/**
 * Note about lenses taken from stock, or about eyes that the address orders again. A remake has its own head instead.
 */
function stockTexts(sold: SoldJob, invoice: NestedInvoice, remake: RemadeLenses | null): string[] {
  if (remake) return [texts.remake(eyeLabels[remake.eyes].mark)];
  if (remadeOf(sold, remake)) return [];
  return stockNotes(madeLenses(invoice, eyesOf(sold.sale), sold.missing));
}

/** Code, diameter and supplements of a lens that has a power. */
function powerLines(
  { sale }: SoldJob,
  lenses: readonly (SavedItem & SoldLens)[],
  { side, name }: OrderedLens,
): ExtraLine[] {
  const line = lenses.find((lens) => lens.eye === side && lens.name === name);
  const items = (sale.invoice?.items ?? []).map((item) => ({
    ...item,
    supplement: item.expand?.product?.supplement ?? "",
  }));
  const power = line ? orderedPower(line, items) : null;
  return power ? orderedPowerLines(power) : [];
}

function rowsOf(
  sold: SoldJob,
  lenses: readonly SoldLens[],
  eyes: Eyes,
  form: Supplier["cylinder"],
  remake: RemadeLenses | null,
): OrderedLens[] {
  const remade = remadeOf(sold, remake);
  if (remake) return remadeLenses(lenses, eyes, form, remake.eyes);
  return remade ? remadeRows(lenses, eyes, form, remade) : orderedLenses(lenses, eyes, form);
}

function orderedPair(
  sold: SoldJob,
  { cylinder, measures }: Supplier,
  remake: RemadeLenses | null,
  { pair, use, lines, lenses, isOne }: OrderedPair<SavedItem>,
) {
  const remade = remadeOf(sold, remake);
  const ground = groundBy(sold.sale, remade);
  const sale = ofPair(ground, pair);
  const extra = eyesExtraOf(sale);
  const measured = eyesOf(sale);
  const eyes = eyesOfUse(measured, extra, use);
  const context: PairMeasures = {
    eyes: measured,
    extra,
    wearer: wearerOf(sale),
    frame: sizeOf(lines),
    use,
    form: cylinder,
    wanted: wantedOfPair(ground, pair, wantedOf(measures)),
  };
  const rows = rowsOf(sold, lenses, eyes, cylinder, remake);
  const sides = rows.flatMap(({ side }) => (side === "" ? [] : [side]));
  const job: OrderedJob = {
    reference: remade?.number ?? numberOf(sold),
    ...(remade && { remade: remadeLines(remade) }),
    frame: frameText(lines),
    lenses: rows.map((row) =>
      row.side === ""
        ? row
        : { ...row, extras: [...powerLines(sold, lenses, row), ...lensExtras(row.side, context)] },
    ),
    notes: "",
    wearer: pairExtras(context),
    missing: missingNames(sides, context),
  };
  return { job, pair, use, isOne, isEyeUnsaid: isLensEyeUnknown(lenses, eyes) };
}

/** Missing measures that the lab requires, by sale: 'N1 (Hauteur OD, Galbe)'. */
export const missingTexts = ({ jobs }: LabOrder): string[] =>
  jobs.flatMap(({ reference, missing = [] }) =>
    missing.length > 0 ? [lensOrderStrings.left(reference, missing.join(", "))] : [],
  );
