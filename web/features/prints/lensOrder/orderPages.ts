/** Distributes jobs to order pages, one per lab. */
import { parseDay } from "#domain/core/days.ts";
import type { Company, Supplier } from "#domain/core/records.ts";
import type { SavedItem } from "#domain/documents/documents.ts";
import { eyesOf } from "#domain/optics/optics.ts";
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
import { isLensEyeUnknown } from "#domain/workshop/lensEyes.ts";
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
  const isWanted = (sold: SoldJob) => isDue(sold) && lensesOf(sold).length > 0;
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

const whyLeft = ({ job }: SoldJob): string =>
  job.status === "to_order" ? strings.noLens : jobStatusLabels[job.status];

/** Name of a job for a lab: its invoice number, nothing of the client. */
export const numberOf = ({ sale }: SoldJob): string =>
  sale.invoice?.invoice_number || words.withoutInvoice;

const itemsOf = ({ sale }: SoldJob, ...types: string[]): SavedItem[] =>
  (sale.invoice?.items ?? []).filter(({ product_type }) => types.includes(product_type));
const lensesOf = (sold: SoldJob): SavedItem[] => itemsOf(sold, "lens");

const namesOf = (items: readonly SavedItem[]): string =>
  [...new Set(items.map((item) => item.product_name))].join(", ");
export const lensNames = (sold: SoldJob): string => namesOf(lensesOf(sold));
const frameNames = (sold: SoldJob): string => namesOf(itemsOf(sold, "frame", "sunglasses"));

/** Order text of a page. */
export function orderOf({ lab, jobs, remake }: LabPage, company: Company): LabOrder {
  const promised = jobs.flatMap(({ job }) => parseDay(job.promised_on) ?? []);
  return {
    shop: company.name,
    form: lab.cylinder,
    deliverBy: deliverBy(promised, company.mounting_days),
    jobs: jobs.map((sold) => orderedJob(sold, lab, remake)),
  };
}

/** Lenses of an item that the stock had: sold, minus the floor movement. */
function soldLens(
  { id, product_name: name, quantity, eye }: SavedItem,
  missing: SoldJob["missing"],
): SoldLens {
  return { name, quantity, eye, inStock: quantity - (missing?.get(id) ?? quantity) };
}

function orderedJob(sold: SoldJob, { cylinder }: Supplier, remake: Remake | null): OrderedJob {
  const lines = lensesOf(sold).map((item) => soldLens(item, sold.missing));
  const eyes = eyesOf(sold.sale);
  const stock = remake ? [texts.remake(eyeLabels[remake].mark)] : stockNotes(lines);
  const unsaid = isLensEyeUnknown(lines, eyes) ? [texts.eyeUnsaid] : [];
  return {
    reference: numberOf(sold),
    frame: frameNames(sold),
    lenses: remake
      ? remadeLenses(lines, eyes, cylinder, remake)
      : orderedLenses(lines, eyes, cylinder),
    notes: [...stock, sold.job.notes, sold.sale.notes, ...unsaid].filter(Boolean).join(" \u00b7 "),
  };
}
