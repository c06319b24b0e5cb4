/** Writes a claim of the demonstration as of its day, by the rules of the routes. */
import type { ClaimPaper } from "#domain/claims/claimBody.ts";
import { addDays, type IsoDay, parseDay, storedDay, today } from "#domain/core/days.ts";
import type { Values } from "#domain/core/values.ts";
import { claimDocument, claimReader } from "#server/claims/claimDocument.ts";
import type { Staff } from "#server/platform/routeRequest.ts";
import { runSql } from "#server/platform/sql.ts";
import { readJson, reading } from "#server/platform/statements.ts";
import { demoId, demoInstant } from "./demoWorkshop.ts";

export type Sold = {
  invoice: string;
  client: string;
  name: string;
  day: string;
  prescriber: string;
  /** Day of the ordonnance, or of the prescription. */
  examined: string;
  /** Amount due, in dirhams. */
  due: number;
};

/** Invoices of prescriptions between two days, of one pair, one for each client, the latest first. */
const soldRead = reading(`SELECT json_group_array(json(row)) FROM (
  SELECT json_object('invoice', i.id, 'client', i.client, 'name', c.name, 'day', MAX(i.date), 'prescriber', p.prescriber,
    'examined', IIF(p.examined_on > '', p.examined_on, p.date), 'due', ROUND(i.total_amount - i.paid_amount, 2)) AS row
  FROM optique_invoices i JOIN optique_clients c ON c.id = i.client JOIN optique_prescriptions p ON p.id = i.prescription
  WHERE i.company = {:company} AND i.status = {:status} AND i.credited_amount = 0 AND i.paid_amount > 0
    AND NOT EXISTS (SELECT 1 FROM optique_invoice_items x WHERE x.invoice = i.id AND x.pair > 1)
    AND i.date >= {:from} AND i.date < {:until}
  GROUP BY i.client ORDER BY i.date DESC, i.invoice_number DESC LIMIT 12)`);

/** Writes claims of a company inside a transaction, as of a day. */
export type Writer = { tx: core.App; staff: Staff; day: IsoDay };
type Between = { status: "paid" | "partial"; from: IsoDay; until: IsoDay };

export const soldBetween = ({ tx, staff }: Writer, { status, from, until }: Between): Sold[] =>
  readJson<Sold[]>(tx, soldRead, {
    company: staff.company,
    status,
    from: storedDay(from),
    until: storedDay(until),
  });

export const dayOf = ({ day }: Sold): IsoDay => parseDay(day) ?? today();

type Draft = { sold: Sold; fund: string; on: IsoDay; body: Values; papers: readonly string[] };

/** Saves a claim as of a day, with its papers ticked on that day; returns its id. */
export function saveClaim({ tx, staff }: Writer, { sold, fund, on, body, papers }: Draft): string {
  const id = demoId("claim", sold.invoice);
  const facts = { prescriber: sold.prescriber, examined_on: sold.examined.slice(0, 10) };
  const values = { invoice: sold.invoice, fund, member_number: memberOf(sold), ...facts, ...body };
  claimDocument.prepare(tx, staff, id, { ...values, papers })(tx);
  backdate(tx, staff, id, on);
  return id;
}

const memberOf = ({ client }: Sold): string =>
  String(100_000_000 + (Number.parseInt($security.md5(client).slice(0, 7), 16) % 900_000_000));

/** Sets when a claim was written and its papers ticked, and the day of its entries in the journal. */
export function backdate(tx: core.App, staff: Staff, id: string, on: IsoDay): void {
  const at = demoInstant(on, 0, 11);
  const ticked = claimReader.load(tx, staff.company, id)?.papers as ClaimPaper[] | undefined;
  const papers = JSON.stringify((ticked ?? []).map((paper) => ({ ...paper, at })));
  runSql(
    tx,
    "UPDATE optique_claims SET created = {:at}, updated = {:at}, papers = {:papers} WHERE id = {:id}",
    { id, at, papers },
  );
  runSql(tx, "UPDATE optique_journal SET created = {:at} WHERE record = {:id}", { id, at });
}

/** Saves a claim that was handed over. */
export function giveClaim(writer: Writer, draft: Draft): void {
  const { tx, staff } = writer;
  const id = saveClaim(writer, { ...draft, body: { ...draft.body, status: "ready" } });
  const version = claimReader.load(tx, staff.company, id)?.version;
  claimDocument.prepare(tx, staff, id, { version, status: "given" })(tx);
  backdate(tx, staff, id, addDays(draft.on, 2));
}
