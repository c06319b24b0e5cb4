/** Workshop of the demonstration: writes the history of chosen jobs and deletes the others. */
import { addDays, dayStartInstant, type IsoDay, storedDay, today } from "#domain/core/days.ts";
import { fillMessage, messageText } from "#domain/clients/messageTexts.ts";
import { demoShopOf } from "#demo/demoShop.ts";
import { demoShop } from "#demo/demoContent.ts";
import type { DemoJob } from "#demo/demoJobs.ts";
import type { Order } from "#domain/workshop/orders.ts";
import { newOrder } from "#server/workshop/labOrders.ts";
import { markDocumentPart } from "#server/platform/recordEvents.ts";
import { inJsonList, currentTimestamp, queryText, runSql } from "#server/platform/sql.ts";
import { writeTransaction } from "#server/platform/transaction.ts";

/** Instant at this hour so many days ago, never in the future. */
export function demoInstant(day: IsoDay, daysAgo: number, hour: number): string {
  const began = Date.parse(dayStartInstant(addDays(day, -daysAgo)));
  const at = new Date(began + hour * 3_600_000).toISOString().replace("T", " ");
  return at < currentTimestamp() ? at : currentTimestamp();
}

/** Id that follows from its use, so that the demonstration is the same for the same sales. */
export const demoId = (...parts: string[]): string => $security.md5(parts.join(" ")).slice(0, 15);

export function fillDemoWorkshop(app: core.App, company: string): void {
  const day = today();
  const { jobs } = demoShopOf(day);
  writeTransaction(app, (tx) => {
    const kept = JSON.stringify(jobs.map(({ prescription }) => prescription));
    runSql(
      tx,
      `DELETE FROM optique_jobs WHERE company = {:company} AND NOT prescription ${inJsonList("kept")}`,
      { company, kept },
    );
    for (const job of jobs) {
      writeJob(tx, job, day);
      if (job.announcedDaysAgo !== undefined)
        saveReadyMessage(tx, company, job, demoInstant(day, job.announcedDaysAgo, 18));
    }
    writeOrders(tx, jobs, day);
  });
}

const write = `UPDATE optique_jobs SET status = {:status}, promised_on = {:promised_on}, lab = {:lab},
  lab_reference = {:lab_reference}, tray = {:tray}, problem = {:problem}, notes = {:notes}, steps = {:steps},
  ready_pairs = IIF({:ready} = '', ready_pairs, {:ready}), created = {:created}, updated = {:updated} WHERE prescription = {:prescription}`;

function writeJob(tx: core.App, job: DemoJob, day: IsoDay): void {
  const { steps: past, promised_on, readyPairs, ...rest } = job;
  const { client: _client, announcedDaysAgo: _daysAgo, ...values } = rest;
  const steps = past.map(({ status, daysAgo, hour, by }) => ({
    status,
    at: demoInstant(day, daysAgo, hour),
    by,
  }));
  const [first, last] = [steps[0], steps.at(-1)];
  runSql(tx, write, {
    ...values,
    status: last?.status ?? "",
    promised_on: storedDay(promised_on as IsoDay),
    steps: JSON.stringify(steps),
    ready: readyPairs ? JSON.stringify(readyPairs) : "",
    created: first?.at ?? "",
    updated: last?.at ?? "",
  });
}

/** Writes what the labs were told; the correction of one job has changed since. */
function writeOrders(tx: core.App, jobs: readonly DemoJob[], day: IsoDay): void {
  const changed = jobs.find(({ steps }) => steps.at(-1)?.status === "ordered");
  for (const job of jobs) {
    const step = job.steps.find(({ status }) => status === "ordered");
    if (!step) continue;
    const { daysAgo, hour, by } = step;
    const order = newOrder(tx, job, { at: demoInstant(day, daysAgo, hour), by });
    runSql(
      tx,
      "UPDATE optique_jobs SET ordered = {:ordered}, changed = {:changed} WHERE prescription = {:prescription}",
      {
        ordered: JSON.stringify(order && job === changed ? beforeChange(order) : order),
        changed: job === changed,
        prescription: job.prescription,
      },
    );
  }
}

/** Order of a first lens that was a quarter weaker than today's. */
function beforeChange({ lenses, ...order }: Order): Order {
  const [first, ...others] = lenses ?? [];
  if (!first) return { ...order, lenses };
  const values = { ...first.values, sphere: (first.values.sphere ?? 0) + 0.25 };
  return { ...order, lenses: [{ ...first, values }, ...others], now: [first, ...others] };
}

const nameRead = "SELECT name AS json FROM optique_clients WHERE id = {:id}";

function saveReadyMessage(tx: core.App, company: string, job: DemoJob, created: string): void {
  const record = new Record(tx.findCachedCollectionByNameOrId("optique_messages"), {
    company,
    client: job.client,
    kind: "ready",
    record: job.prescription,
    text: fillMessage(messageText({ messages: null }, "ready"), {
      nom: queryText(tx, nameRead, { id: job.client }) ?? "",
      boutique: demoShop.company,
    }),
    by: demoShop.user,
  });
  tx.saveNoValidate(markDocumentPart(record));
  runSql(
    tx,
    "UPDATE optique_messages SET created = {:created}, updated = {:created} WHERE id = {:id}",
    {
      created,
      id: record.id,
    },
  );
}
