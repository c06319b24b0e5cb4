/** Turns a quote into a sale, within the save of that sale (docs/rules-quotes.md, Conversion). */
import type { Quote } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Taken } from "#domain/documents/taken.ts";
import { powerOf } from "#domain/lenses/power.ts";
import { checkVariant, linesOfVariant } from "#domain/quotes/quote.ts";
import { approvedLinesOf, quoteItems } from "./handedQuote.ts";
import { quoteIndex } from "./quoteIndex.ts";
import type { Beside } from "#server/engine/attached.ts";
import { changedBeside } from "#server/engine/documents/beside.ts";
import { writeHeader } from "#server/engine/documents/documentWrites.ts";
import { journalUpdate } from "#server/engine/journal/journal.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { findRecords, storedRecord } from "#server/platform/records/storedRecords.ts";
import { invoiceNumberOf } from "#server/sale/numberSeries.ts";

/** The quote that a sale's body names, with the variant to sell. `approved`: its lines approved by a colleague. */
export type SoldQuote = { quote: Quote; variant: string } & Pick<Taken, "approved" | "lenses">;

/** Refuses with 409, because the quote already has an invoice; the message contains its number. */
export function refuseAccepted(
  tx: core.App,
  field: string,
  { invoice }: { invoice: string },
): never {
  const number = invoiceNumberOf(tx, invoice);
  return refuseConflict(field, "quote_accepted", { invoice, number });
}

/** Text of a field in the body, '' when absent; any other type is refused. */
function sentText(body: Values, field: string): string {
  const sent = body[field] ?? "";
  return typeof sent === "string" ? sent : refuse([{ field, code: "text" }]);
}

/**
 * Quote that becomes this sale; null without one, or when it already is this sale. Refuses a quote that is unknown,
 * accepted, refused or another client's, and a variant that the quote does not have.
 */
export function soldQuoteOf(
  tx: core.App,
  company: string,
  body: Values,
  sale: { invoice: string; client: string },
): SoldQuote | null {
  const id = sentText(body, "quote").trim();
  if (id === "") return null;
  const quote = storedRecord(tx, "optique_quotes", id);
  if (quote?.company !== company) return refuse([{ field: "quote", code: "unknown_record" }]);
  if (quote.invoice !== "" && quote.invoice === sale.invoice) return null;
  if (quote.invoice !== "") return refuseAccepted(tx, "quote", quote);
  if (
    sale.invoice !== "" &&
    findRecords(tx, "optique_quotes", { invoice: sale.invoice }).length > 0
  )
    refuseConflict("quote", "sale_quoted");
  if (quote.refusal !== "") refuseConflict("quote", "quote_refused");
  if (quote.client !== "" && quote.client !== sale.client)
    refuse([{ field: "client", code: "quote_client" }]);
  const variant = sentText(body, "variant");
  const items = quoteItems(tx, id);
  refuseIf(checkVariant(items, variant));
  const approved = approvedLinesOf(quote, items, variant);
  const lenses = linesOfVariant(items, variant).flatMap(({ product, power, price, special }) => {
    const lens = powerOf(power);
    return lens ? [{ product, power: lens, price, special }] : [];
  });
  return { quote, variant, approved, lenses };
}

/** Finds the quote that a sale's body names, and accepts it after the save. */
export const besideInvoice: Beside = {
  takes(tx, staff, body, { id: invoice, client }) {
    const sale = { invoice, client };
    const sold = soldQuoteOf(tx, staff.company, body, sale);
    return (
      sold && {
        approved: sold.approved,
        lenses: sold.lenses,
        saved: (later) => acceptQuote(later, staff, sold, sale),
      }
    );
  },
};

/** Links the quote to its invoice. A prospect's quote gets the client of the sale. */
export function acceptQuote(
  tx: core.App,
  staff: Staff,
  { quote, variant }: SoldQuote,
  { invoice, client }: { invoice: string; client: string },
): void {
  const person = client === "" ? {} : { client, prospect_name: "", prospect_phone: "" };
  const values = { invoice, chosen: variant, ...person };
  writeHeader(tx, "optique_quotes", quote.id, values, true);
  changedBeside(tx, "optique_quotes", {
    id: quote.id,
    company: quote.company,
    before: quote,
    after: { ...quote, ...values },
    place: (field) => field,
  });
  quoteIndex.put(tx, staff.company, quote.id, { ...quote, ...person });
  journalUpdate(tx, staff, {
    collection: "optique_quotes",
    record: quote.id,
    label: quote.number,
    changes: { invoice: [quote.invoice, invoice], chosen: [quote.chosen, variant] },
  });
}
