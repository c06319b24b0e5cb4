/** The job of a sale beside its document (docs/rules-workshop-till.md, Jobs): told with it, and taken with it. */
import type { InvoicePart } from "#domain/documents/documents.ts";
import { isObject } from "#domain/core/values.ts";
import { recordJson } from "#server/platform/recordJson.ts";
import type { Staff } from "#server/platform/staff.ts";
import { followSale } from "./jobOfSale.ts";

/** The job of this prescription, told beside a document, as SQL. */
export const jobBeside = (prescription: string): string =>
  `json_object('job', json((SELECT ${recordJson("optique_jobs", "j")} FROM optique_jobs j
    WHERE j.prescription = ${prescription} AND +j.company = d.company)))`;

type SavedSale = {
  prescription: string;
  /** The invoice and the job as they were; null where there was none. */
  invoice: InvoicePart | null;
  job: unknown;
  /** What the body says of the job. */
  sent: unknown;
  /** Lens lines came, went or changed. */
  areLensesWritten: boolean;
};

/** After a document was saved, or when it was sent as it is: what that means for its job. */
export function keepJob(tx: core.App, { actor }: Staff, sale: SavedSale): void {
  const { prescription, invoice, job, sent, areLensesWritten } = sale;
  const hadLenses = invoice?.items.some(isLens) ?? false;
  const isSaid = isObject(sent) ? Object.keys(sent).length > 0 : Boolean(sent);
  if (areLensesWritten || isSaid || (hadLenses && !job))
    followSale(tx, { actor, prescription, hadLenses, sent });
}

export const isLens = ({ product_type }: { product_type: string }): boolean =>
  product_type === "lens";
