/** What waits at the till, for the menu and the dashboard. */
import { today } from "#domain/core/days.ts";
import { chequesDue } from "./cheques.ts";
import { countOpenDays } from "./tillFigures.ts";
import { reading, readText } from "#server/platform/statements.ts";

const lastRead = reading(
  "SELECT substr(MAX(day), 1, 10) FROM optique_closes WHERE company = {:company}",
);
/** The last day that was closed; '' in a shop that closes none. */
const lastClose = (app: core.App, company: string): string => readText(app, lastRead, { company });

/** Days to be closed, beside the menu's entry: a shop that never closes one is not asked to. */
export const countTillOpen = (app: core.App, company: string): number =>
  lastClose(app, company) === "" ? 0 : countOpenDays(app, company, today());

export function tillOfToday(app: core.App, company: string) {
  const { cheques, amount } = chequesDue(app, company);
  return {
    chequesDue: cheques,
    chequesDueAmount: amount,
    tillOpen: countOpenDays(app, company, today()),
    lastClose: lastClose(app, company) || null,
  };
}
