/** Quotes in the export of a client (docs/rules-clients.md, Export). */
import type { PersonalExport } from "#server/engine/attached.ts";
import { findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";

export const quoteExport: PersonalExport = (app, client) => {
  const records = findRecords(app, "optique_quotes", { client }, "date ASC");
  const quotes = records.map((quote) => ({
    ...toPlainRecord<"optique_quotes">(quote),
    items: findRecords(app, "optique_quote_items", { quote: quote.id }, "created ASC").map((item) =>
      toPlainRecord<"optique_quote_items">(item),
    ),
  }));
  return { data: { quotes }, records };
};
