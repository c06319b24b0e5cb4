/** Texts about a quote that several screens share: its person, its message, its amounts. */
import type { QuoteDocument } from "#api/sales/quotes.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Client, Quote } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { quoteStrings } from "./quotes.strings.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { MessageSubject } from "#shared/messages/useMessages.ts";

type Person = Pick<Quote, "client" | "prospect_name" | "prospect_phone"> & {
  expand?: { client?: Client };
};

/** Name of the client or prospect. */
export const personOf = ({ client, prospect_name, expand }: Person): string =>
  client === "" ? prospect_name : (expand?.client?.name ?? words.unknownClient);

export const phoneOf = ({ prospect_phone, expand }: Person): string =>
  expand?.client?.phone ?? prospect_phone;

/** Amount of the only offer, or of each variant. */
export function amountsOf({
  total_amount,
  variants,
}: Pick<QuoteDocument, "total_amount" | "variants">): string {
  const named = variants.filter(({ variant }) => variant !== "");
  const money = (dirhams: number) => formatMoney(toCentimes(dirhams));
  if (named.length < 2) return money(total_amount);
  return quoteStrings.offers(
    named.map(({ variant, total }) => ({ variant, amount: money(total) })),
  );
}

/** Message about a quote: number, amount and last day, but never a medical value. */
export const messageOfQuote = (
  quote: Pick<QuoteDocument, "id" | "number" | "total_amount" | "variants" | "valid_until"> &
    Person,
): MessageSubject => ({
  kind: "quote",
  client: { id: quote.client, name: personOf(quote), phone: phoneOf(quote) },
  record: quote.id,
  number: quote.number,
  amount: amountsOf(quote),
  date: formatDay(quote.valid_until),
});
