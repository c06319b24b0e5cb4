/**
 * Approval of a quote when it is printed or sent, and its use in the later sale (docs/rules-quotes.md, Handing over).
 */
import { toCentimes } from "#domain/core/money.ts";
import type { Quote, QuoteItem } from "#domain/core/records.ts";
import { isObject } from "#domain/core/fields/values.ts";
import type { Allowed, SoldLine } from "#domain/sale/saleRights.ts";

/**
 * Field `approved` of a quote. `offer`: digest of `offerText` at the approval. `lines`: what is approved, by id of the
 * line.
 */
export type ApprovedQuote = { offer: string; lines: Readonly<Record<string, Allowed>> };

/** Text of a quote's client and lines: an approval is valid only while it stays the same. */
export const offerText = (
  { client, prospect_name }: Pick<Quote, "client" | "prospect_name">,
  items: readonly QuoteItem[],
): string =>
  JSON.stringify([
    client,
    prospect_name,
    ...items
      .map(({ id, variant, product, label, quantity, price, discount }) =>
        JSON.stringify([id, variant, product, label, quantity, price, discount]),
      )
      .sort(),
  ]);

/** Approved discount and price of each line, by its id; {} once the offer has changed. */
export function allowedLines(approved: unknown, offer: string): ApprovedQuote["lines"] {
  if (!isObject(approved) || approved["offer"] !== offer) return {};
  return approved["lines"] as ApprovedQuote["lines"];
}

/** Line of a sale; a line without a product is recognised by its label. */
export type NamedLine = SoldLine & { label: string };
/** Line of a quote, with what was approved for it. */
export type ApprovedLine = { line: NamedLine; allowed: Allowed };

const isSameLine = (one: NamedLine, other: NamedLine): boolean =>
  one.product === other.product &&
  (one.product !== "" || one.label === other.label) &&
  one.quantity === other.quantity &&
  toCentimes(one.price) === toCentimes(other.price);

/**
 * Finds for each line of the sale the approval of a quote line: same product, quantity and price, and the same or a
 * larger discount. Each approved line is used once, large discounts first.
 */
export function allowedInSale<Line extends NamedLine>(
  approved: readonly ApprovedLine[],
  lines: readonly Line[],
): Map<Line, Allowed> {
  const left = [...approved].sort((a, b) => b.line.discount - a.line.discount);
  const found = new Map<Line, Allowed>();
  for (const line of [...lines].sort((a, b) => b.discount - a.discount)) {
    const at = left.findIndex(
      (one) =>
        isSameLine(line, one.line) && toCentimes(one.line.discount) >= toCentimes(line.discount),
    );
    const [taken] = at < 0 ? [] : left.splice(at, 1);
    if (taken) found.set(line, taken.allowed);
  }
  return found;
}
