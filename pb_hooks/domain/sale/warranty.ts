/** Warranty of a sold article against defects: a year from the delivery, as law 31-08 (art. 65) has it. */
import { addMonths, type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import type { InvoiceItem } from "#domain/core/records.ts";

const legalMonths = 12;

/** How the glasses of a sale came to the client: '' of `at` while they are not delivered. */
export type Delivery = { at: string };

/** Day from which the warranty runs: the delivery of the job, without a job the sale's; null before the delivery. */
export function warrantyFrom(sold: string, job: Delivery | null): IsoDay | null {
  if (!job) return parseDay(sold);
  return job.at ? today(new Date(job.at.replace(" ", "T"))) : null;
}

/** True of an article; a service or a free line is none. */
const isArticle = ({ product, product_type }: Pick<InvoiceItem, "product" | "product_type">) =>
  product !== "" && product_type !== "service";

export type Warranty = { from: IsoDay; legal_until: IsoDay };

/** Warranty of a line of a sale; its last day is covered. Null without one, or before the delivery. */
export function warrantyOf(
  item: Pick<InvoiceItem, "product" | "product_type">,
  sold: string,
  job: Delivery | null,
): Warranty | null {
  const from = isArticle(item) ? warrantyFrom(sold, job) : null;
  return from && { from, legal_until: addMonths(from, legalMonths) };
}

export const isCovered = ({ legal_until }: Warranty, now: IsoDay = today()): boolean =>
  now <= legal_until;
