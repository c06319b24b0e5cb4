/** Warranty of a sold line: of the law, of the shop, and the days on which it was held (docs/rules-services.md, Warranty). */
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

/** Law 31-08, art. 65: a year from the delivery, which nobody may shorten. */
const legalMonths = 12;

/** Settings of the shop with the months that it promises; 0 promises nothing. */
export const warrantyFields = [
  "warranty_frame",
  "warranty_sunglasses",
  "warranty_lens",
  "warranty_accessory",
  "warranty_adaptation",
] as const;
export type WarrantyMonths = Pick<Company, (typeof warrantyFields)[number]>;

/** How the glasses of a sale came to the client: '' while they are not delivered. */
export type Delivery = Pick<Job, "delivered_on">;

/** Ticket on a line of the sale; `pair`: of that line, or of the remade lenses. */
export type HeldTicket = Pick<Service, "date" | "status" | "with_client" | "pair" | "steps">;

export type WarrantyInputs = {
  months: WarrantyMonths;
  /** Null for a sale without lenses to mount. */
  job: Delivery | null;
  /** Tickets on all lines of the sale. */
  tickets: readonly HeldTicket[];
};

type Article = Pick<InvoiceItem, "product" | "product_type">;
/** Line of a sale. `pieces`: those that were not credited; `geometry`: that of its range. */
export type WarrantedLine = Article &
  Pick<InvoiceItem, "product_name" | "pair" | "use"> & { pieces: number; geometry?: string };

/** Warranty against defects by law; its last day is covered. */
export type LegalWarranty = { from: IsoDay; legal_until: IsoDay };
/** Null where the shop promises nothing. `held`: days with us, which prolong what the shop promises. */
export type Warranty = LegalWarranty & {
  shop_until: IsoDay | null;
  adaptation_until: IsoDay | null;
  held: number;
};

/** Day from which the warranty runs: the delivery of the job, without a job the sale's; null before the delivery. */
export const warrantyFrom = (sold: string, job: Delivery | null): IsoDay | null =>
  parseDay(job ? job.delivered_on : sold);

/** True of an article; a service or a free line is none. */
const isArticle = ({ product, product_type }: Article): boolean =>
  product !== "" && product_type !== "service";

/** Warranty of a line by law. Null without one, or before the delivery. */
export function legalWarrantyOf(
  line: Article,
  sold: string,
  job: Delivery | null,
): LegalWarranty | null {
  const from = isArticle(line) ? warrantyFrom(sold, job) : null;
  return from && { from, legal_until: addMonths(from, legalMonths) };
}

/** True on the last day of a warranty too. */
export const isCovered = (until: IsoDay, now: IsoDay = today()): boolean => now <= until;

/**
 * Tells the warranty of lines of a sale made on the day `sold`; null of a line credited in full, and where the law has none. Lines
 * share what was reckoned, because a sale is answered after each save.
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

/** `warrantiesOf` one line. */
export const warrantyOf = (
  line: WarrantedLine,
  sold: string,
  inputs: WarrantyInputs,
  now?: IsoDay,
): Warranty | null => warrantiesOf(sold, inputs, now)(line);

/** Months that the shop promises for the type of a line. */
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

/** From a day to the one on which the client has the glasses again, which is not held. */
type Held = { from: IsoDay; to: IsoDay };

/** Days from `from` to `now` on which the glasses were with us, each once. */
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

/** From the day of a ticket to its hand-over, and from each time it was opened again to the next one. */
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

/** True of glasses that the client had when they were made again, at one of the instants `remade`: they stay delivered. */
export const wasDelivered = (steps: readonly JobStep[], remade: readonly string[]): boolean =>
  remade.some((at) => steps.filter((step) => step.at < at).at(-1)?.status === "delivered");
