import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { formatDay } from "#lib/texts/formats.ts";

/** Day promised for the glasses; '' without a job, or when it is cancelled. */
export const deliveryDay = ({ job }: Pick<InvoiceDocument, "job">): string =>
  job && job.status !== "cancelled" ? formatDay(job.promised_on) : "";
