/** Companies: a user without one may create one and becomes its member. */
import { checkPages } from "#domain/core/siteContact.ts";
import { checkMessages } from "#domain/clients/messageTexts.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { refuse, refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import { jsonFieldValue, recordValues } from "#server/platform/records/recordValues.ts";
import { checkUses } from "./shopUses.ts";
import { collectionsNaming, isOwned, isRecordUsed } from "#server/engine/records/usage.ts";

const unneeded: readonly string[] = ["optique_journal", "optique_events", "optique_funds"];
/** Collections whose records block the deletion of a company; the journal, visits and funds without claims do not. */
const shopData = collectionsNaming("company", "optique_companies").filter(
  (name) => !isOwned(name) && !unneeded.includes(name),
);

export const companyHooks = recordHooks("optique_companies", {
  saving: "company.write",
  deleting: "company.write",
  amountOf: () => noAmount,
  label: (record) => record.getString("name"),
  fixed: ["closed_until"],
  complete: ({ record, before }) => before ?? record.set("closed_until", ""),
  prepare(saving) {
    refuseIf(checkMessages(jsonFieldValue(saving.record, "messages")));
    checkUses(saving);
  },
  check: ({ record }) => checkPages(recordValues("optique_companies", record)),
  saved({ tx, record, before, actor }) {
    if (before || !actor.isStaff) return;
    const user = tx.findRecordById("optique_users", actor.id);
    if (user.getString("company") !== "") refuseRequest("company_exists");
    user.set("company", record.id);
    // Who sets the shop up is its owner.
    if (user.getString("role") === "") user.set("role", "owner");
    tx.saveNoValidate(user);
  },
  removing({ tx, record }) {
    if (isRecordUsed(tx, "company", record.id, shopData))
      refuse([{ field: "id", code: "company_used" }]);
  },
});
