/** Open tasks of the till, for the menu and the dashboard. */
import { today } from "#domain/core/days.ts";
import { chequesDue } from "./cheques.ts";
import { countOpenDays } from "./tillFigures.ts";

/** Number of days to close, beside the menu entry. */
export const countDaysToClose = (app: core.App, company: string): number =>
  countOpenDays(app, company, today()).tillToClose;

export function tillTasks(app: core.App, company: string) {
  const { cheques, amount } = chequesDue(app, company);
  return {
    chequesDue: cheques,
    chequesDueAmount: amount,
    ...countOpenDays(app, company, today()),
  };
}
