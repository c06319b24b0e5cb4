/** GET and PUT /api/optique/quotes/{id}, and POST quotes/{id}/printed (docs/rules-quotes.md, Saving). */
import { parseDay, storedDay, today } from "#domain/core/days/days.ts";
import { toDirhams } from "#domain/core/money.ts";
import type { Quote, QuoteItem } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import {
  type Difference,
  isEmptyDifference,
  writtenChildren,
} from "#domain/documents/difference.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { sentLines } from "#domain/documents/sentAmounts.ts";
import {
  checkQuote,
  lastMessageSql,
  quoteStateOf,
  quoteTotal,
  variantTotals,
} from "#domain/quotes/quote.ts";
import { type QuoteBody, readQuoteBody } from "#domain/quotes/quoteBody.ts";
import { checkDocumentClient, documentClientSql } from "#server/clients/clientReferences.ts";
import { checkHandedQuote } from "./handedQuote.ts";
import { addFollows, prescriptionOf } from "#server/lenses/followedLenses.ts";
import { placeQuoteLenses } from "./quoteLenses.ts";
import { quoteIndex } from "./quoteIndex.ts";
import {
  checkDocumentVersion,
  checkChildIdsFree,
  hasSameValues,
} from "#server/engine/documents/documentChecks.ts";
import { checkBeside } from "#server/engine/documents/beside.ts";
import {
  type DocumentJson,
  documentChildrenSql,
  documentReader,
  documentStatement,
} from "#server/engine/documents/documentReader.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import {
  documentFinder,
  prepareSave,
  type SentDocument,
} from "#server/engine/documents/documentSave.ts";
import {
  emptyDifference,
  journalDocument,
  childDifference,
  writeHeader,
  writeChildren,
} from "#server/engine/documents/documentWrites.ts";
import { expandDocument } from "#server/engine/documents/expandDocument.ts";
import type { Route } from "#server/engine/route.ts";
import { signatureOf } from "#server/platform/records/recordEvents.ts";
import { refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import { requestDocumentId, type Staff } from "#server/platform/requests/routeRequest.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { ownRecord, storedRecord } from "#server/platform/records/storedRecords.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { lineRows } from "#server/sale/lineSnapshot.ts";
import { nextQuoteNumber } from "#server/sale/numberSeries.ts";
import { refuseAccepted } from "./quoteAcceptance.ts";
import {
  checkItemProducts,
  itemProductOf,
  type SaveLookups,
  lookupsReader,
  childIdOf,
  settleLensProducts,
} from "#server/stock/saveLookups.ts";
import { checkPrescription, lastDayOf } from "./quoteRecords.ts";
import { withProducts } from "#server/stock/withProducts.ts";

type StoredQuote = Quote & { version: string; items: QuoteItem[] };
type Names = "document" | "client" | "anonymised";

/** The last message is not part of the version. */
const besideSql = `json_object('last_message', ${lastMessageSql("d")})`;

const relations = {
  client: "optique_clients",
  prescription: "optique_prescriptions",
  invoice: "optique_invoices",
};

const reader = documentReader<StoredQuote>({
  stored: documentStatement(
    "optique_quotes",
    { items: documentChildrenSql("optique_quote_items", "t.quote = d.id") },
    besideSql,
  ),
  complete(app, document) {
    const quote = document as DocumentJson & StoredQuote & { last_message: string };
    document["state"] = quoteStateOf(quote, quote.last_message, today());
    document["variants"] = variantTotals(quote.items).map(({ variant, total }) => ({
      variant,
      total: toDirhams(total),
    }));
    expandDocument(app, document, relations, withProducts(document["items"]));
    addFollows(document["items"], prescriptionOf(document));
  },
});

const lookupsOf = lookupsReader({ items: "optique_quote_items", payments: null });

/** Total of one of the company's quotes, in dirhams. */
const storedTotal = (app: core.App, company: string, id: string): number =>
  ownRecord(app, "optique_quotes", company, id)?.total_amount ?? 0;

export const quoteDocument: SavedDocument = {
  answer: reader.answer,
  right: "quote.write",
  actOf: ({ app, company, id, body }) => ({
    record: id,
    client: textValue(body["client"]),
    amount: Math.max(
      storedTotal(app, company, id),
      toDirhams(quoteTotal(sentLines(body["items"]))),
    ),
  }),
  prepare: prepareSave<StoredQuote, QuoteBody, Names>({
    find: documentFinder(
      reader,
      { document: "optique_quotes", client: "optique_clients" },
      documentClientSql,
    ),
    read: readQuoteBody,
    write: writeQuote,
  }),
};

type Sent = SentDocument<StoredQuote, QuoteBody, Names>;

function writeQuote(tx: core.App, staff: Staff, { id, body, value, owners, stored }: Sent): void {
  const { company, actor } = staff;
  const items = value.items
    ? childDifference(stored?.items ?? [], value.items)
    : (emptyDifference as Difference<QuoteItem, DocumentChild>);
  if (stored && hasSameValues(stored, value.values) && isEmptyDifference(items)) return;
  if (stored?.invoice) refuseAccepted(tx, "quote", stored);
  checkDocumentVersion(stored, body["version"]);
  const values = stored ? value.values : withDefaults(tx, company, value.values);
  const quote: Values = { ...stored, ...values };
  const own = {
    client: textValue(quote["client"]),
    prescription: textValue(quote["prescription"]),
  };
  if (own.client && own.client !== stored?.client) checkDocumentClient(company, owners);
  const finalItems = (value.items?.map((item) => item.values) ??
    stored?.items ??
    []) as QuoteItem[];
  refuseIf([...checkPrescription(tx, own), ...checkQuote(quote, finalItems)]);
  const total_amount = toDirhams(quoteTotal(finalItems));
  const change = { id, company, before: stored, after: { ...own, total_amount } };
  checkBeside(tx, "optique_quotes", { ...change, place: (field) => field });
  const lookups = readLookups(tx, company, items);
  refuseIf([
    ...checkChildIdsFree(lookups.takenItems, items.added),
    ...checkItemProducts(company, writtenChildren(items), lookups.products),
    ...settleLensProducts(linesOf(items), lookups.products),
  ]);
  const about = { id, company, date: textValue(quote["date"]), ...own };
  placeQuoteLenses(tx, actor, about, items, finalItems, lookups.products);
  const header: Values = { ...values, total_amount };
  if (!stored) {
    const day = parseDay(textValue(values["date"])) ?? today();
    const number = nextQuoteNumber(tx, company, day);
    Object.assign(header, { company, number, ...signatureOf(actor) });
  }
  writeHeader(tx, "optique_quotes", id, header, stored !== null);
  const owner = { company, quote: id };
  writeChildren(tx, "optique_quote_items", items, lineRows(owner, lookups));
  quoteIndex.put(tx, company, id, { ...quote, ...header });
  if (stored)
    journalDocument(tx, staff, { header: "optique_quotes", number: "number" }, stored, {
      values,
      items,
      finalItems,
    });
}

/** Written lines, each with its stored values. */
const linesOf = (items: Difference<QuoteItem, DocumentChild>) => [
  ...items.added.map((child) => ({ child, before: null })),
  ...items.updated.map(({ stored, wanted }) => ({ child: wanted, before: { ...stored } })),
];

/** Values of a new quote: dated today by default, and valid for the company's number of days. */
function withDefaults(tx: core.App, company: string, values: Values): Values {
  const date = textValue(values["date"]) || storedDay(today());
  return { title: "quote", valid_until: lastDayOf(tx, company, date), ...values, date };
}

function readLookups(
  tx: core.App,
  company: string,
  items: Difference<QuoteItem, DocumentChild>,
): SaveLookups {
  const products = writtenChildren(items).map(itemProductOf);
  const moving = { lines: items.removed.map(childIdOf), products };
  return lookupsOf(tx, { company, type: "invoice" }, moving, { items: items.added });
}

export const markPrinted = (tx: core.App, id: string): void =>
  writeHeader(tx, "optique_quotes", id, { printed_at: currentTimestamp() }, true);

/** Hands the quote over on paper, and stores the time of the first print, which makes it a sent quote. */
export const printedRoute: Route = {
  method: "POST",
  path: "/quotes/{id}/printed",
  right: "quote.write",
  actOf: ({ app, company, id }) => ({ record: id, amount: storedTotal(app, company, id) }),
  asksFurtherRights: true,
  maxBody: 1024,
  handle(e, { company, actor }) {
    const id = requestDocumentId(e);
    runAct(e, { actor }, (tx) => {
      const quote = storedRecord(tx, "optique_quotes", id);
      if (quote?.company !== company) refuseRequest("not_found", 404);
      checkHandedQuote(tx, actor, id);
      if (quote.printed_at !== "") return;
      markPrinted(tx, id);
    });
    e.json(200, { printed_at: storedRecord(e.app, "optique_quotes", id)?.printed_at ?? "" });
  },
};
