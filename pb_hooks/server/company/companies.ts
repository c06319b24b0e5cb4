/** Companies: a user without one may create one, and then belongs to it. */
import { checkMessages } from "#domain/clients/messageTexts.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { refuse, refuseIf, refuseWhole } from "#server/platform/refuse.ts";
import { jsonOf } from "#server/platform/values.ts";
import { collectionsNaming, isOwned, isUsed } from "#server/engine/records/usage.ts";

/** What keeps a company from being deleted. Traces of what was deleted do not. */
const shopData = collectionsNaming("company", "optique_companies").filter(
  (name) => !isOwned(name) && name !== "optique_journal" && name !== "optique_events",
);

export const companies = recordHooks("optique_companies", {
  saving: "company.write",
  deleting: "company.write",
  label: (record) => record.getString("name"),
  prepare: ({ record }) => refuseIf(checkMessages(jsonOf(record, "messages"))),
  saved({ tx, record, before, actor }) {
    if (before || !actor.isStaff) return;
    const user = tx.findRecordById("optique_users", actor.id);
    if (user.getString("company") !== "") refuseWhole("company_exists");
    user.set("company", record.id);
    tx.saveNoValidate(user);
  },
  removing({ tx, record }) {
    if (isUsed(tx, "company", record.id, shopData)) refuse([{ field: "id", code: "company_used" }]);
  },
});
