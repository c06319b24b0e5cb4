/** One cheque of a fund may pay several claims, each by a payment (docs/rules-claims-money.md, Payments of a fund). */
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { fundChequeFields, isCountedPayment } from "#domain/till/cheques.ts";
import type { Change } from "#server/engine/attached.ts";
import { setEffectOf } from "#server/platform/records/recordEvents.ts";
import { inJsonList } from "#server/platform/storage/sql.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { refreshClaim } from "./claimedInvoice.ts";

/** Matches payments `q` of the same cheque as `p`, which must have a number: same fund, day, number, bank and state. */
const sameCheque = `q.company = p.company AND q.date = p.date AND q.fund = p.fund AND q.payment_method = 'check'
  AND q.reference = p.reference AND q.bank = p.bank AND q.cheque_state = p.cheque_state`;

/** SQL condition: a payment is in the list, or on the same fund's cheque as one in it. `list`: parameter's name. */
export const wholeChequesSql = (list: string): string => `id IN (
  SELECT p.id FROM optique_payments p WHERE p.id ${inJsonList(list)} UNION
  SELECT q.id FROM optique_payments p JOIN optique_payments q ON ${sameCheque}
  WHERE p.id ${inJsonList(list)} AND p.fund > '' AND p.reference > '' AND p.cheque_state > '')`;

const keys = ["company", "date", "fund", "reference", "bank", "cheque_state"] as const;
const othersRead =
  reading(`SELECT json_group_array(q.id) FROM optique_payments q WHERE q.payment_method = 'check'
  AND q.id <> {:id} AND ${keys.map((name) => `q.${name} = {:${name}}`).join(" AND ")}`);

/** Other payments of the same fund's cheque, matched by its values before the change. */
function othersOf(tx: core.App, id: string, cheque: Values): string[] {
  if (cheque["reference"] === "" || cheque["cheque_state"] === "") return [];
  const known = Object.fromEntries(keys.map((name) => [name, textValue(cheque[name])]));
  return readJson<string[]>(tx, othersRead, { ...known, id });
}

const shared = fundChequeFields.filter((name) => name !== "notes");

/** After a fund's payment was written: copies changes to the other payments of its cheque, and updates the claim. */
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
    // The right to change the cheque was checked once, for the whole.
    if (actor) setEffectOf(other, actor);
    tx.save(other);
  }
  if (isCountedPayment(before) !== isCountedPayment(after))
    refreshClaim(tx, textValue(invoice), place("cheque_state"));
}
