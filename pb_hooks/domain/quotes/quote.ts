/** Quotes (docs/rules-quotes.md): state, variants and totals, each rule beside its SQL. */
import { isBlank } from "#domain/core/text/blank.ts";
import { type IsoDay, parseDay } from "#domain/core/days/days.ts";
import { type Centimes, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { Quote, QuoteItem, QuoteVariant } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { checkTotal, itemTotal, itemTotalSql, type PricedItem } from "#domain/sale/invoice.ts";

export const quoteStates = ["open", "sent", "expired", "accepted", "refused"] as const;
export type QuoteState = (typeof quoteStates)[number];

type Dated = Pick<Quote, "invoice" | "refusal" | "valid_until" | "printed_at">;

/** State of a quote on a day. `lastMessage`: instant of the last message about it; '' or null without one. */
export function quoteStateOf(quote: Dated, lastMessage: string | null, day: IsoDay): QuoteState {
  if (quote.invoice) return "accepted";
  if (quote.refusal) return "refused";
  const last = parseDay(quote.valid_until);
  if (last && last < day) return "expired";
  return quote.printed_at || lastMessage ? "sent" : "open";
}

/** SQL condition: the quote was printed, or sent by a message; `row`: alias of the quote. */
export const isSentSql = (row: string): string =>
  `(${row}.printed_at > '' OR EXISTS (SELECT 1 FROM optique_messages m WHERE m.record = ${row}.id AND m.kind = 'quote'))`;

/** `quoteStateOf` as SQL; `day`: the stored form of the day. */
export const quoteStateSql = (row: string, day: string): string =>
  `CASE WHEN ${row}.invoice > '' THEN 'accepted' WHEN ${row}.refusal > '' THEN 'refused'
    WHEN ${row}.valid_until < ${day} THEN 'expired' WHEN ${isSentSql(row)} THEN 'sent' ELSE 'open' END`;

/** Instant of the last message about a quote, as SQL; '' without one. */
export const lastMessageSql = (row: string): string =>
  `COALESCE((SELECT MAX(m.created) FROM optique_messages m WHERE m.record = ${row}.id AND m.kind = 'quote'), '')`;

type VariantItem = PricedItem & Pick<QuoteItem, "variant">;
export type VariantTotal = { variant: QuoteVariant | ""; total: Centimes };

/** Totals of the variants, in order, each with the common lines. Without variants, one total with the name ''. */
export function variantTotals(items: readonly VariantItem[]): VariantTotal[] {
  const totalOf = (variant: string) =>
    sum(items.filter((item) => item.variant === variant).map(itemTotal));
  const named = [...new Set(items.map(({ variant }) => variant))].filter((one) => one !== "");
  const common = totalOf("");
  if (named.length === 0) return [{ variant: "", total: common }];
  return named.sort().map((variant) => ({ variant, total: sum([common, totalOf(variant)]) }));
}

/** Total of the most expensive variant. */
export const quoteTotal = (items: readonly VariantItem[]): Centimes =>
  variantTotals(items).reduce((most, { total }) => (total > most ? total : most), noMoney);

/** `variantTotals` as SQL of a JSON list, in dirhams; `row`: the alias of the quote. */
export const variantTotalsSql = (row: string): string => {
  const totalSql = `SUM(${itemTotalSql("x")})`;
  const common = `COALESCE((SELECT ${totalSql} FROM optique_quote_items x WHERE x.quote = ${row}.id AND x.variant = ''), 0)`;
  return `(SELECT json_group_array(json_object('variant', variant, 'total', total / 100.0) ORDER BY variant) FROM (
    SELECT x.variant, ${totalSql} + IIF(x.variant = '', 0, ${common}) AS total,
      MAX(x.variant) OVER () AS named FROM optique_quote_items x WHERE x.quote = ${row}.id GROUP BY x.variant)
    WHERE variant > '' OR named = '')`;
};

/** Lines to sell with a variant: its own and the common ones. */
export const linesOfVariant = <Item extends Pick<QuoteItem, "variant">>(
  items: readonly Item[],
  variant: string,
): Item[] => items.filter((item) => item.variant === "" || item.variant === variant);

/** Refuses a variant that the quote lacks, and a missing variant when the quote has any. */
export function checkVariant(
  items: readonly Pick<QuoteItem, "variant">[],
  variant: string,
): Violation[] {
  const named: string[] = items.map((item) => item.variant).filter((one) => one !== "");
  if (variant === "") return named.length > 0 ? [{ field: "variant", code: "required" }] : [];
  return named.includes(variant) ? [] : [{ field: "variant", code: "variant_unknown" }];
}

/** Refuses a quote without a client or prospect, one that ends before it begins, and a total that is too large. */
export function checkQuote(quote: Values, items: readonly VariantItem[]): Violation[] {
  const isForSomebody = !isBlank(quote["client"]) || !isBlank(quote["prospect_name"]);
  const isValid = textValue(quote["valid_until"]) >= textValue(quote["date"]);
  return [
    ...(isForSomebody ? [] : [{ field: "client", code: "quote_person" }]),
    ...(isValid ? [] : [{ field: "valid_until", code: "period" }]),
    ...checkTotal("items", quoteTotal(items)),
  ];
}

/**
 * Present price of a product when it differs from the quoted one; null when it is the same, or the product was deleted
 * or archived.
 */
export function changedPrice(
  item: Pick<QuoteItem, "price">,
  product: { selling_price: number; archived: boolean } | undefined,
): number | null {
  if (!product || product.archived) return null;
  return toCentimes(product.selling_price) === toCentimes(item.price)
    ? null
    : product.selling_price;
}
