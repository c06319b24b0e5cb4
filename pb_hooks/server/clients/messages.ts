/** Messages prepared for clients: the server sets their author, and staff cannot change or delete them. */
import { checkNotAnonymised } from "./clientReferences.ts";
import { messageSubjects } from "#domain/clients/messageTexts.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import type { Violation } from "#domain/core/violation.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";

/** Records that a message may be about, limited to the collections of its kind. */
const subjectsSql = Object.entries(messageSubjects)
  .flatMap(([kind, names]) =>
    names.map(
      (name) => `SELECT company, client FROM ${name} WHERE id = {:id} AND {:kind} = '${kind}'`,
    ),
  )
  .join(" UNION ALL ");
const subjectRead = reading(`SELECT 1 FROM (${subjectsSql})
  WHERE company = {:company} AND client = {:client} LIMIT 1`);

/** Requires a client, except for a message about the quote of a prospect. */
function checkRecipient(saving: Saving): Violation[] {
  const { record } = saving;
  const isOfQuote = record.getString("kind") === "quote";
  const hasRecord = record.getString("record") !== "";
  if (!(isOfQuote && hasRecord) && record.getString("client") === "")
    return [{ field: "client", code: "required" }];
  if (isOfQuote && !hasRecord) return [{ field: "record", code: "required" }];
  return checkNotAnonymised(saving);
}

/** Checks the subject of a message: a record of its kind, of the same client and company. */
function checkSubject({ tx, record, before }: Saving): void {
  const id = record.getString("record");
  if (id === "" || before?.["record"] === id) return;
  const [company, client] = [record.getString("company"), record.getString("client")];
  const kind = record.getString("kind");
  if (readText(tx, subjectRead, { id, company, client, kind }) === "")
    refuse([{ field: "record", code: "unknown_record" }]);
}

export const messageHooks = recordHooks("optique_messages", {
  saving: ["client.write", "job.move", "quote.write"],
  deleting: "client.write",
  amountOf: () => noAmount,
  about: (record) => record.getString("client") || record.getString("record"),
  check: checkRecipient,
  derived: ["by"],
  prepare(saving) {
    checkSubject(saving);
    const { record, before, actor } = saving;
    record.set("by", before ? before["by"] : actor.name);
  },
});
