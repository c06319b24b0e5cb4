/** PUT /api/optique/counts/{id}/scans: stores the scans of a station (docs/api-stock.md, Counts). */
import type { ScansAnswer, TakenScan } from "#domain/counts/countAnswers.ts";
import { readScans } from "#domain/counts/scanBody.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import {
  hasRight,
  requestBody,
  requestDocumentId,
  type Staff,
} from "#server/platform/requests/routeRequest.ts";
import { answerAndAnnounce } from "./announceCount.ts";
import { readTotals } from "./countLines.ts";
import { type TakenScans, takeScans } from "./scanWrite.ts";

/** Scans in the answer; without stock for a blind count or for a person who may only scan. */
function answerOf(
  { actor }: Staff,
  { count, scans, products, lines }: TakenScans,
  totals: ScansAnswer["totals"],
): ScansAnswer {
  const seesStock = !count.blind && hasRight(actor, "adjustment.write");
  const told = ({ id, state, product, quantity }: TakenScans["scans"][number]): TakenScan => {
    const { name = "", reference = "", stock } = products[product] ?? {};
    const { counted = 0, people = [] } = lines[product] ?? {};
    const others = people.filter((one) => one !== actor.name);
    return {
      id,
      state,
      product,
      name,
      reference,
      quantity,
      counted,
      ...(seesStock && stock !== undefined && { stock }),
      others,
    };
  };
  return { scans: scans.map(told), totals };
}

export function putScans(e: core.RequestEvent, staff: Staff): void {
  const id = requestDocumentId(e);
  const { value: sent, violations } = readScans(requestBody(e)["scans"]);
  refuseIf(violations);
  const { answer, hasChanged } = runAct(e, staff, (tx) => {
    const taken = takeScans(tx, staff, id, sent);
    return {
      answer: answerOf(staff, taken, readTotals(tx, id)),
      hasChanged: taken.hasChanged,
    };
  });
  if (hasChanged) answerAndAnnounce(e, id, JSON.stringify(answer));
  else e.json(200, answer);
}
