/** A fund's cheque, which may pay several claims: one payment each (docs/rules-claims-money.md, Payments of a fund). */
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { fundChequeFields, isCountedPayment } from "#domain/till/cheques.ts";
import type { Change } from "#server/engine/attached.ts";
import { setEffectOf } from "#server/platform/records/recordEvents.ts";
import { inJsonList } from "#server/platform/storage/sql.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { refreshClaim } from "./claimedInvoice.ts";

/** Payments `q` of the same cheque as `p`: of one fund and day, with one number, bank and state. Without a number each is alone. */
const sameCheque = `q.company = p.company AND q.date = p.date AND q.fund = p.fund AND q.payment_method = 'check'
  AND q.reference = p.reference AND q.bank = p.bank AND q.cheque_state = p.cheque_state`;

/** SQL condition: a payment is in the list, or is part of the same fund cheque. `list`: name of a parameter. */
export const wholeChequesSql = (list: string): string => `id IN (
  SELECT p.id FROM optique_payments p WHERE p.id ${inJsonList(list)} UNION
  SELECT q.id FROM optique_payments p JOIN optique_payments q ON ${sameCheque}
  WHERE p.id ${inJsonList(list)} AND p.fund > '' AND p.reference > '' AND p.cheque_state > '')`;

const keys = ["company", "date", "fund", "reference", "bank", "cheque_state"] as const;
const othersRead =
  reading(`SELECT json_group_array(q.id) FROM optique_payments q WHERE q.payment_method = 'check'
  AND q.id <> {:id} AND ${keys.map((name) => `q.${name} = {:${name}}`).join(" AND ")}`);

/** Other payments of a fund's cheque, which is known by its stored values. */
function othersOf(tx: core.App, id: string, cheque: Values): string[] {
  if (cheque["reference"] === "" || cheque["cheque_state"] === "") return [];
  const known = Object.fromEntries(keys.map((name) => [name, textValue(cheque[name])]));
  return readJson<string[]>(tx, othersRead, { ...known, id });
}

const shared = fundChequeFields.filter((name) => name !== "notes");

/** Follows a written payment of a fund: the other ones of a changed cheque get its values, and the claim what is paid by now. */
export function followFundPayment(
  tx: core.App,
  { id: payment, before, after, actor, place }: Change,
): void {
  const { fund, invoice } = after ?? before ?? {};
  if (!fund || !before) return;
  if (!after) return refreshClaim(tx, textValue(invoice), place("id"));
  const isChanged = shared.some((name) => after[name] !== before[name]);
  for (const id of isChanged ? othersOf(tx, payment, before) : []) {
    const other = tx.findRecordById("optique_payments", id);
    other.load(Object.fromEntries(shared.map((name) => [name, after[name]])));
    // The cheque was allowed as a whole.
    if (actor) setEffectOf(other, actor);
    tx.save(other);
  }
  if (isCountedPayment(before) !== isCountedPayment(after))
    refreshClaim(tx, textValue(invoice), place("cheque_state"));
}
