/** Messages that were prepared for clients: who did it is the server's to say, and nobody changes what was said. */
import { recordHooks } from "./recordHooks.ts";
import type { Saving } from "./recordRules.ts";
import { refuse } from "#server/platform/refuse.ts";
import { companyOf } from "#server/platform/storedRecords.ts";

/** What a message is about: a prescription or an invoice of the same shop. */
function checkSubject({ tx, record, before }: Saving): void {
  const subject = record.getString("record");
  if (subject === "" || before?.["record"] === subject) return;
  const own = record.getString("company");
  const isOwn = ["optique_prescriptions", "optique_invoices"].some(
    (collection) => companyOf(tx, collection, subject) === own,
  );
  if (!isOwn) refuse([{ field: "record", code: "unknown_record" }]);
}

export const messages = recordHooks("optique_messages", {
  derived: ["by"],
  prepare(saving) {
    checkSubject(saving);
    const { record, before, actor } = saving;
    if (!before) record.set("by", actor.name);
  },
});
