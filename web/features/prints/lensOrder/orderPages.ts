/** What of the jobs that were asked for is ordered where: a page for each lab. */
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
import { strings } from "./lensOrder.strings.ts";
import type { LoadedOrder, SoldJob } from "./loadLensOrder.ts";

export type LabPage = { lab: Supplier; jobs: SoldJob[]; remake: Remake | null };
export type OrderPages = {
  pages: LabPage[];
  /** Nobody said yet which lab makes their lenses. */
  withoutLab: SoldJob[];
  /** Those that are on no page, with why. */
  left: string[];
};

/** `sent`: what this page marked as ordered, or tried to, and still shows. */
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

/** How a job is named: the number of its invoice, which tells a lab nothing of the client. */
export const numberOf = ({ sale }: SoldJob): string =>
  sale.invoice?.invoice_number || strings.noNumber;

const itemsOf = ({ sale }: SoldJob, ...types: string[]): SavedItem[] =>
  (sale.invoice?.items ?? []).filter(({ product_type }) => types.includes(product_type));
const lensesOf = (sold: SoldJob): SavedItem[] => itemsOf(sold, "lens");

const namesOf = (items: readonly SavedItem[]): string =>
  [...new Set(items.map((item) => item.product_name))].join(", ");
export const lensNames = (sold: SoldJob): string => namesOf(lensesOf(sold));
const frameNames = (sold: SoldJob): string => namesOf(itemsOf(sold, "frame", "sunglasses"));

/** What the page asks of its lab. */
export function orderOf({ lab, jobs, remake }: LabPage, company: Company): LabOrder {
  const promised = jobs.flatMap(({ job }) => parseDay(job.promised_on) ?? []);
  return {
    shop: company.name,
    form: lab.cylinder,
    deliverBy: deliverBy(promised, company.mounting_days),
    jobs: jobs.map((sold) => orderedJob(sold, lab, remake)),
  };
}

/** How many lenses of a line the stock had: all that were sold but those that the floor gave back. */
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
