/** Quotes in the export of a person's data (exportPage.ts). */
import type { Quote, QuoteItem } from "#domain/core/records.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { escaped, lensCell, money, powerCell, table } from "./exportTable.ts";
import { personalDataStrings } from "./personalData.strings.ts";

export type ExportedQuote = Quote & { items: QuoteItem[] };

export const quoteParts = ({ quotes }: { quotes: readonly ExportedQuote[] }): string =>
  quotes
    .map(
      (quote) =>
        `<h3>${escaped(personalDataStrings.quote(quote.number))}</h3>` +
        table([quote], ({ date, valid_until, total_amount, notes, internal_notes }) => ({
          date: formatDay(date),
          valid_until: formatDay(valid_until),
          total_amount: money(total_amount),
          notes,
          internal_notes,
        })) +
        table(
          quote.items,
          ({ variant, product_name, label, power, lens, quantity, price, discount }) => ({
            variant,
            product_name,
            label,
            ...powerCell(quote.items, power),
            ...lensCell(quote.items, lens),
            quantity,
            price: money(price),
            discount: money(discount),
          }),
        ),
    )
    .join("") || `<p>${personalDataStrings.none}</p>`;
