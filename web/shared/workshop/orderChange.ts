/** Differences between a job and the order that its lab knows (docs/rules-lab-orders.md, After the order), in words. */
import { today } from "#domain/core/days/days.ts";
import type { Job } from "#domain/core/records.ts";
import { labOrderTexts } from "#domain/workshop/labOrder.strings.ts";
import { lensText } from "#domain/workshop/labOrder.ts";
import {
  asOrderedLens,
  knownLenses,
  lensesGone,
  type OrderLens,
  orderOf,
  wearerOfOrder,
} from "#domain/workshop/orders.ts";
import { formatDay, instantMs } from "#lib/texts/formats.ts";
import { workshopStrings } from "./workshop.strings.ts";

const texts = workshopStrings.order;
type OrderedJob = Pick<Job, "ordered" | "changed" | "status">;

/** Day of an order as 'JJ/MM'. */
const shortDay = (at: string): string => formatDay(today(new Date(instantMs(at)))).slice(0, 5);

/**
 * Sentence with the day and lab of the order, or that the lenses were credited since; '' for lenses that no lab makes.
 */
export function orderedText(job: OrderedJob | null): string {
  const order = orderOf(job?.ordered);
  if (!job || !order || job.status === "delivered" || knownLenses(order)?.length === 0) return "";
  return order.credited && job.changed
    ? texts.credited(order.supplier_name)
    : texts.ordered(shortDay(order.at), order.supplier_name);
}

/** Sentence about an order that differs from what the lab knows; else ''. */
export const changedText = (job: OrderedJob): string => (job.changed ? orderedText(job) : "");

const textOf = (lens: OrderLens, isSeveral: boolean): string => {
  const row = asOrderedLens(lens);
  const pair = labOrderTexts.pair(lens.pair, isSeveral, lens.use);
  const text = lensText({ ...row, extras: [...(row.extras ?? []), ...wearerOfOrder(lens)] });
  return [pair, text].filter(Boolean).join(" \u00b7 ");
};

/** Lenses that the lab knows but the job no longer needs, then lenses that the lab does not know yet. */
export function orderDifference({ ordered }: OrderedJob): { known: string[]; now: string[] } {
  const order = orderOf(ordered);
  const [known, now] = [order && knownLenses(order), order?.now];
  if (!known || !now) return { known: [], now: [] };
  const isSeveral = new Set([...known, ...now].map(({ pair }) => pair)).size > 1;
  return {
    known: lensesGone(known, now).map((lens) => textOf(lens, isSeveral)),
    now: lensesGone(now, known).map((lens) => textOf(lens, isSeveral)),
  };
}
