/** Approval of a quote that was printed or sent, and how its sale uses it (docs/rules-quotes.md, Handing over). */
import { toCentimes } from "#domain/core/money.ts";
import type { Quote, QuoteItem } from "#domain/core/records.ts";
import { isObject } from "#domain/core/fields/values.ts";
import type { Allowed, SoldLine } from "#domain/sale/saleRights.ts";

/** `approved` of a quote. `offer`: digest of `offerText` on that day. `lines`: what is allowed, by the line's id. */
export type ApprovedQuote = { offer: string; lines: Readonly<Record<string, Allowed>> };

/** Whom and what a quote offers, as text: an approval is for no other. */
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

/** Approved discount and price of each line of a quote, by its id; none once a line has changed. */
export function allowedLines(approved: unknown, offer: string): ApprovedQuote["lines"] {
  if (!isObject(approved) || approved["offer"] !== offer) return {};
  return approved["lines"] as ApprovedQuote["lines"];
}

/** Line of a sale; a free line is known by its label. */
export type NamedLine = SoldLine & { label: string };
/** Line of a quote with what is allowed of it. */
export type ApprovedLine = { line: NamedLine; allowed: Allowed };

const isSameLine = (one: NamedLine, other: NamedLine): boolean =>
  one.product === other.product &&
  (one.product !== "" || one.label === other.label) &&
  one.quantity === other.quantity &&
  toCentimes(one.price) === toCentimes(other.price);

/**
 * What is allowed of each line of the sale of a quote: that of an approved line of the same product, quantity and price, with
 * the same discount or a larger one. Each approved line serves one, dear discounts first.
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
