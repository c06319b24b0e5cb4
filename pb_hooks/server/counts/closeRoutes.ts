/** POST /api/optique/counts/{id}/post and /abandon (docs/api-stock.md, Counts). */
import { isBlank } from "#domain/core/text/blank.ts";
import { type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import { centimesSql, toCentimes, toDirhams } from "#domain/core/money.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { postDayRefusal } from "#domain/counts/posting.ts";
import { noAmount } from "#domain/people/approvals.ts";
import type { Route } from "#server/engine/route.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { refuseConflict, refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import {
  type AskedAct,
  requestBody,
  requestDocumentId,
  type Staff,
} from "#server/platform/requests/routeRequest.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { answerAndAnnounce } from "./announceCount.ts";
import { outcomesSql } from "./countOutcomes.ts";
import { loadCount, type StoredCount, wholeCount } from "./countReader.ts";
import { abandonCount, postCount } from "./postCount.ts";

const goodsRead =
  reading(`WITH ${outcomesSql(true)} SELECT CAST(COALESCE(SUM(${centimesSql("p.selling_price")} * ABS(o.difference)), 0)
    AS INTEGER) FROM outcomes o CROSS JOIN optique_products p ON p.rowid = o.place
  WHERE o.difference <> 0 AND p.company = {:company}
    AND EXISTS (SELECT 1 FROM optique_counts WHERE id = {:count} AND status = 'open')`);

/** Value at selling price of the pieces that posting would move; none once the count is closed. */
const actOfPost = ({ app, company, id }: AskedAct) => ({
  record: id,
  amount: toDirhams(toCentimes(readInteger(app, goodsRead, { count: id, company }) / 100)),
});

/** Reads the version and day of a posting; the day defaults to today. */
function readPosting({ version, date }: Values): { version: string; day: IsoDay } {
  const day = isBlank(date) ? today() : parseDay(textValue(date));
  const refused: Violation | null =
    day === null ? { field: "date", code: "day" } : postDayRefusal(day, today());
  refuseIf([
    ...(isBlank(version) || typeof version !== "string"
      ? [{ field: "version", code: "required" }]
      : []),
    ...(refused ? [refused] : []),
  ]);
  return { version: textValue(version), day: day ?? today() };
}

/** Closes a count once, with `status`, and sends it. */
function closeAs(
  e: core.RequestEvent,
  { company, actor }: Staff,
  status: StoredCount["status"],
  close: (tx: core.App, count: StoredCount) => void,
): void {
  const id = requestDocumentId(e);
  runAct(e, { actor }, (tx) => {
    const count = loadCount(tx, company, id) ?? refuseRequest("not_found", 404);
    if (count.status === status) return;
    if (count.status !== "open") refuseConflict("count", "count_closed");
    close(tx, count);
  });
  answerAndAnnounce(e, id, wholeCount(e.app, company, id) ?? refuseRequest("not_found", 404));
}

export const postRoute: Route = {
  method: "POST",
  path: "/counts/{id}/post",
  right: "adjustment.write",
  actOf: actOfPost,
  maxBody: 8192,
  handle(e, staff) {
    const body = requestBody(e);
    closeAs(e, staff, "posted", (tx, count) => postCount(tx, staff, count, readPosting(body)));
  },
};

export const abandonRoute: Route = {
  method: "POST",
  path: "/counts/{id}/abandon",
  right: "adjustment.write",
  actOf: ({ id }) => ({ record: id, amount: noAmount }),
  maxBody: 8192,
  handle: (e, staff) =>
    closeAs(e, staff, "abandoned", (tx, count) => abandonCount(tx, staff, count)),
};
