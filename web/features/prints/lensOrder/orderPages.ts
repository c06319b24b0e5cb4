/** Distributes jobs to order pages, one per lab. */
import { parseDay } from "#domain/core/days.ts";
import type { Company, Supplier } from "#domain/core/records.ts";
import type { SavedItem } from "#domain/documents/documents.ts";
import { formatFrameSize } from "#domain/optics/formatMore.ts";
import { eyesMoreOf, type FrameSize, wearerOf } from "#domain/optics/moreMeasures.ts";
import { eyesOf } from "#domain/optics/optics.ts";
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
  orderedLenses,
  type OrderedJob,
  remadeLenses,
  type Remake,
  type SoldLens,
  stockNotes,
} from "#domain/workshop/labOrder.ts";
import { labOrderTexts as texts } from "#domain/workshop/labOrder.strings.ts";
import { isLensEyeUnknown, pairOf } from "#domain/workshop/lensEyes.ts";
import { linesToOrder, madeLenses, madeLines } from "#domain/workshop/made.ts";
import { ofPair } from "#domain/optics/pairMeasures.ts";
import { isFrameLine, isLensLine, type Pair, pairsOf } from "#domain/workshop/pairs.ts";
import { eyeLabels, jobStatusLabels } from "#lib/labels.ts";
import { words } from "#lib/words.strings.ts";
import { strings } from "./lensOrder.strings.ts";
import type { LoadedOrder, SoldJob } from "./loadLensOrder.ts";

export type LabPage = { lab: Supplier; jobs: SoldJob[]; remake: Remake | null };
export type OrderPages = {
  pages: LabPage[];
  /** Jobs without a lab. */
  withoutLab: SoldJob[];
  /** Jobs on no page, with the reason. */
  left: string[];
};

/** `sent`: jobs that this page marked or tried to mark, still shown. */
export function orderPages(
  { jobs, suppliers, remake = null }: LoadedOrder,
  sent: ReadonlySet<string>,
): OrderPages {
  const isDue = ({ job }: SoldJob) =>
    job.status === "to_order" || sent.has(job.id) || remake !== null;
  const isWanted = (sold: SoldJob) => isDue(sold) && orderedLines(sold, remake).length > 0;
  const wanted = jobs.filter(isWanted);
  const labOf = ({ job }: SoldJob) => suppliers.find(({ id }) => id === job.lab);
  const labs = new Set(wanted.flatMap((sold) => labOf(sold) ?? []));
  return {
    pages: [...labs].map((lab) => ({
      lab,
      jobs: wanted.filter((sold) => labOf(sold) === lab),
      remake,
    })),
    withoutLab: wanted.filter((sold) => !labOf(sold)),
    left: jobs
      .filter((sold) => !isWanted(sold))
      .map((sold) => strings.left(numberOf(sold), whyLeft(sold))),
  };
}

const whyLeft = ({ job, sale }: SoldJob): string => {
  if (job.status !== "to_order") return jobStatusLabels[job.status];
  return sale.invoice?.items.some(isLensLine) ? strings.nothingLeft : strings.noLens;
};

/** Name of a job for a lab: its invoice number, nothing of the client. */
export const numberOf = ({ sale }: SoldJob): string =>
  sale.invoice?.invoice_number || words.withoutInvoice;

type OrderedLine = SavedItem & SoldLens;
/** Lens lines to order; a remake also orders what the stock had. */
function orderedLines({ sale, missing }: SoldJob, remake: Remake | null): OrderedLine[] {
  const { invoice } = sale;
  if (!invoice) return [];
  const eyes = eyesOf(sale);
  if (!remake) return linesToOrder(invoice, eyes, missing);
  return madeLenses(invoice, eyes, missing).map((line) => ({ ...line, inStock: 0 }));
}

export const lensNames = (sold: SoldJob): string =>
  [...new Set(orderedLines(sold, null).map(({ name }) => name))].join(", ");

/** Order text of a page. */
export function orderOf({ lab, jobs, remake }: LabPage, company: Company): LabOrder {
  const promised = jobs.flatMap(({ job }) => parseDay(job.promised_on) ?? []);
  return {
    shop: company.name,
    form: lab.cylinder,
    deliverBy: deliverBy(promised, company.mounting_days),
    jobs: jobs.flatMap((sold) => orderedPairs(sold, lab, remake)),
  };
}

const sizeOf = (items: readonly SavedItem[]): FrameSize | null =>
  items.find(isFrameLine)?.expand?.product ?? null;

/** Frames of a pair, each with its size of the day. */
const frameText = (items: readonly SavedItem[]): string =>
  [
    ...new Set(
      items.filter(isFrameLine).map(({ product_name, expand }) => {
        const size = expand?.product ? formatFrameSize(expand.product) : "";
        return [product_name, size].filter(Boolean).join(" ");
      }),
    ),
  ].join(", ");

/** One entry for each pair with lenses to order; the notes stand with the last. */
function orderedPairs(sold: SoldJob, lab: Supplier, remake: Remake | null): OrderedJob[] {
  const { invoice } = sold.sale;
  if (!invoice) return [];
  const eyes = eyesOf(sold.sale);
  const all = orderedLines(sold, remake);
  const pairs = pairsOf(madeLines(invoice, eyes));
  const entries = pairs.flatMap((pair) => {
    const lenses = all.filter((line) => pairOf(line) === pair.pair);
    return lenses.length > 0 ? [orderedPair(sold, lab, remake, { ...pair, lenses })] : [];
  });
  const stock = remake
    ? [texts.remake(eyeLabels[remake].mark)]
    : stockNotes(madeLenses(invoice, eyes, sold.missing));
  const isUnsaid = entries.some(({ isEyeUnsaid }) => isEyeUnsaid);
  const notes = [...stock, sold.job.notes, sold.sale.notes, ...(isUnsaid ? [texts.eyeUnsaid] : [])];
  const isOne = pairs.length <= 1;
  return entries.map(({ job, pair, use }, index) => ({
    ...job,
    pair: texts.pair(pair, !isOne, use),
    isSameSale: index > 0,
    notes: index === entries.length - 1 ? notes.filter(Boolean).join(" \u00b7 ") : "",
  }));
}

function orderedPair(
  sold: SoldJob,
  { cylinder, measures }: Supplier,
  remake: Remake | null,
  { pair, use, lines, lenses }: Pair<SavedItem> & { lenses: SoldLens[] },
) {
  const sale = ofPair(sold.sale, pair);
  const more = eyesMoreOf(sale);
  const measured = eyesOf(sale);
  const eyes = eyesOfUse(measured, more, use);
  const context: PairMeasures = {
    eyes: measured,
    more,
    wearer: wearerOf(sale),
    frame: sizeOf(lines),
    use,
    form: cylinder,
    wanted: wantedOfPair(sold.sale, pair, wantedOf(measures)),
  };
  const rows = remake
    ? remadeLenses(lenses, eyes, cylinder, remake)
    : orderedLenses(lenses, eyes, cylinder);
  const sides = rows.flatMap(({ side }) => (side === "" ? [] : [side]));
  const job: OrderedJob = {
    reference: numberOf(sold),
    frame: frameText(lines),
    lenses: rows.map((row) =>
      row.side === "" ? row : { ...row, extras: lensExtras(row.side, context) },
    ),
    notes: "",
    wearer: pairExtras(context),
    missing: missingNames(sides, context),
  };
  return { job, pair, use, isEyeUnsaid: isLensEyeUnknown(lenses, eyes) };
}

/** 'N1 (Hauteur OD, Galbe)': missing measures that the lab wants, by sale. */
export const missingTexts = ({ jobs }: LabOrder): string[] =>
  jobs.flatMap(({ reference, missing = [] }) =>
    missing.length > 0 ? [strings.left(reference, missing.join(", "))] : [],
  );
