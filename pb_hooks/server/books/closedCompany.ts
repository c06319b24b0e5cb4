/** Sets the last transmitted day of a shop; the realtime event of its company informs the stations. */
import { saveValues } from "#server/platform/records/recordEvents.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";

const lastRead = reading(
  "SELECT MAX([to]) FROM optique_periods WHERE company = {:company} AND reopened_at = ''",
);

/** Sets the shop's closed-until day to the end of its last transmitted period. */
export function setClosedUntil(tx: core.App, company: string): void {
  const record = tx.findRecordById("optique_companies", company);
  saveValues(tx, record, { closed_until: readText(tx, lastRead, { company }) });
}
