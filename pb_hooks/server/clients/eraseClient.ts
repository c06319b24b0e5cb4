/**
 * POST /api/optique/clients/{id}/erase (docs/rules-clients.md, Erasure): deletes a person's data and keeps what the law
 * requires.
 */
import { mentionsPerson, type Person, phoneDigits } from "#domain/clients/mentions.ts";
import { strings } from "#domain/clients/personalData.strings.ts";
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { findCompanyClient } from "./clientReferences.ts";
import { writeJournalEntry } from "#server/engine/journal/journal.ts";
import { markDocumentPart } from "#server/platform/recordEvents.ts";
import { refuse, refuseRequest } from "#server/platform/refuse.ts";
import { inJsonList, currentTimestamp, queryJson, runSql } from "#server/platform/sql.ts";
import { requestBody, type Staff } from "#server/platform/routeRequest.ts";
import { findRecords } from "#server/platform/storedRecords.ts";
import { purgeErasedWords } from "#server/engine/search/purgeErased.ts";
import { requestMerge } from "#server/engine/search/searchMerge.ts";
import { forgetApproved } from "./forgetApproved.ts";
import { clientIndex } from "./clientIndex.ts";
import { clearMoveLabels, confirmedQuotes, personOf } from "./namedElsewhere.ts";
import { quoteIndex } from "./quoteIndex.ts";
import { eraseClaims } from "./eraseClaims.ts";
import { actTransaction } from "#server/platform/acts.ts";

export function postClientErasure(e: core.RequestEvent, staff: Staff): void {
  const { name, quotes } = requestBody(e);
  const id = e.request?.pathValue("id") ?? "";
  actTransaction(e.app, staff.actor, (tx) => {
    const client = findCompanyClient(tx, staff.company, id);
    if (isAnonymisedClient({ created: client.getString("created") }))
      refuseRequest("stand_in_fixed");
    if (name !== client.getString("name")) refuse([{ field: "name", code: "erase_name" }]);
    // Overwrites deleted bytes. The minute job (operations/start.ts) sets the same pragma for other deletions.
    runSql(tx, "PRAGMA secure_delete=ON");
    const confirmed = confirmedQuotes(tx, staff.company, personOf(client), quotes);
    erase(tx, staff, client, confirmed);
  });
  deleteLogEntries(e.app, id);
  purgeErasedWords(e.app);
  e.noContent(204);
}

/**
 * Detaches the invoices first: deleting a prescription would delete them too. `confirmed`: quotes of the same person as a
 * prospect.
 */
function erase(
  tx: core.App,
  staff: Staff,
  client: core.Record,
  confirmed: readonly core.Record[],
): void {
  const invoices = findRecords(tx, "optique_invoices", { client: client.id });
  const prescriptions = findRecords(tx, "optique_prescriptions", { client: client.id });
  const quotes = distinct([...quotesOf(tx, client.id, invoices), ...confirmed]);
  const moves = clearMoveLabels(tx, staff.company, personOf(client));
  const claims = findRecords(tx, "optique_claims", { client: client.id });
  const documents = [client, ...invoices, ...prescriptions, ...quotes, ...claims, ...moves];
  deleteVisits(tx, staff, client, documents);
  forgetApproved(tx, staff.company, client.id, documents);
  eraseClaims(tx, claims);
  deleteQuotes(tx, quotes);
  keepInvoices(tx, staff, client, invoices);
  for (const prescription of prescriptions) tx.delete(markDocumentPart(prescription));
  tx.delete(markDocumentPart(client));
  clientIndex.remove(tx, client.id);
  requestMerge(tx);
  writeJournalEntry(tx, {
    ...staff,
    action: "delete",
    collection: "optique_clients",
    record: client.id,
    label: strings.erased,
    changes: {},
  });
}

const distinct = (records: readonly core.Record[]): core.Record[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

/** Deletes quotes with their messages, which have no client where the quote is of a prospect. */
function deleteQuotes(tx: core.App, quotes: readonly core.Record[]): void {
  for (const quote of quotes) {
    quoteIndex.remove(tx, quote.id);
    tx.delete(markDocumentPart(quote));
  }
  runSql(tx, `DELETE FROM optique_messages WHERE kind = 'quote' AND record ${inJsonList("ids")}`, {
    ids: JSON.stringify(quotes.map(({ id }) => id)),
  });
}

/** Quotes of the client, and those of a prospect that became one of these invoices. */
const quotesOf = (
  tx: core.App,
  client: string,
  invoices: readonly core.Record[],
): core.Record[] => [
  ...findRecords(tx, "optique_quotes", { client }),
  ...(invoices.length === 0
    ? []
    : findRecords(tx, "optique_quotes", { invoice: invoices.map(({ id }) => id) }).filter(
        (quote) => quote.getString("client") !== client,
      )),
];

/** Its number and bank are the fund's, and name no person. */
const isFundCheque = "fund > '' AND cheque_state > ''";

/** Keeps figures, numbers and the buyers of issued invoices, clears free texts, and assigns the invoices to the anonymised client. */
function keepInvoices(
  tx: core.App,
  { company }: Staff,
  client: core.Record,
  invoices: readonly core.Record[],
): void {
  if (invoices.length === 0) return;
  const stand = anonymisedClientOf(tx, company, client.id);
  for (const invoice of invoices) {
    invoice.ignoreUnchangedFields(true);
    invoice.load({ client: stand, prescription: "", notes: "" });
    tx.saveNoValidate(markDocumentPart(invoice));
  }
  keepCreditNotes(tx, client.id, stand);
  const of = { now: currentTimestamp(), invoices: JSON.stringify(invoices.map(({ id }) => id)) };
  const ofInvoices = `updated = {:now} WHERE invoice ${inJsonList("invoices")}`;
  runSql(
    tx,
    `UPDATE optique_payments SET notes = '', reference = IIF(${isFundCheque}, reference, ''), bank = IIF(${isFundCheque}, bank, ''),
      ${ofInvoices} AND notes || reference || bank <> ''`,
    of,
  );
  anonymiseLines(tx, personOf(client), of);
  // Daily sales totals keep a row for each product name, even at zero.
  runSql(
    tx,
    "DELETE FROM optique_sale_days WHERE company = {:company} AND product = '' AND lines = 0 AND quantity = 0 AND amount = 0",
    {
      company,
    },
  );
}

/** Keeps credit notes with their buyer, without free texts. */
function keepCreditNotes(tx: core.App, client: string, stand: string): void {
  const of = { now: currentTimestamp(), client, stand };
  runSql(
    tx,
    `UPDATE optique_refunds SET reference = '', updated = {:now} WHERE reference <> ''
      AND invoice IN (SELECT id FROM optique_invoices WHERE client = {:stand})`,
    of,
  );
  runSql(
    tx,
    "UPDATE optique_credit_notes SET client = {:stand}, notes = '', updated = {:now} WHERE client = {:client}",
    of,
  );
}

/** Replaces the texts of free lines that name the person, and their remarks on other lines, which hold the product's texts. */
function anonymiseLines(tx: core.App, person: Person, of: { now: string; invoices: string }): void {
  const sql = `SELECT json_group_array(json_array(id, label, product_name, product_reference)) AS json
    FROM optique_invoice_items WHERE invoice ${inJsonList("invoices")} AND (product = '' OR label <> '')`;
  const free = queryJson<[id: string, ...texts: string[]][]>(tx, sql, of) ?? [];
  const naming = free.filter(([, ...texts]) => texts.some((text) => mentionsPerson(text, person)));
  const ofNaming = `updated = {:now} WHERE id ${inJsonList("ids")}`;
  const ids = JSON.stringify(naming.map(([id]) => id));
  runSql(
    tx,
    `UPDATE optique_invoice_items SET product_name = {:item}, product_reference = '',
      label = IIF(label = '', '', {:item}), ${ofNaming} AND product = ''`,
    { now: of.now, item: strings.erasedItem, ids },
  );
  runSql(tx, `UPDATE optique_invoice_items SET label = '', ${ofNaming} AND product <> ''`, {
    now: of.now,
    ids,
  });
}

/** Fragments for a first filter in SQL, before `mentionsPerson` reads the visits that hold one. */
function searchFragments({ name, phone, email }: Person): string[] {
  const ends = phoneDigits(phone).flatMap((digits) =>
    ["", " ", ".", "-"].map((sign) => digits.slice(-4, -2) + sign + digits.slice(-2)),
  );
  return [...name.split(" "), email, ...ends].filter(Boolean);
}

/** Deletes visits whose address or values name the person or one of their documents. */
function deleteVisits(
  tx: core.App,
  { company }: Staff,
  client: core.Record,
  documents: readonly core.Record[],
): void {
  const person = personOf(client);
  const ids = documents.map(({ id }) => id);
  const sql = `SELECT json_group_array(json_array(id, path,
      (SELECT json_group_array(part) FROM (SELECT atom AS part FROM json_tree(props) UNION ALL SELECT key FROM json_tree(props))))) AS json
    FROM optique_events WHERE company = {:company} AND EXISTS (SELECT 1 FROM json_each({:pieces})
      WHERE instr(lower(path || props), lower(value)) > 0)`;
  const params = { company, pieces: JSON.stringify([...ids, ...searchFragments(person)]) };
  const found = queryJson<[id: string, path: string, parts: unknown[]][]>(tx, sql, params) ?? [];
  const naming = found.filter(([, path, parts]) =>
    [path, ...parts.map(String)].some(
      (text) => ids.some((id) => text.includes(id)) || mentionsPerson(text, person),
    ),
  );
  runSql(tx, `DELETE FROM optique_events WHERE id ${inJsonList("ids")}`, {
    ids: JSON.stringify(naming.map(([id]) => id)),
  });
}

/** Id of the company's anonymised client, created when missing (domain/clients/anonymisedClient.ts). */
function anonymisedClientOf(tx: core.App, company: string, erased: string): string {
  const found = findRecords(tx, "optique_clients", { company, created: "" });
  const [other] = found.filter(({ id }) => id !== erased);
  if (other) return other.id;
  const values = { company, name: strings.erasedName };
  const record = new Record(tx.findCachedCollectionByNameOrId("optique_clients"), values);
  tx.saveNoValidate(markDocumentPart(record));
  runSql(tx, "UPDATE optique_clients SET created = '' WHERE id = {:id}", { id: record.id });
  const text = clientIndex.kind.text(values);
  clientIndex.write(tx, [{ company, record: record.id, text }]);
  return record.id;
}

/** Deletes log entries with the client's id, which the address of a failed request may hold. Other entries stay. */
function deleteLogEntries(app: core.App, id: string): void {
  const rows = "DELETE FROM _logs WHERE instr(data, {:id}) > 0 OR instr(message, {:id}) > 0";
  app.auxDB().newQuery("PRAGMA secure_delete=ON").execute();
  app.auxDB().newQuery(rows).bind({ id }).execute();
}
