/** Messages prepared for clients: the server sets their author, and staff cannot change or delete them. */
import { checkNotAnonymised } from "./clientReferences.ts";
import { checkHandedQuote } from "./handedQuote.ts";
import { issueInvoice } from "./issueInvoice.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import type { Violation } from "#domain/core/violation.ts";
import { refuse } from "#server/platform/refuse.ts";
import { reading, readText } from "#server/platform/statements.ts";

const subjectRead = reading(`SELECT 1 FROM (
    SELECT company, client FROM optique_prescriptions WHERE id = {:id}
    UNION ALL SELECT company, client FROM optique_invoices WHERE id = {:id}
    UNION ALL SELECT company, client FROM optique_quotes WHERE id = {:id})
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

/** Checks the subject of a message: a prescription, invoice or quote of the same client and company. */
function checkSubject({ tx, record, before }: Saving): void {
  const id = record.getString("record");
  if (id === "" || before?.["record"] === id) return;
  const [company, client] = [record.getString("company"), record.getString("client")];
  if (readText(tx, subjectRead, { id, company, client }) === "")
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
    const { tx, record, before, actor } = saving;
    // Whatever its kind, a message about a quote hands it over.
    if (!before) checkHandedQuote(tx, actor, record.getString("record"));
    record.set("by", before ? before["by"] : actor.name);
  },
  // A message about the amount due hands the invoice over; one about a prescription does not.
  saved({ tx, record, before }) {
    if (!before && record.getString("kind") === "unpaid")
      issueInvoice(tx, record.getString("record"));
  },
});
