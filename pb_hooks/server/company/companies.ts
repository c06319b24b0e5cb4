/** Companies: a user without one may create one and becomes its member. */
import { checkMessages } from "#domain/clients/messageTexts.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { refuse, refuseIf, refuseRequest } from "#server/platform/refuse.ts";
import { addFirstFunds } from "#server/claims/firstFunds.ts";
import { runSql } from "#server/platform/sql.ts";
import { jsonFieldValue } from "#server/platform/recordValues.ts";
import { collectionsNaming, isOwned, isRecordUsed } from "#server/engine/records/usage.ts";

const unneeded: readonly string[] = ["optique_journal", "optique_events", "optique_funds"];
/** Collections whose records block the deletion of a company; the journal, visits and funds without claims do not. */
const shopData = collectionsNaming("company", "optique_companies").filter(
  (name) => !isOwned(name) && !unneeded.includes(name),
);

const month = "substr(invoice_number, 1, 6)";

/** Where the lock is switched on, the counter of invoices begins at the highest number then stored. */
function restartNumbers(tx: core.App, company: string): void {
  runSql(
    tx,
    "DELETE FROM optique_number_counters WHERE company = {:company} AND month GLOB '[0-9]*'",
    { company },
  );
  runSql(
    tx,
    `INSERT INTO optique_number_counters SELECT company, ${month}, MAX(CAST(substr(invoice_number, 7) AS INTEGER))
     FROM optique_invoices WHERE company = {:company} GROUP BY ${month}`,
    { company },
  );
}

export const companyHooks = recordHooks("optique_companies", {
  saving: "company.write",
  deleting: "company.write",
  amountOf: () => noAmount,
  label: (record) => record.getString("name"),
  prepare: ({ record }) => refuseIf(checkMessages(jsonFieldValue(record, "messages"))),
  saved({ tx, record, before, actor }) {
    if (record.getBool("invoice_lock") && before?.["invoice_lock"] === false)
      restartNumbers(tx, record.id);
    if (!before) addFirstFunds(tx, record.id);
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
    runSql(tx, "DELETE FROM optique_funds WHERE company = {:company}", { company: record.id });
  },
});
