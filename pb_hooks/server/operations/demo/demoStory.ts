/** Plays the acts of the demonstration through the routes' own functions, each at its instant by the shop's clock. */
import { type Act, readStory } from "#demo/story.ts";
import { readSlipPayment } from "#domain/claims/claimSlip.ts";
import { setShopClock, storedDay, today } from "#domain/core/days/days.ts";
import { initialValues } from "#domain/core/fields/fields.ts";
import type { CollectionName } from "#domain/core/records.ts";
import { slipNumber } from "#domain/till/cheques.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { readRemakeBody } from "#domain/services/remakeBody.ts";
import { closePeriod, readTransmission } from "#server/books/closePeriod.ts";
import { sendClaims } from "#server/claims/claimSlips.ts";
import { paySlip } from "#server/claims/slipPayments.ts";
import { readScans } from "#domain/counts/scanBody.ts";
import { readHandTags, readTagPrint } from "#domain/tags/tagBody.ts";
import { currentVersion } from "#server/counts/countOutcomes.ts";
import { openCount } from "#server/counts/countReader.ts";
import { postCount } from "#server/counts/postCount.ts";
import { takeScans } from "#server/counts/scanWrite.ts";
import { readExchange, saveExchange } from "#server/credits/exchanges.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import { markSavedWhole, setActor } from "#server/platform/records/recordEvents.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { currentTimestamp, queryJson, runSql } from "#server/platform/storage/sql.ts";
import { findRecord, storedRecord } from "#server/platform/records/storedRecords.ts";
import { writeTransaction } from "#server/platform/storage/transaction.ts";
import { markPrinted } from "#server/quotes/quoteDocument.ts";
import { writeHands } from "#server/tags/handTags.ts";
import { keepPrint } from "#server/tags/tagPrints.ts";
import { makeRemake } from "#server/services/remakeWrite.ts";
import { sendBack } from "#server/services/serviceSlips.ts";
import { subjects } from "#server/subjects.ts";
import { closeTillDay, readClosingBody } from "#server/till/tillClosing.ts";

export type DemoProgress = { done: number; total: number };

/** Number of acts in a transaction; short ones let the set-up screen read the progress in between. */
const batch = 50;

/** Ids of the first funds, by their name, and of the owner, who is the company's first user. */
const knownSql = `SELECT json_group_object(name, id) AS json FROM (
    SELECT name, id FROM optique_funds WHERE company = {:company}
    UNION ALL SELECT * FROM (SELECT 'owner', id FROM optique_users WHERE company = {:company} ORDER BY created, id LIMIT 1))`;

export function playStory(
  app: core.App,
  company: string,
  report: (progress: DemoProgress) => void,
): void {
  const text = toString($os.readFile(`${__hooks}/demo/story.jsonl`));
  const known = queryJson<Record<string, string>>(app, knownSql, { company }) ?? {};
  const acts = readStory(text, today(), known);
  for (let done = 0; done < acts.length; done += batch) {
    report({ done, total: acts.length });
    writeTransaction(app, (tx) => {
      for (const act of acts.slice(done, done + batch)) playAt(tx, company, act);
    });
  }
  dropOtherJobs(app, company);
  runSql(app, paidLaterSql, { company, now: currentTimestamp() });
}

const otherJobsSql = "DELETE FROM optique_jobs WHERE company = {:company} AND id LIKE 'r%'";

/** The demonstration creates the few jobs that it follows; those created automatically with each sale are deleted. */
const dropOtherJobs = (app: core.App, company: string): void =>
  runSql(app, otherJobsSql, { company });

/** A sale is saved with its later payments; each then gets the creation time of its own day, never a future one. */
const paidLaterSql = `UPDATE optique_payments SET created = MIN(substr(date, 1, 10) || substr(created, 11), {:now})
  WHERE company = {:company} AND created < date`;

/** Plays an act at its instant; an act of later today is played now. */
function playAt(tx: core.App, company: string, act: Act): void {
  const actor = { id: "", name: act.by, isStaff: true, person: null };
  setShopClock({ lateMs: Math.min(0, act.at - Date.now()), zone: [] });
  try {
    play(tx, { company, actor }, act);
  } finally {
    setShopClock({ lateMs: 0, zone: [] });
  }
}

type Play = (tx: core.App, staff: Staff, act: Act) => void;

/** Acts that are neither the save of a record nor of a document. */
const routes: Record<string, Play> = {
  exchanges: (tx, staff, { id, values }) => saveExchange(tx, staff, readExchange(id, values)),
  "quotes/printed": (tx, _staff, { id }) => markPrinted(tx, id),
  "claims/slips": (tx, staff, { values: { fund, claims } }) =>
    void sendClaims(tx, staff, String(fund), claims as string[]),
  "claims/slips/pay": (tx, staff, { values: { claim, ...body } }) =>
    void paySlip(tx, staff, slipOf(tx, String(claim)), readSlipPayment(body).value),
  "till/slips": depositCheques,
  "till/close": closeDay,
  "books/close": (tx, staff, { values }) => void closePeriod(tx, staff, readTransmission(values)),
  company: (tx, staff, act) =>
    saveRecord(tx, staff, { ...act, kind: "companies", id: staff.company }),
  tags: (tx, staff, { values }) => writeHands(tx, staff, readHandTags(values).value),
  "tag-prints": (tx, staff, { id, values }) => keepPrint(tx, staff, id, readTagPrint(values).value),
  "counts/scans": (tx, staff, { id, values: { scans } }) =>
    void takeScans(tx, staff, id, readScans(scans).value),
  "counts/post": postStockCount,
  "services/slips": (tx, staff, { values: { supplier, services } }) =>
    void sendBack(tx, staff, String(supplier), services as string[]),
  "jobs/remake": remakeLenses,
  jobs(tx, staff, act) {
    dropOtherJobs(tx, staff.company);
    saveRecord(tx, staff, act);
  },
};

const slipOf = (tx: core.App, claim: string): string =>
  storedRecord(tx, "optique_claims", claim)?.slip ?? "";

/** Deposits cheques on the first slip of the day. */
function depositCheques(tx: core.App, staff: Staff, { day, values: { cheques }, ...act }: Act) {
  const values = { cheque_state: "deposited", slip: slipNumber(day, 1) };
  for (const id of cheques as string[])
    saveRecord(tx, staff, { ...act, kind: "payments", id, day, values });
}

function postStockCount(tx: core.App, staff: Staff, { day, id }: Act): void {
  const count = openCount(tx, staff.company, id);
  postCount(tx, staff, count, { version: currentVersion(tx, id), day });
}

/** Makes lenses of a job again, then corrects the times, which PocketBase takes from the real clock. */
function remakeLenses(tx: core.App, staff: Staff, { id, values }: Act): void {
  makeRemake(tx, staff, id, readRemakeBody(values).value);
  runSql(tx, steppedLaterSql, { id, at: currentTimestamp() });
}

const steppedLaterSql = `UPDATE optique_jobs SET updated = {:at}, steps = IIF(json_extract(steps, '$[#-1].at') > {:at},
  json_set(steps, '$[#-1].at', {:at}), steps) WHERE id = {:id}`;

function closeDay(tx: core.App, staff: Staff, { day, values }: Act): void {
  closeTillDay(tx, staff, readClosingBody(day, values));
  const sql =
    "UPDATE optique_closes SET created = {:at}, updated = {:at} WHERE company = {:company} AND day = {:day}";
  runSql(tx, sql, { at: currentTimestamp(), company: staff.company, day: storedDay(day) });
}

function play(tx: core.App, staff: Staff, act: Act): void {
  const { kind, id, values } = act;
  const document = subjects.documents[kind];
  if (!document) return (routes[kind] ?? saveRecord)(tx, staff, act);
  document.prepare(tx, staff, id, { ...values, ...versionOf(tx, staff, act, document) })(tx);
}

/** In the demonstration's data, an empty version marks the later save of a stored document. */
const isLaterSave = ({ values }: Act): boolean => "version" in values;

function versionOf(tx: core.App, { company }: Staff, act: Act, { answer }: SavedDocument): Values {
  if (!isLaterSave(act)) return {};
  const { version } = JSON.parse(answer(tx, company, act.id) ?? "{}") as Values;
  return { version };
}

/** Saves a new or changed record by its hooks, called here: PocketBase would use another VM, with the real clock. */
function saveRecord(tx: core.App, { company, actor }: Staff, { kind, id, values }: Act): void {
  const name = `optique_${kind}` as CollectionName;
  const stored = findRecord(tx, name, id);
  const record = stored ?? new Record(tx.findCachedCollectionByNameOrId(name), { id, company });
  // Default values, as in a request for a new record.
  record.load(stored ? values : { ...initialValues(name), ...values });
  for (const field of stored ? ["updated"] : ["created", "updated"])
    record.setRaw(field, currentTimestamp());
  setActor(record, actor);
  const next = (): void => tx.save(markSavedWhole(record));
  subjects.records[name]?.[stored ? "update" : "create"]?.({ app: tx, record, next });
}
