/** Erases a person's quotes, including those of a prospect with the same name (docs/rules-clients.md, Erasure). */
import { mentionsPerson, type Person } from "#domain/clients/mentions.ts";
import type { Naming, NamingQuote } from "#domain/clients/naming.ts";
import type { Erasure } from "#server/engine/attached.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { inJsonList, queryJson, runSql } from "#server/platform/storage/sql.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";
import { quoteIndex } from "./quoteIndex.ts";

const quotesSql = `SELECT json_group_array(json_object('id', id, 'number', number, 'date', date,
    'prospect_name', prospect_name, 'prospect_phone', prospect_phone)) AS json
  FROM (SELECT * FROM optique_quotes
    WHERE company = {:company} AND client = '' AND prospect_name || prospect_phone <> '' ORDER BY date DESC, number DESC)`;

/** Quotes of prospects that mention the client's name or telephone. */
function namingQuotes(app: core.App, company: string, person: Person): NamingQuote[] {
  const all = queryJson<Omit<NamingQuote, "isSamePhone">[]>(app, quotesSql, { company }) ?? [];
  const phone = { ...person, name: "", email: "" };
  return all
    .filter((quote) =>
      [quote.prospect_name, quote.prospect_phone].some((text) => mentionsPerson(text, person)),
    )
    .map((quote) => ({ ...quote, isSamePhone: mentionsPerson(quote.prospect_phone, phone) }));
}

/** Prospects' quotes that were confirmed in the erasure dialog; refuses one that does not name the client. */
function confirmedQuotes(
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

/** The client's quotes, and those of a prospect that became invoices of the client. */
function quotesOf(tx: core.App, client: string): core.Record[] {
  const invoices = findRecords(tx, "optique_invoices", { client }).map(({ id }) => id);
  const sold = invoices.length > 0 ? findRecords(tx, "optique_quotes", { invoice: invoices }) : [];
  return [...findRecords(tx, "optique_quotes", { client }), ...sold];
}

const distinct = (records: readonly core.Record[]): core.Record[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

/** Deletes quotes with their messages, which have no client when the quote is a prospect's. */
function deleteQuotes(tx: core.App, quotes: readonly core.Record[]): void {
  for (const quote of quotes) {
    quoteIndex.remove(tx, quote.id);
    tx.delete(markSavedWhole(quote));
  }
  runSql(tx, `DELETE FROM optique_messages WHERE kind = 'quote' AND record ${inJsonList("ids")}`, {
    ids: JSON.stringify(quotes.map(({ id }) => id)),
  });
}

export const quoteErasure: Erasure = {
  names: (app, { company }, person): Pick<Naming, "quotes"> => ({
    quotes: namingQuotes(app, company, person),
  }),
  finds(tx, { staff, client, person, body }) {
    const confirmed = confirmedQuotes(tx, staff.company, person, body["quotes"]);
    const documents = distinct([...quotesOf(tx, client.id), ...confirmed]);
    return { documents, erase: () => deleteQuotes(tx, documents) };
  },
};
