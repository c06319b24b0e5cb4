/** What a claim is about: an invoice, or the quote with which it began (docs/rules-claims.md, Quote). */
import { isLostSql } from "#domain/claims/claimStatus.ts";
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import { type Centimes, toCentimes } from "#domain/core/money.ts";
import type { Claim, Invoice, Quote } from "#domain/core/records.ts";
import { netTotal } from "#domain/sale/due.ts";
import { refuse, refuseConflict } from "#server/platform/requests/refuse.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { storedRecord } from "#server/platform/records/storedRecords.ts";
import { invoiceNumberOf } from "#server/sale/numberSeries.ts";
import { refuseAccepted } from "#server/quotes/quoteAcceptance.ts";

/** Client of the claim, and the maximum that a fund may agree to. */
export type ClaimSubject = { client: string; most: Centimes };

type Named = Pick<Claim, "invoice" | "quote">;

/** Number of the invoice of a claim, else of its quote; '' when both are gone. */
export const claimNumberOf = (tx: core.App, { invoice, quote }: Named): string =>
  invoice
    ? invoiceNumberOf(tx, invoice)
    : (storedRecord(tx, "optique_quotes", quote)?.number ?? "");

/** Reads the subject of a claim; for a new claim, refuses one without a client or with another claim. */
export function subjectOf(tx: core.App, { invoice, quote }: Named, isNew: boolean): ClaimSubject {
  return invoice ? ofInvoice(tx, invoice, isNew) : ofQuote(tx, quote, isNew);
}

const invoiceRead = reading("SELECT COUNT(*) FROM optique_claims WHERE invoice = {:id}");
const quoteRead = reading("SELECT COUNT(*) FROM optique_claims WHERE quote > '' AND quote = {:id}");

function ofInvoice(tx: core.App, id: string, isNew: boolean): ClaimSubject {
  const invoice: Invoice | null = storedRecord(tx, "optique_invoices", id);
  if (!invoice) return refuse([{ field: "invoice", code: "unknown_record" }]);
  if (isNew && readInteger(tx, invoiceRead, { id }) > 0) refuseConflict("invoice", "claim_exists");
  if (isNew && !isOfPerson(tx, invoice.client))
    refuse([{ field: "invoice", code: "claim_client" }]);
  return { client: invoice.client, most: netTotal(invoice) };
}

function ofQuote(tx: core.App, id: string, isNew: boolean): ClaimSubject {
  const quote: Quote | null = storedRecord(tx, "optique_quotes", id);
  if (!quote) return refuse([{ field: "quote", code: "unknown_record" }]);
  if (isNew && quote.invoice) refuseAccepted(tx, "quote", quote);
  if (isNew && quote.refusal) refuseConflict("quote", "claim_refused_quote");
  if (isNew && readInteger(tx, quoteRead, { id }) > 0)
    refuseConflict("quote", "claim_exists_quote");
  if (isNew && !isOfPerson(tx, quote.client))
    refuse([{ field: "quote", code: "claim_quote_client" }]);
  return { client: quote.client, most: toCentimes(quote.total_amount) };
}

const isOfPerson = (tx: core.App, client: string): boolean =>
  client !== "" && !isErasedClient(tx, client);

/** True of the anonymised client, who stands for all erased persons. */
export const isErasedClient = (tx: core.App, id: string): boolean => {
  const client = storedRecord(tx, "optique_clients", id);
  return client !== null && isAnonymisedClient(client);
};

const lostRead = reading(
  `SELECT COUNT(*) FROM optique_claims t WHERE t.id = {:id} AND ${isLostSql("t")}`,
);

/** True of a claim that never became a sale because its quote was refused or expired. */
export const isLostClaim = (app: core.App, id: string): boolean =>
  readInteger(app, lostRead, { id, now: storedDay(today()) }) > 0;
