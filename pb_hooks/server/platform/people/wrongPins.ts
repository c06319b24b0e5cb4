/** Journals wrong PINs: one entry an hour for each person and each user who typed them, with the number of attempts. */
import { insertRows } from "#server/platform/storage/rowWrites.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { displayNameOf } from "./person.ts";
import { currentTimestamp, queryJson, runSql, timestampAt } from "#server/platform/storage/sql.ts";
import { writeTransaction } from "#server/platform/storage/transaction.ts";

const hourMs = 3_600_000;

const entrySql = `SELECT json_object('id', id, 'count', json_extract(changes, '$.wrong_pins[1]')) AS json FROM optique_journal
  WHERE company = {:company} AND collection = 'optique_users' AND created >= {:hour} AND record = {:record}
    AND actor = {:actor} AND json_extract(changes, '$.wrong_pins') IS NOT NULL`;

/** Counts a wrong PIN of a person, typed by `actor`; the typed value is stored nowhere. */
export function countWrongPin(app: core.App, person: core.Record, actor: Actor): void {
  const company = person.getString("company");
  const hour = timestampAt(Math.floor(Date.now() / hourMs) * hourMs);
  writeTransaction(app, (tx) => {
    const asked = { company, hour, record: person.id, actor: actor.id };
    const found = queryJson<{ id: string; count: number }>(tx, entrySql, asked);
    const changes = JSON.stringify({ wrong_pins: [null, (found?.count ?? 0) + 1] });
    if (found) {
      const sql =
        "UPDATE optique_journal SET changes = {:changes}, updated = {:now} WHERE id = {:id}";
      return runSql(tx, sql, { changes, now: currentTimestamp(), id: found.id });
    }
    insertRows(tx, "optique_journal", [
      {
        company,
        actor: actor.id,
        actor_name: actor.name,
        action: "update",
        collection: "optique_users",
        record: person.id,
        label: displayNameOf(person),
        changes: JSON.parse(changes),
      },
    ]);
  });
}
