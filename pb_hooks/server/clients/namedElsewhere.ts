/** Records of others that name a client: quotes of a prospect, labels of cash moves (docs/rules-clients.md, Erasure). */
import { mentionsPerson, type Person } from "#domain/clients/mentions.ts";
import type { Naming, NamingMove, NamingQuote } from "#domain/clients/naming.ts";
import { findCompanyClient } from "./clientReferences.ts";
import { markDocumentPart } from "#server/platform/recordEvents.ts";
import { refuse } from "#server/platform/refuse.ts";
import { hasRight, type Staff } from "#server/platform/routeRequest.ts";
import { queryJson } from "#server/platform/sql.ts";
import { findRecords } from "#server/platform/storedRecords.ts";

/** Person that a client record describes. */
export const personOf = (client: core.Record): Person => ({
  name: client.getString("name"),
  phone: client.getString("phone"),
  email: client.getString("email"),
});

const quotesSql = `SELECT json_group_array(json_object('id', id, 'number', number, 'date', date,
    'prospect_name', prospect_name, 'prospect_phone', prospect_phone)) AS json
  FROM (SELECT * FROM optique_quotes
    WHERE company = {:company} AND client = '' AND prospect_name || prospect_phone <> '' ORDER BY date DESC, number DESC)`;

/** Quotes of a prospect with the name or the telephone of a client. */
function namingQuotes(app: core.App, company: string, person: Person): NamingQuote[] {
  const all = queryJson<Omit<NamingQuote, "isSamePhone">[]>(app, quotesSql, { company }) ?? [];
  const phone = { ...person, name: "", email: "" };
  return all
    .filter((quote) =>
      [quote.prospect_name, quote.prospect_phone].some((text) => mentionsPerson(text, person)),
    )
    .map((quote) => ({ ...quote, isSamePhone: mentionsPerson(quote.prospect_phone, phone) }));
}

const labelsSql = `SELECT json_group_array(label) AS json
  FROM (SELECT DISTINCT label FROM optique_cash_moves WHERE company = {:company} AND label <> '')`;

/** Cash moves whose label names a client. Labels repeat, so each text is read once. */
function namingMoves(app: core.App, company: string, person: Person): core.Record[] {
  const labels = queryJson<string[]>(app, labelsSql, { company }) ?? [];
  const label = labels.filter((text) => mentionsPerson(text, person));
  return label.length === 0
    ? []
    : findRecords(app, "optique_cash_moves", { company, label }, "date DESC");
}

/** GET /api/optique/clients/{id}/erase: what an erasure would touch besides the client's own records. */
export function getClientNaming(e: core.RequestEvent, { company, actor }: Staff): void {
  const id = e.request?.pathValue("id") ?? "";
  const person = personOf(findCompanyClient(e.app, company, id));
  // Moves of any day are read with this right alone; they are cleared all the same.
  const moves = hasRight(actor, "till.history") ? namingMoves(e.app, company, person) : [];
  e.json(200, {
    quotes: namingQuotes(e.app, company, person),
    moves: moves.map((move): NamingMove => ({
      id: move.id,
      date: move.getString("date"),
      amount: move.getFloat("amount"),
      label: move.getString("label"),
    })),
  } satisfies Naming);
}

/** Quotes of a prospect that the person at the dialog confirmed; refuses one that does not name the client. */
export function confirmedQuotes(
  tx: core.App,
  company: string,
  person: Person,
  sent: unknown,
): core.Record[] {
  const wanted: unknown[] = [sent ?? []].flat();
  if (wanted.length === 0) return [];
  const naming = namingQuotes(tx, company, person).map(({ id }) => id);
  const ids = naming.filter((id) => wanted.includes(id));
  if (wanted.some((id) => !naming.includes(String(id))))
    refuse([{ field: "quotes", code: "unknown_record" }]);
  return findRecords(tx, "optique_quotes", { id: ids });
}

/** Clears the labels of cash moves that name the client, and returns these moves. */
export function clearMoveLabels(tx: core.App, company: string, person: Person): core.Record[] {
  const moves = namingMoves(tx, company, person);
  for (const move of moves) {
    move.set("label", "");
    tx.saveNoValidate(markDocumentPart(move));
  }
  return moves;
}
