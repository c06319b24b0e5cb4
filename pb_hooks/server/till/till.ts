/** GET /api/optique/till?day= and POST /api/optique/till/{day}/close (docs/api.md, Routes). */
import { isDay, type IsoDay, lastParsedYear, parseDay, today } from "#domain/core/days/days.ts";
import { toDirhams } from "#domain/core/money.ts";
import { tillChangesSince, type ClosedFigures } from "#domain/till/tillDay.ts";
import { closeTillDay, readClosingBody } from "./tillClosing.ts";
import { checkPastDays } from "./pastDays.ts";
import { paymentCorrectionsJson } from "./corrections.ts";
import { tillCashOf, closingJson, readTillDay } from "./tillFigures.ts";
import { sendJson, sendObject } from "#server/platform/records/jsonText.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { requestBody, queryParam, type Staff } from "#server/platform/requests/routeRequest.ts";
import { runAct } from "#server/platform/people/acts.ts";

const dayOf = (text: string): IsoDay =>
  parseDay(text) ?? refuse([{ field: "day", code: dayCode(text) }]);

/** Tells a day in the far future from a text that is not a day. */
function dayCode(text: string): string {
  if (text === "") return "required";
  return isDay(text) && text.slice(0, 4) > lastParsedYear ? "day_to_come" : "day";
}

export const tillRoutes = {
  get(e: core.RequestEvent, { company, actor }: Staff): void {
    const day = dayOf(queryParam(e, "day") || today());
    checkPastDays(actor, day);
    const read = readTillDay(e.app, company, day);
    const { payments, moves, refunds, reversals, figures, ...around } = read;
    const { opening, expected } = tillCashOf(read);
    const shown = {
      day,
      ...figures,
      ...around,
      opening: toDirhams(opening),
      expected: toDirhams(expected),
      changes: around.close && tillChangesSince(around.close.figures as ClosedFigures, figures),
    };
    sendObject(e, shown, {
      payments,
      moves,
      refunds,
      reversals,
      corrections: paymentCorrectionsJson(e.app, company, day),
    });
  },

  close(e: core.RequestEvent, staff: Staff): void {
    const day = dayOf(e.request?.pathValue("day") ?? "");
    checkPastDays(staff.actor, day);
    const closing = readClosingBody(day, requestBody(e));
    runAct(e, staff, (tx) => closeTillDay(tx, staff, closing));
    sendJson(e, closingJson(e.app, staff.company, day));
  },
};
