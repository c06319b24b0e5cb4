/** PUT /api/optique/counts/{id}/lines: reasons, notes and answers of a review (docs/api-stock.md, Counts). */
import { isBlank } from "#domain/core/text/blank.ts";
import type { CountLine } from "#domain/core/records.ts";
import { type LineDecision, readDecisions } from "#domain/counts/lineBody.ts";
import { noAmount } from "#domain/people/approvals.ts";
import type { Route } from "#server/engine/route.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { refuse, refuseIf } from "#server/platform/requests/refuse.ts";
import { requestBody, requestDocumentId } from "#server/platform/requests/routeRequest.ts";
import { currentTimestamp, inJsonList } from "#server/platform/storage/sql.ts";
import { executeEach, readJson, reading, statement } from "#server/platform/storage/statements.ts";
import { currentVersion, outcomesSql } from "./countOutcomes.ts";
import { openCount } from "./countReader.ts";

type Decided = Pick<CountLine, "reason" | "note" | "since" | "answered_at">;

const decidedRead =
  reading(`SELECT json_group_object(product, json_object('reason', reason, 'note', note, 'since', since,
    'answered_at', answered_at)) FROM optique_count_lines WHERE count = {:count} AND product ${inJsonList("products")}`);
const decidedWrite =
  statement(`UPDATE optique_count_lines SET reason = {:reason}, note = {:note}, since = {:since},
    answered_at = {:answered_at}, updated = {:now} WHERE count = {:count} AND product = {:product}`);

const askedRead = reading(
  `WITH ${outcomesSql(true)} SELECT json_group_array(product) FROM outcomes WHERE unsure`,
);

/** Products whose lines need an answer about moved pieces; queried only when the request answers one. */
const askedOf = (tx: core.App, count: string, decisions: readonly LineDecision[]): Set<string> =>
  decisions.some(({ values }) => !isBlank(values["since"]))
    ? new Set(readJson<string[]>(tx, askedRead, { count }))
    : new Set();

/** Line after a decision; repeating the same answer keeps the time of the first. */
function decided(stored: Decided, { values }: LineDecision, now: string): Decided {
  const after = { ...stored, ...values };
  if (after.since === stored.since) return after;
  return { ...after, answered_at: after.since === "" ? "" : now };
}

function writeDecisions(tx: core.App, count: string, decisions: readonly LineDecision[]): void {
  const products = JSON.stringify(decisions.map(({ product }) => product));
  const stored = readJson<Record<string, Decided>>(tx, decidedRead, { count, products });
  const asked = askedOf(tx, count, decisions);
  const answered = Object.keys(stored).filter((product) => stored[product]?.since !== "");
  const mayAnswer = new Set([...asked, ...answered]);
  const now = currentTimestamp();
  const written = decisions.map((decision, at) => {
    const { product } = decision;
    const line = stored[product];
    if (!line) return refuse([{ field: `lines.${at}.product`, code: "unknown_record" }]);
    const after = decided(line, decision, now);
    if (after.since !== "" && !mayAnswer.has(product))
      return refuse([{ field: `lines.${at}.since`, code: "count_not_asked" }]);
    stored[product] = after;
    const { reason, note, since, answered_at } = after;
    return { reason, note, since, answered_at, count, product, now };
  });
  executeEach(tx, decidedWrite, written);
}

export const linesRoute: Route = {
  method: "PUT",
  path: "/counts/{id}/lines",
  right: "adjustment.write",
  actOf: ({ id }) => ({ record: id, amount: noAmount }),
  maxBody: 524_288,
  handle(e, { company, actor }) {
    const id = requestDocumentId(e);
    const { value: decisions, violations } = readDecisions(requestBody(e)["lines"]);
    refuseIf(violations);
    const version = runAct(e, { actor }, (tx) => {
      openCount(tx, company, id);
      writeDecisions(tx, id, decisions);
      return currentVersion(tx, id);
    });
    e.json(200, { version });
  },
};
