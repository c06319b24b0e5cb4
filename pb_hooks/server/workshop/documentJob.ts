/** Job of a sale, read and saved with its document (docs/rules-workshop-till.md, Jobs). */
import type { NestedInvoice } from "#domain/documents/documents.ts";
import { isObject } from "#domain/core/fields/values.ts";
import { creditedByItem, creditLeft } from "#domain/sale/credit.ts";
import { firstPair, pairOf } from "#domain/workshop/lensEyes.ts";
import { orderOf } from "#domain/workshop/orders.ts";
import type { Attached, Beside } from "#server/engine/attached.ts";
import { membersOf } from "#server/engine/documents/beside.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { updateJobOfSale } from "./jobOfSale.ts";
import { compareOrder } from "./labOrders.ts";
import { dropGoneMeasures, dropGonePairs } from "./salePairs.ts";

/** SQL of job `j` as JSON, with the values that other rooms attach. */
const jobJson = (): string =>
  recordJson(
    "optique_jobs",
    "j",
    membersOf("optique_jobs", (name) => `j.${name}`),
  );

const besideOf = (prescription: string): Beside => ({
  members: (column) => ({
    job: `json((SELECT ${jobJson()} FROM optique_jobs j
    WHERE j.prescription = ${column(prescription)} AND +j.company = ${column("company")}))`,
  }),
});

/** Attaches the job to the answers of a sale. */
export const besideSale: NonNullable<Attached["beside"]> = {
  optique_invoices: besideOf("prescription"),
  optique_prescriptions: besideOf("id"),
};

type SavedSale = {
  prescription: string;
  /** Invoice and job as stored before the save; null without one. */
  invoice: NestedInvoice | null;
  job: unknown;
  /** Job values sent in the body. */
  sent: unknown;
  /** True when lens lines were added, removed or changed. */
  areLensesWritten: boolean;
  /** True when a line or payment is saved alone, which must not create a deleted job again. */
  isPart?: boolean;
};

/** Updates the job after its document was saved, even unchanged. */
export function updateJobOfDocument(tx: core.App, { actor }: Staff, sale: SavedSale): void {
  const { prescription, invoice, job, sent, areLensesWritten, isPart } = sale;
  const hadLenses = invoice?.items.some(isLensItem) ?? false;
  const isSaid = isObject(sent) ? Object.keys(sent).length > 0 : Boolean(sent);
  if (areLensesWritten || isSaid || (hadLenses && !job && !isPart))
    updateJobOfSale(tx, {
      actor,
      prescription,
      hadLenses,
      sent,
      wasEmptied: hadLenses && areAllCredited(invoice),
    });
  if (hasReadyPairs(job)) dropGonePairs(tx, actor, prescription);
  if (invoice?.items.some((item) => pairOf(item) > firstPair))
    dropGoneMeasures(tx, actor, prescription);
  if (isObject(job) && orderOf(job["ordered"])) compareOrder(tx, actor, prescription);
}

/** True when credit notes took back all lenses of a stored invoice. */
function areAllCredited(invoice: NestedInvoice | null): boolean {
  const credited = creditedByItem(invoice?.credit_notes.flatMap(({ items }) => items) ?? []);
  const lenses = invoice?.items.filter(isLensItem) ?? [];
  return lenses.every((item) => creditLeft(item, credited.get(item.id)).quantity <= 0);
}

/** True when the stored job has a ready pair; other saves then need no query. */
const hasReadyPairs = (job: unknown): boolean =>
  isObject(job) && Array.isArray(job["ready_pairs"]) && job["ready_pairs"].length > 0;

export const isLensItem = ({ product_type }: { product_type: string }): boolean =>
  product_type === "lens";
