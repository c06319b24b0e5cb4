/** Jobs of the demo shop: sales of the last weeks in every state, some of them late. */
import { daysBetween, type IsoDay } from "#domain/core/days.ts";
import type { JobStatus } from "#domain/core/records.ts";
import { promisedDay } from "#domain/workshop/jobs.ts";
import { pairOf } from "#domain/workshop/lensEyes.ts";
import { jobTexts } from "./demoContent.ts";
import type { DemoProduct } from "./demoSupply.ts";
import type { DemoSale } from "./demoShop.ts";

/** Step relative to today, at an hour of the working day. */
type DemoStep = { status: JobStatus; daysAgo: number; hour: number; by: string };
export type DemoJob = {
  prescription: string;
  client: string;
  promised_on: string;
  lab: string;
  lab_reference: string;
  tray: string;
  problem: string;
  notes: string;
  steps: DemoStep[];
  /** Pairs that are ready, of a sale with several. */
  readyPairs?: number[];
  /** Days since the customer was told that the glasses are ready. */
  announcedDaysAgo?: number;
};

/** Age in days of the oldest sale with a job: older glasses are delivered. */
const maxJobAgeDays = 24;
const longestForgotten = 18;

/** Steps that lead to each state. */
const statesUpTo: Record<JobStatus, JobStatus[]> = {
  to_order: ["to_order"],
  ordered: ["to_order", "ordered"],
  mounting: ["to_order", "ordered", "mounting"],
  ready: ["mounting", "ready"],
  delivered: ["mounting", "ready", "delivered"],
  cancelled: ["to_order", "cancelled"],
};

/** State of a job of this age, alternating between the possible ones. */
function statusAt(age: number, place: number): JobStatus {
  if (age > 12) return age <= longestForgotten + 2 && place % 5 === 0 ? "ready" : "delivered";
  if (age > 8)
    return (["ready", "mounting", "delivered", "ordered"] as const)[place % 4] ?? "ready";
  if (age > 3) return (["mounting", "ready", "ordered", "mounting"] as const)[place % 4] ?? "ready";
  return place % 3 === 2 ? "mounting" : "to_order";
}

export function demoJobs(
  sales: readonly DemoSale[],
  products: readonly DemoProduct[],
  today: IsoDay,
): DemoJob[] {
  const lenses = new Map(
    products.filter(({ type }) => type === "lens").map((one) => [one.id, one]),
  );
  return sales.flatMap(({ id, body }, place) => {
    const age = daysBetween(body.date as IsoDay, today);
    const lens = body.invoice?.items.find(({ product }) => lenses.has(product));
    if (age > maxJobAgeDays || !lens) return [];
    const lab = String(lenses.get(lens.product)?.["supplier"]);
    return [
      demoJob(
        {
          prescription: id,
          client: body.client,
          sold: body.date as IsoDay,
          age,
          lab,
          pairs: [...new Set(body.invoice?.items.map((item) => pairOf(item)))],
        },
        place,
      ),
    ];
  });
}

/** Age of the last step: some deliveries are of today, and some ready glasses wait for long. */
function daysAtEnd(status: JobStatus, age: number): number {
  if (status === "delivered") return age > 12 ? age - 9 : 0;
  return Math.max(0, age - (status === "ready" && age > 12 ? 2 : 6));
}

type Sold = {
  prescription: string;
  client: string;
  sold: IsoDay;
  age: number;
  lab: string;
  pairs: number[];
};

/** All pairs of ready glasses, the first of those that are mounted. */
function readyPairsAt(status: JobStatus, pairs: readonly number[]): number[] {
  if (status === "mounting") return pairs.slice(0, 1);
  return status === "ready" || status === "delivered" ? [...pairs] : [];
}

function demoJob({ prescription, client, sold, age, lab, pairs }: Sold, place: number): DemoJob {
  const status = statusAt(age, place);
  const way = statesUpTo[status];
  const isOrdered = way.includes("ordered");
  const last = daysAtEnd(status, age);
  const steps = way.map((step, at) => ({
    status: step,
    daysAgo: Math.round(age - ((age - last) * at) / Math.max(1, way.length - 1)),
    hour: 10 + 2 * at,
    by: jobTexts.colleagues[(place + at) % 2] ?? "",
  }));
  const inShop = status === "mounting" || status === "ready";
  return {
    prescription,
    client,
    promised_on: promisedDay(sold, isOrdered || status === "to_order" ? 7 : 3),
    lab,
    lab_reference: isOrdered ? `LC-${1000 + place}` : "",
    tray: inShop ? String(1 + (place % 21)) : "",
    problem: place % 7 === 3 && (isOrdered || inShop) ? (jobTexts.problems[place % 2] ?? "") : "",
    notes: jobTexts.notes[place % 4] ?? "",
    steps,
    ...(pairs.length > 1 ? { readyPairs: readyPairsAt(status, pairs) } : {}),
    ...(status === "ready" && place % 2 === 0 ? { announcedDaysAgo: last } : {}),
  };
}
