/**
 * Warranty of a sold line: by law, by the shop, and the days in the shop that prolong it
 * (docs/rules-services.md, Warranty).
 */
import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDay,
  parseDay,
  today,
} from "#domain/core/days/days.ts";
import { instantMs } from "#domain/core/days/formatDays.ts";
import type { Company, InvoiceItem, Job, Service } from "#domain/core/records.ts";
import { isProgressiveOrIntermediate } from "#domain/optics/lensRemarks.ts";
import type { JobStep, Step } from "#domain/workshop/jobs.ts";
import { pairOf } from "#domain/workshop/lensEyes.ts";
import { isOpenService } from "./serviceStatus.ts";

/** Law 31-08, art. 65: one year from the delivery, which no contract may shorten. */
const legalMonths = 12;

/** Settings of the shop with its warranty months; 0 means no warranty. */
export const warrantyFields = [
  "warranty_frame",
  "warranty_sunglasses",
  "warranty_lens",
  "warranty_accessory",
  "warranty_adaptation",
] as const;
export type WarrantyMonths = Pick<Company, (typeof warrantyFields)[number]>;

/** Delivery of the glasses of a sale; `delivered_on` is '' before. */
export type Delivery = Pick<Job, "delivered_on">;

/** Ticket about a line of the sale; `pair`: that of the line, or of the remade lenses. */
export type HeldTicket = Pick<Service, "date" | "status" | "with_client" | "pair" | "steps">;

export type WarrantyInputs = {
  months: WarrantyMonths;
  /** Null for a sale without lenses to mount. */
  job: Delivery | null;
  /** Tickets on all lines of the sale. */
  tickets: readonly HeldTicket[];
};

type Article = Pick<InvoiceItem, "product" | "product_type">;
/** Line of a sale. `pieces`: pieces that were not credited; `geometry`: geometry of its range. */
export type WarrantedLine = Article &
  Pick<InvoiceItem, "product_name" | "pair" | "use"> & { pieces: number; geometry?: string };

/** Warranty against defects by law; its last day is included. */
export type LegalWarranty = { from: IsoDay; legal_until: IsoDay };
/** Days are null without such a warranty of the shop. `held`: days in the shop, which prolong the shop's warranty. */
export type Warranty = LegalWarranty & {
  shop_until: IsoDay | null;
  adaptation_until: IsoDay | null;
  held: number;
};

/**
 * Day on which the warranty begins: the delivery of the job, or without a job the day of the sale. Null before the
 * delivery.
 */
export const warrantyFrom = (sold: string, job: Delivery | null): IsoDay | null =>
  parseDay(job ? job.delivered_on : sold);

/** True of a line with goods: not a service, nor a line without a product. */
const isArticle = ({ product, product_type }: Article): boolean =>
  product !== "" && product_type !== "service";

/** Legal warranty of a line; null without one, or before the delivery. */
export function legalWarrantyOf(
  line: Article,
  sold: string,
  job: Delivery | null,
): LegalWarranty | null {
  const from = isArticle(line) ? warrantyFrom(sold, job) : null;
  return from && { from, legal_until: addMonths(from, legalMonths) };
}

/** True up to and including the last day of a warranty. */
export const isCovered = (until: IsoDay, now: IsoDay = today()): boolean => now <= until;

/**
 * Returns a function that gives the warranty of a line of a sale of the day `sold`: null for a fully credited line, and
 * without a legal warranty. The lines share computed days, because each save of a sale answers with all warranties.
 */
export function warrantiesOf(
  sold: string,
  { months, job, tickets }: WarrantyInputs,
  now?: IsoDay,
): (line: WarrantedLine) => Warranty | null {
  const from = warrantyFrom(sold, job);
  if (!from) return () => null;
  const ends: IsoDay[] = [];
  const after = (promised: number): IsoDay => (ends[promised] ??= addMonths(from, promised));
  const legal_until = after(legalMonths);
  return (line) => {
    if (line.pieces <= 0 || !isArticle(line)) return null;
    const own = tickets.filter((ticket) => pairOf(ticket) === pairOf(line));
    const held = own.length > 0 ? heldDays(own, from, now ?? today()) : 0;
    const until = (promised: number): IsoDay | null => {
      if (promised === 0) return null;
      return held > 0 ? addDays(after(promised), held) : after(promised);
    };
    const shop_until = until(shopMonths(line, months));
    const adaptation_until = until(hasAdaptation(line) ? months.warranty_adaptation : 0);
    return { from, legal_until, shop_until, adaptation_until, held };
  };
}

/** `warrantiesOf` for one line. */
export const warrantyOf = (
  line: WarrantedLine,
  sold: string,
  inputs: WarrantyInputs,
  now?: IsoDay,
): Warranty | null => warrantiesOf(sold, inputs, now)(line);

/** Warranty months of the shop for the product type of a line. */
export function shopMonths({ product_type }: Article, months: WarrantyMonths): number {
  switch (product_type) {
    case "frame":
      return months.warranty_frame;
    case "sunglasses":
      return months.warranty_sunglasses;
    case "lens":
      return months.warranty_lens;
    case "accessory":
      return months.warranty_accessory;
    default:
      return 0;
  }
}

const hasAdaptation = ({ product_type: type, product_name: name, use, geometry }: WarrantedLine) =>
  type === "lens" && isProgressiveOrIntermediate({ type, name, use, geometry: geometry ?? "" });

/** Period in the shop: from a day up to, but without, the day on which the client has the glasses again. */
type Held = { from: IsoDay; to: IsoDay };

/** Days between `from` and `now` on which the glasses were in the shop, each counted once. */
export function heldDays(tickets: readonly HeldTicket[], from: IsoDay, now: IsoDay): number {
  const periods = tickets
    .filter(({ with_client }) => !with_client)
    .flatMap((ticket) => heldPeriods(ticket, now))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  let [days, counted] = [0, from];
  for (const period of periods) {
    const begin = period.from > counted ? period.from : counted;
    if (period.to <= begin) continue;
    days += daysBetween(begin, period.to);
    counted = period.to;
  }
  return days;
}

/** Periods in the shop: from the ticket's day to its hand-over, and from each reopening to the next hand-over. */
function heldPeriods({ date, status, steps }: HeldTicket, now: IsoDay): Held[] {
  const periods: Held[] = [];
  let since = parseDay(date);
  for (const step of stepsOf(steps)) {
    if (isOpenService(step.status) === (since !== null)) continue;
    const day = today(new Date(instantMs(step.at)));
    if (since !== null) periods.push({ from: since, to: day });
    since = since === null ? day : null;
  }
  if (since !== null && isOpenService(status)) periods.push({ from: since, to: now });
  return periods;
}

type ServiceStep = Step<Service["status"]>;
const stepsOf = (steps: unknown): ServiceStep[] =>
  (Array.isArray(steps) ? (steps as ServiceStep[]) : []).filter(
    ({ at }) => !Number.isNaN(instantMs(at)),
  );

/** True when the client had the glasses at one of the instants `remade`, when a remake began: they stay delivered. */
export const wasDelivered = (steps: readonly JobStep[], remade: readonly string[]): boolean =>
  remade.some((at) => steps.filter((step) => step.at < at).at(-1)?.status === "delivered");
