/** Record hooks of quotes: staff write them by the route; the administrator's direct changes follow the same rules. */
import { addDays, parseDay, storedDay, today } from "#domain/core/days/days.ts";
import { toDirhams } from "#domain/core/money.ts";
import type { QuoteItem } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { maxItems } from "#domain/documents/documentBody.ts";
import { checkQuote, quoteTotal } from "#domain/quotes/quote.ts";
import { checkDiscount, type PricedItem } from "#domain/sale/invoice.ts";
import { checkNotAnonymised } from "#server/clients/clientReferences.ts";
import { quoteItems } from "./handedQuote.ts";
import { quoteIndex } from "./quoteIndex.ts";
import { checkBeside } from "#server/engine/documents/beside.ts";
import { largestAmount, largestOf, recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { markSavedWhole, signatureFor } from "#server/platform/records/recordEvents.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { refuse, refuseIf } from "#server/platform/requests/refuse.ts";
import { runSql } from "#server/platform/storage/sql.ts";
import { findRecord, storedRecord } from "#server/platform/records/storedRecords.ts";
import { lineAmount } from "#server/sale/invoiceItems.ts";
import { productSnapshot } from "#server/sale/lineSnapshot.ts";
import { nextQuoteNumber } from "#server/sale/numberSeries.ts";
import { refuseAccepted } from "./quoteAcceptance.ts";

const rights = { saving: "quote.write", deleting: "quote.write" } as const;

/** Fills in the date, the last valid day and the title of a new quote. */
function complete({ tx, record, before }: Saving): void {
  if (before) return;
  const date = record.getString("date") || storedDay(today());
  record.set("date", date);
  if (record.getString("title") === "") record.set("title", "quote");
  if (record.getString("valid_until") === "")
    record.set("valid_until", lastDayOf(tx, record.getString("company"), date));
}

/** Last valid day of a quote with this date, in stored form, by the company's number of days. */
export function lastDayOf(tx: core.App, company: string, date: string): string {
  const days = storedRecord(tx, "optique_companies", company)?.quote_days ?? 0;
  return storedDay(addDays(parseDay(date) ?? today(), days));
}

/** Refuses a prescription of another client. */
export function checkPrescription(
  tx: core.App,
  { prescription, client }: { prescription: string; client: string },
): Violation[] {
  if (prescription === "") return [];
  const stored = storedRecord(tx, "optique_prescriptions", prescription);
  return stored?.client === client ? [] : [{ field: "prescription", code: "unknown_record" }];
}

/** Refuses changes to an accepted quote; removing its invoice opens it again. */
function checkOpen({ tx, record, before }: Saving): void {
  const invoice = textValue(before?.["invoice"]);
  if (invoice !== "" && record.getString("invoice") !== "") refuseAccepted(tx, "id", { invoice });
}

/** Lets the other rooms check the client and the total of a quote. */
function checkQuoteBeside(
  tx: core.App,
  record: core.Record,
  items: readonly QuoteItem[],
  place: (field: string) => string,
): void {
  const after = {
    client: record.getString("client"),
    total_amount: toDirhams(quoteTotal(items)),
  };
  const before = record.isNew() ? null : recordValues("optique_quotes", record.original());
  const change = { id: record.id, company: record.getString("company"), before, after };
  checkBeside(tx, "optique_quotes", { ...change, place });
}

function check(saving: Saving): Violation[] {
  const { tx, record } = saving;
  checkOpen(saving);
  const client = record.getString("client");
  if (client !== "") record.load({ prospect_name: "", prospect_phone: "" });
  const own = { prescription: record.getString("prescription"), client };
  checkQuoteBeside(tx, record, quoteItems(tx, record.id), (field) => field);
  return [
    ...checkNotAnonymised(saving),
    ...checkPrescription(tx, own),
    ...checkQuote(recordValues("optique_quotes", record), quoteItems(tx, record.id)),
  ];
}

export const quoteHooks = recordHooks("optique_quotes", {
  ...rights,
  amountOf: (_app, record) => largestAmount(record, "total_amount"),
  fixed: ["number"],
  derived: ["number", "total_amount", "printed_at", "approved", "by", "actor"],
  search: quoteIndex,
  label: (record) => record.getString("number"),
  children: (tx, record) => ({ items: quoteItems(tx, record.id) }),
  complete,
  check,
  prepare({ tx, record, before, actor }) {
    const day = parseDay(record.getString("date")) ?? today();
    record.load({
      number: before?.["number"] ?? nextQuoteNumber(tx, record.getString("company"), day),
      total_amount: toDirhams(quoteTotal(quoteItems(tx, record.id))),
      printed_at: before?.["printed_at"] ?? "",
      approved: JSON.stringify(before?.["approved"] ?? null),
      ...signatureFor(before, actor),
    });
  },
  removing({ tx, record }) {
    const invoice = record.getString("invoice");
    if (invoice !== "") refuseAccepted(tx, "id", { invoice });
  },
  removed: ({ tx, record }) =>
    runSql(tx, "DELETE FROM optique_messages WHERE record = {:id} AND kind = 'quote'", {
      id: record.id,
    }),
});

/** Updates the quote's total after one of its lines was written; does nothing when the quote is deleted. */
function refreshTotal({ tx, record }: Saving): void {
  const quote = findRecord(tx, "optique_quotes", record.getString("quote"));
  if (!quote) return;
  const items = quoteItems(tx, quote.id);
  refuseIf(checkQuote(recordValues("optique_quotes", quote), items));
  checkQuoteBeside(tx, quote, items, () => "quote");
  quote.set("total_amount", toDirhams(quoteTotal(items)));
  tx.saveNoValidate(markSavedWhole(quote));
}

/** Refuses a line above the maximum number. */
function checkItemCount(tx: core.App, before: Values | null, quote: string): void {
  if (before || quoteItems(tx, quote).length < maxItems) return;
  const params = { collection: "optique_quote_items", max: maxItems };
  refuse([{ field: "quote", code: "too_many", params }]);
}

const offered = ["variant", "quantity", "price", "label", "discount"] as const;

/** Refuses a new or changed line of an accepted quote, but not the removal of a deleted product from it. */
function checkOpenItem(tx: core.App, before: Values | null, after: Values): void {
  const quote = storedRecord(tx, "optique_quotes", textValue(after["quote"]));
  const isChanged = !before || offered.some((name) => before[name] !== after[name]);
  if (quote?.invoice && isChanged) refuseAccepted(tx, "quote", quote);
}

export const quoteItemHooks = recordHooks("optique_quote_items", {
  ...rights,
  amountOf: (_app, record) => largestOf(record, lineAmount),
  parent: "quote",
  derived: ["vat_rate"],
  label: (record) => (record.getString("product") ? record.getString("product_name") : ""),
  prepare({ tx, record, before }) {
    const values = recordValues("optique_quote_items", record);
    checkOpenItem(tx, before, values);
    checkItemCount(tx, before, textValue(values["quote"]));
    refuseIf(checkDiscount(values as PricedItem));
    const [product, label] = [textValue(values["product"]), textValue(values["label"])];
    if (product === "" && label === "") refuse([{ field: "product", code: "required" }]);
    if (before?.["product"] === product && before["label"] === label)
      return record.set("vat_rate", before["vat_rate"]);
    const stored = product ? storedRecord(tx, "optique_products", product) : null;
    const shop = storedRecord(tx, "optique_companies", record.getString("company"));
    const { non_stock: _, ...snapshot } = productSnapshot(stored, shop, label);
    record.load(snapshot);
  },
  saved: refreshTotal,
  removed: refreshTotal,
});
