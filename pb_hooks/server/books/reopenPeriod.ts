/** POST /api/optique/books/reopen `{reason}`: opens the latest transmitted period again and keeps its figures. */
import { periodLabel } from "#domain/books/books.strings.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { readBodyFields } from "#domain/documents/documentBody.ts";
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import type { Route } from "#server/engine/route.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { saveValues, signatureOf } from "#server/platform/records/recordEvents.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import { checkRight, requestBody, type Staff } from "#server/platform/requests/routeRequest.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";
import { setClosedUntil } from "./closedCompany.ts";
import { sendPeriod } from "./sendPeriod.ts";

const latestRead = reading(`SELECT id FROM optique_periods
  WHERE company = {:company} AND reopened_at = '' ORDER BY [from] DESC LIMIT 1`);

function readReason(body: Values): string {
  const field = "reason";
  if (isBlank(body[field])) refuse([{ field, code: "required" }]);
  const sent = { reopen_reason: body[field] };
  const read = readBodyFields("optique_periods", sent, ["reopen_reason"], false, null);
  refuseIf(read.violations.map((violation) => ({ ...violation, field })));
  return textValue(read.value["reopen_reason"]);
}

/** Reopens the latest transmitted period; the one before it then becomes the latest. */
function reopenPeriod(tx: core.App, staff: Staff, reason: string): string {
  const id =
    readText(tx, latestRead, { company: staff.company }) || refuseConflict("reason", "no_period");
  const record = tx.findRecordById("optique_periods", id);
  const values = {
    reopened_at: currentTimestamp(),
    reopened_by: signatureOf(staff.actor).by,
    reopen_reason: reason,
  };
  saveValues(tx, record, values);
  setClosedUntil(tx, staff.company);
  journalUpdate(tx, staff, {
    collection: "optique_periods",
    record: id,
    label: periodLabel({ from: record.getString("from"), to: record.getString("to") }),
    changes: changesBetween({ reopened_at: "", reopened_by: "", reopen_reason: "" }, values),
  });
  return id;
}

export const reopenRoute: Route = {
  method: "POST",
  path: "/books/reopen",
  right: "books.reopen",
  maxBody: 8192,
  handle(e, staff) {
    checkRight(staff.actor, "cost.see");
    const reason = readReason(requestBody(e));
    const id = runAct(e, staff, (tx) => reopenPeriod(tx, staff, reason));
    sendPeriod(e, id);
  },
};
