/** Counts of contact lenses for the menu and the dashboard. */
import type { ContactLensesOfToday } from "#domain/contactLenses/contactAnswers.ts";
import { today } from "#domain/core/days/days.ts";
import { readJson, reading, readText } from "#server/platform/storage/statements.ts";
import { isOpenRowSql, lastStepOfRowSql } from "./contactRows.ts";
import { renewalsToPrepare } from "./sheetList.ts";

const toOrder = `(SELECT COUNT(*) FROM optique_contact_orders t
  WHERE t.company = {:company} AND ${isOpenRowSql("t")} AND t.status = 'to_order')`;
/** Sales whose lenses arrived and whose client has had no message since; a walk-in cannot get one. */
const arrived = `(SELECT COUNT(DISTINCT l.invoice) FROM optique_contact_orders t CROSS JOIN optique_invoice_items l ON l.id = t.invoice_item
  WHERE t.company = {:company} AND ${isOpenRowSql("t")} AND t.status = 'arrived' AND t.invoice_item > '' AND t.client > ''
    AND NOT EXISTS (SELECT 1 FROM optique_messages m WHERE m.record = l.invoice AND m.kind = 'lens_ready'
      AND +m.created >= ${lastStepOfRowSql("t")}))`;

const todayRead = reading(
  `SELECT json_object('lensesToOrder', ${toOrder}, 'lensesArrived', ${arrived})`,
);

export const noContactLenses: ContactLensesOfToday = {
  lensesToOrder: 0,
  lensesArrived: 0,
  lensesDue: 0,
};

export const contactLensesOfToday = (app: core.App, company: string): ContactLensesOfToday => ({
  ...readJson<Omit<ContactLensesOfToday, "lensesDue">>(app, todayRead, { company }),
  lensesDue: renewalsToPrepare(app, company, today()),
});

const waitingRead =
  reading(`SELECT IIF(EXISTS(SELECT 1 FROM optique_contact_prescriptions WHERE company = {:company})
    OR EXISTS(SELECT 1 FROM optique_products WHERE company = {:company} AND type = 'contact_lens'), ${toOrder}, '')`);

/** Number of rows to order; null in a shop without any sheet or contact lens product. */
export function waitingLenses(app: core.App, company: string): number | null {
  const count = readText(app, waitingRead, { company });
  return count === "" ? null : Number(count);
}
