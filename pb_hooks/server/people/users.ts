/**
 * Renaming of users: each change is journalled. Staff cannot take a colleague's or the administrator's name;
 * PocketBase's administrator can.
 */
import { fold } from "#domain/core/fold.ts";
import { administrator } from "#domain/core/messages.ts";
import { visibleForm } from "#domain/core/storedForm.ts";
import { writeJournalEntry } from "#server/engine/journal/journal.ts";
import { actorOf, type RecordEvent, recordOf } from "#server/platform/recordEvents.ts";
import { checkRight } from "#server/platform/routeRequest.ts";
import { refuse } from "#server/platform/refuse.ts";
import { queryJson } from "#server/platform/sql.ts";
import { findRecord } from "#server/platform/storedRecords.ts";
import { inTransaction } from "#server/platform/transaction.ts";

const comparableName = (name: string): string =>
  fold(visibleForm(name))
    .split(" ")
    .filter((word) => word !== "")
    .join(" ");

/** Display names of the other users of the company. */
const colleaguesOf = (tx: core.App, company: string, id: string): string[] =>
  queryJson<string[]>(
    tx,
    `SELECT json_group_array(IIF(name = '', email, name)) AS json FROM optique_users
      WHERE company = {:company} AND id <> {:id}`,
    { company, id },
  ) ?? [];

function checkName(tx: core.App, user: core.Record, name: string): void {
  const looks = comparableName(name);
  if (looks === comparableName(administrator)) refuse([{ field: "name", code: "name_reserved" }]);
  const others = colleaguesOf(tx, user.getString("company"), user.id);
  if (looks !== "" && others.some((other) => comparableName(other) === looks))
    refuse([{ field: "name", code: "name_taken" }]);
}

export const userHooks = {
  update(e: RecordEvent): void {
    const user = recordOf(e);
    const before = user.original().getString("name");
    const name = user.getString("name");
    // A user without a company has no colleagues and no journal.
    if (before === name || user.getString("company") === "") return e.next();
    const actor = actorOf(user);
    // Everyone may change their own name.
    if (actor.id !== user.id) checkRight(actor, "people");
    inTransaction(e, (tx) => {
      // Another request may have changed the name first.
      const stored = findRecord(tx, "optique_users", user.id)?.getString("name") ?? before;
      if (actor.isStaff) checkName(tx, user, name);
      e.next();
      writeJournalEntry(tx, {
        company: user.getString("company"),
        actor,
        action: "update",
        collection: "optique_users",
        record: user.id,
        label: name,
        changes: { name: [stored, name] },
      });
    });
  },
};
