/** Companies: a user without a company may create one and becomes its member. */
import { checkAccounts } from "#domain/books/accounts.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Right } from "#domain/people/permissions.ts";
import { checkPages } from "#domain/core/siteContact.ts";
import { checkMessages } from "#domain/clients/messageTexts.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { isSameValue } from "#server/engine/records/refreshUnchangedFields.ts";
import { checkRight } from "#server/platform/requests/routeRequest.ts";
import { refuse, refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import { jsonFieldValue, recordValues } from "#server/platform/records/recordValues.ts";
import { checkUses } from "./shopUses.ts";
import { collectionsNaming, isOwned, isRecordUsed } from "#server/engine/records/usage.ts";

const unneeded: readonly string[] = ["optique_journal", "optique_events", "optique_funds"];
/** Collections whose records block the deletion of a company; the journal, visits and funds without claims do not. */
const shopData = collectionsNaming("company", "optique_companies").filter(
  (name) => !isOwned(name) && !unneeded.includes(name),
);

const own = "optique_companies";

const areAccountsChanged = (before: Values, after: Values): boolean =>
  !isSameValue(before["accounts"], after["accounts"]);

/** Changing only the account numbers needs the accountant's right; changing other fields too needs both rights. */
function savingRight(record: core.Record): Right {
  if (record.isNew()) return "company.write";
  const [before, after] = [record.original(), record].map((one) => recordValues(own, one));
  if (!before || !after || !areAccountsChanged(before, after)) return "company.write";
  const { accounts: _, ...others } = after;
  return isSameValue({ ...before, ...others }, before) ? "books.close" : "company.write";
}

export const companyHooks = recordHooks(own, {
  saving: savingRight,
  deleting: "company.write",
  amountOf: () => noAmount,
  label: (record) => record.getString("name"),
  fixed: ["closed_until"],
  complete: ({ record, before }) => before ?? record.set("closed_until", ""),
  prepare(saving) {
    const { before, record, actor } = saving;
    if (before && areAccountsChanged(before, recordValues(own, record)))
      checkRight(actor, "books.close");
    refuseIf(checkMessages(jsonFieldValue(saving.record, "messages")));
    checkUses(saving);
  },
  check({ record }) {
    const values = recordValues(own, record);
    return [...checkPages(values), ...checkAccounts(values["accounts"])];
  },
  saved({ tx, record, before, actor }) {
    if (before || !actor.isStaff) return;
    const user = tx.findRecordById("optique_users", actor.id);
    if (user.getString("company") !== "") refuseRequest("company_exists");
    user.set("company", record.id);
    // The user who creates the company is its owner.
    if (user.getString("role") === "") user.set("role", "owner");
    tx.saveNoValidate(user);
  },
  removing({ tx, record }) {
    if (isRecordUsed(tx, "company", record.id, shopData))
      refuse([{ field: "id", code: "company_used" }]);
  },
});
