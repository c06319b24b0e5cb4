/** POST /api/optique/till/slips `{cheques}`: deposits cheques together under one slip number (docs/api.md, Routes). */
import { type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import { type Centimes, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { Payment } from "#domain/core/records.ts";
import { textValue } from "#domain/core/fields/values.ts";
import type { Act } from "#domain/people/approvals.ts";
import { slipNumberPrefix } from "#domain/till/cheques.ts";
import { maxPayments } from "#domain/documents/documentBody.ts";
import { chequeRows } from "./chequeRows.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import { setEffectOf } from "#server/platform/records/recordEvents.ts";
import { recordTexts } from "#server/platform/records/recordTexts.ts";
import { refuse, refuseIf } from "#server/platform/requests/refuse.ts";
import { type AskedAct, requestBody, type Staff } from "#server/platform/requests/routeRequest.ts";
import { readInteger, reading, readJson } from "#server/platform/storage/statements.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { nextOfDay } from "#server/sale/numberSeries.ts";
import { wholeChequesSql } from "#server/claims/fundCheques.ts";

type Cheque = Pick<Payment, "id" | "amount" | "cheque_state" | "slip" | "deposited_on">;

const chequesRead =
  reading(`SELECT json_group_array(json_object('id', id, 'amount', amount, 'cheque_state', cheque_state,
    'slip', slip, 'deposited_on', deposited_on))
  FROM optique_payments WHERE ${wholeChequesSql("ids")} AND company = {:company} AND payment_method = 'check'`);
const sizeRead = reading(
  "SELECT COUNT(*) FROM optique_payments WHERE company = {:company} AND slip > '' AND slip = {:slip}",
);
const chequeIds = (list: unknown): string[] =>
  Array.isArray(list) ? list.slice(0, maxPayments).map(textValue) : [];
const sumOf = (cheques: readonly Cheque[]): number =>
  toDirhams(sum(cheques.map(({ amount }): Centimes => toCentimes(amount))));

export const slips = {
  /** The act is a slip of today with the sum of its cheques. */
  actOf({ app, company, body }: AskedAct): Act {
    const ids = JSON.stringify(chequeIds(body["cheques"]));
    const cheques = readJson<Cheque[]>(app, chequesRead, { company, ids });
    return { record: today(), amount: sumOf(cheques) };
  },

  post(e: core.RequestEvent, staff: Staff): void {
    const ids = idsOf(requestBody(e)["cheques"]);
    const cheques = runAct(e, staff, (tx) => deposit(tx, staff, ids));
    const amount = sumOf(cheques);
    const { slip, deposited_on } = cheques[0] as Cheque;
    const stored = cheques.map(({ id }) => id);
    const texts = { cheques: recordTexts(e.app, chequeRows, stored) };
    sendObject(e, { slip, deposited_on, amount }, texts);
  },
};

function idsOf(list: unknown): string[] {
  if (!Array.isArray(list)) return refuse([{ field: "cheques", code: "list" }]);
  if (list.length === 0) refuse([{ field: "cheques", code: "required" }]);
  if (list.length > maxPayments)
    refuse([{ field: "cheques", code: "too_many", params: { max: maxPayments } }]);
  return list.map(textValue);
}

/** Deposits the cheques; a fund's cheque with all payments of it. Repeating a whole slip writes nothing. */
function deposit(tx: core.App, { company, actor }: Staff, ids: readonly string[]): Cheque[] {
  const asked = { company, ids: JSON.stringify(ids) };
  const cheques = readJson<Cheque[]>(tx, chequesRead, asked);
  const byId = new Map(cheques.map((cheque) => [cheque.id, cheque]));
  const [first] = cheques;
  if (first?.slip && ids.every((id) => byId.has(id)) && isWhole(tx, company, cheques))
    return cheques;
  refuseIf(
    ids.flatMap((id, index) => {
      const state = byId.get(id)?.cheque_state;
      const code = state === undefined ? "unknown_record" : "not_in_hand";
      return state === "in_hand" ? [] : [{ field: `cheques.${index}`, code }];
    }),
  );
  const day = today();
  const values = {
    cheque_state: "deposited",
    deposited_on: storedDay(day),
    slip: unusedSlip(tx, company, day),
  } as const;
  for (const { id } of cheques) {
    const record = tx.findRecordById("optique_payments", id);
    record.load(values);
    // The right was checked once, for the whole slip.
    setEffectOf(record, actor);
    tx.save(record);
  }
  return cheques.map((cheque) => ({ ...cheque, ...values }));
}

const nextSlip = nextOfDay(slipNumberPrefix);

/** Number of a new slip, neither given before nor typed on another cheque. */
function unusedSlip(tx: core.App, company: string, day: IsoDay): string {
  const slip = nextSlip(tx, company, day);
  return readInteger(tx, sizeRead, { company, slip }) > 0 ? unusedSlip(tx, company, day) : slip;
}

/** True when these are exactly the cheques of one deposited slip. */
function isWhole(tx: core.App, company: string, cheques: readonly Cheque[]): boolean {
  const slip = cheques[0]?.slip ?? "";
  const areOnIt = cheques.every((one) => one.slip === slip && one.cheque_state === "deposited");
  return areOnIt && readInteger(tx, sizeRead, { company, slip }) === cheques.length;
}
