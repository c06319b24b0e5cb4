/** GET /api/optique/lists/reminders?kind=reimbursable (docs/rules-claims.md, Reimbursable again). */
import { isReimbursableSql, monthsForSql } from "#domain/claims/reimbursable.ts";
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { reminderIntervalDays } from "#domain/clients/messageTexts.ts";
import { addDays, dayStartInstant, type IsoDay, today } from "#domain/core/days/days.ts";
import type { List, ListCondition, ListOrder } from "#server/engine/lists/list.ts";

const isDue = `l.company = {:company} AND l.date < {:today} AND ${isReimbursableSql("l.date", "t.beneficiary_birth", "f")}`;
const preparedSince = (now: IsoDay): string => dayStartInstant(addDays(now, -reminderIntervalDays));
/** Latest message of this kind to the client within the reminder interval. */
const prepared = `(SELECT MAX(m.created) FROM optique_messages m
  WHERE m.client = t.client AND m.kind = 'reimbursable' AND m.created >= {:since})`;
const longestPrepared: ListOrder = { columns: [prepared, "l.claim"], descends: false };

/** Beneficiaries whom their fund reimburses again by now; those with a recent message come last. */
const dueOn = (now: IsoDay): ListCondition => {
  const params = { today: now, since: preparedSince(now) };
  const asked = `l.client IN (SELECT m.client FROM optique_messages m
    WHERE m.company = {:company} AND m.kind = 'reimbursable' AND m.created >= {:since})`;
  return {
    sql: isDue,
    params,
    segments: [
      { sql: `${isDue} AND NOT ${asked}`, params },
      { sql: `${isDue} AND ${asked}`, params, order: longestPrepared },
    ],
  };
};

export const reimbursableList: List = {
  table: "optique_claims",
  // Triggers keep this table, so its index gives the order without sorting.
  from: `optique_last_claims l CROSS JOIN optique_claims t ON t.id = l.claim
    CROSS JOIN optique_funds f ON f.id = t.fund`,
  joined: "JOIN optique_invoices i ON i.id = t.invoice JOIN optique_funds f ON f.id = t.fund",
  searchesClient: clientSearch,
  order: { columns: ["l.date", "l.claim"], descends: true },
  always: dueOn,
  expand: { client: "optique_clients", fund: "optique_funds", invoice: "optique_invoices" },
  values: {
    date: "i.date",
    from: `date(i.date, '+' || (${monthsForSql("t.beneficiary_birth", "f")}) || ' months', 'floor')`,
    prepared,
  },
  computedParams: () => ({ today: today(), since: preparedSince(today()) }),
};
