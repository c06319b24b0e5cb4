/**
 * Handing a quote over, printed or by message, needs the rights for its discounts (docs/rules-quotes.md, Handing over).
 */
import { type Centimes, noMoney } from "#domain/core/money.ts";
import type { Quote, QuoteItem } from "#domain/core/records.ts";
import { can, hasAllRights, noDiscounts, type Right } from "#domain/people/permissions.ts";
import {
  allowedLines,
  type ApprovedLine,
  type ApprovedQuote,
  offerText,
} from "#domain/quotes/approvedQuote.ts";
import { linesOfVariant } from "#domain/quotes/quote.ts";
import { type Allowed, type NeededRight, rightsOfLines } from "#domain/sale/saleRights.ts";
import { writeHeader } from "#server/engine/documents/documentWrites.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import {
  findRecords,
  recordsById,
  storedRecord,
  toPlainRecord,
} from "#server/platform/records/storedRecords.ts";
import { checkNeeded, lineOf } from "#server/sale/neededRights.ts";

/** Rights that handing over a quote may need; the right for a changed price is checked by the sale. */
const asked: readonly Right[] = ["discount", "discount.any", "price.floor"];

export const quoteItems = (tx: core.App, quote: string): QuoteItem[] =>
  findRecords(tx, "optique_quote_items", { quote }, "created ASC", "rowid ASC").map((item) =>
    toPlainRecord<"optique_quote_items">(item),
  );

const digestOf = (quote: Quote, items: readonly QuoteItem[]): string =>
  $security.sha256(offerText(quote, items));

/** Lines of a variant with what a colleague approved; none when the quote has changed since. */
export function approvedLinesOf(
  quote: Quote,
  items: readonly QuoteItem[],
  variant: string,
): ApprovedLine[] {
  if (!quote.approved) return [];
  const allowed = allowedLines(quote.approved, digestOf(quote, items));
  return linesOfVariant(items, variant).flatMap((item) => {
    const one = allowed[item.id];
    return one ? [{ line: lineOf({ ...item }), allowed: one }] : [];
  });
}

/**
 * Refuses to hand over a quote with a discount beyond the actor's limit, or a price below the minimum. What a colleague
 * approves is stored with the quote, for its sale and its next print.
 */
export function checkHandedQuote(tx: core.App, actor: Actor, id: string): void {
  const { person } = actor;
  if (!person || hasAllRights(person) || id === "") return;
  const quote = storedRecord(tx, "optique_quotes", id);
  if (!quote) return;
  const items = quoteItems(tx, id);
  const offer = digestOf(quote, items);
  const before = allowedLines(quote.approved, offer);
  const shop = storedRecord(tx, "optique_companies", quote.company) ?? noDiscounts;
  const products = recordsById(
    tx,
    "optique_products",
    items.map(({ product }) => product),
  );
  const changes = items.map((item) => {
    const product = products.get(item.product);
    const prices = product && {
      selling_price: product.getFloat("selling_price"),
      min_price: product.getFloat("min_price"),
    };
    const after = lineOf({ ...item });
    return { id: item.id, before: null, after, product: prices ?? null, allowed: before[item.id] };
  });
  const lines = changes.map(({ after }) => after);
  const needed = rightsOfLines(person, shop, changes, lines).filter(({ right }) =>
    asked.includes(right),
  );
  checkNeeded(actor, { record: id, client: quote.client }, () => needed);
  const given = needed.filter(({ right }) => !can(person, right));
  if (given.length === 0) return;
  const allowed = changes.map(({ id: line, after }): [string, Allowed] => [
    line,
    allowedNow(
      before[line],
      given.filter(({ of }) => of === after),
    ),
  ]);
  const approved: ApprovedQuote = { offer, lines: Object.fromEntries(allowed) };
  writeHeader(tx, "optique_quotes", id, { approved: JSON.stringify(approved) }, true);
}

/** What is allowed for a line once these further rights are approved. */
function allowedNow(before: Allowed | undefined, given: readonly NeededRight[]): Allowed {
  const below = given.find(({ right }) => right === "price.floor")?.amount ?? noMoney;
  return {
    discount: (before?.discount ?? false) || given.some(({ right }) => right !== "price.floor"),
    below: Math.max(before?.below ?? 0, below) as Centimes,
  };
}
