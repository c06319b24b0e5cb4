/** Details of a printed quote, shared by its formats. */
import type { QuoteDocument, SavedQuoteItem } from "#api/sales/quotes.ts";
import { type Centimes, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { Prescription, QuoteVariant } from "#domain/core/records.ts";
import { variantTotals } from "#domain/quotes/quote.ts";
import { itemTotal } from "#domain/sale/invoice.ts";
import { vatOf, type VatShare } from "#domain/sale/vat.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { formatDay, formatPhone } from "#lib/texts/formats.ts";
import { listed, timeLabels } from "#lib/texts/labels.ts";
import { rateText } from "#lib/texts/vatRate.ts";
import { words } from "#lib/texts/words.strings.ts";
import { buyerName, buyerRest, printedBuyer } from "#shared/paper/printedBuyer.ts";
import { quotePrintStrings } from "./quote.strings.ts";

type Detail = readonly [label: string, value: string];

/** Name of the client or prospect, then the telephone. */
function personDetails({ prospect_name, prospect_phone, expand }: QuoteDocument): Detail[] {
  const client = expand?.client;
  const buyer = printedBuyer(client ? { expand: { client } } : { buyer_name: prospect_name });
  const phone = client ? client.phone : prospect_phone;
  return [
    ...(buyer ? buyerName(buyer) : []),
    [words.phone, phone ? formatPhone(phone) : ""],
    ...(buyer ? buyerRest(buyer) : []),
  ];
}

/** Details below the head, without empty ones. */
export const quoteDetails = (quote: QuoteDocument): Detail[] => [
  ...personDetails(quote),
  [quotePrintStrings.validUntil, formatDay(quote.valid_until)],
  [quotePrintStrings.delay, quote.delivery_days > 0 ? timeLabels.days(quote.delivery_days) : ""],
];

/** Prescription of the quote's client, if the person may see its corrections; else null. */
export function quotedPrescription({ client, expand }: QuoteDocument): Prescription | null {
  const prescription = expand?.prescription;
  const isOwn = client !== "" && prescription?.client === client;
  return prescription && isOwn && areEyesSeen(prescription) ? prescription : null;
}

/** Variant of a quote: its own lines and discounts, and its total including the common lines. */
export type Proposal = {
  variant: QuoteVariant | "";
  items: SavedQuoteItem[];
  common: Centimes;
  discount: Centimes;
  total: Centimes;
};

const itemsOf = (quote: QuoteDocument, variant: string) =>
  quote.items.filter((item) => item.variant === variant);

/** Variants to compare; an empty list when the quote has a single offer. */
export function proposalsOf(quote: QuoteDocument): Proposal[] {
  const totals = variantTotals(quote.items);
  if (totals.length < 2) return [];
  const common = sum(itemsOf(quote, "").map(itemTotal));
  return totals.map(({ variant, total }) => {
    const items = itemsOf(quote, variant);
    return { variant, items, common, discount: discountOf(items), total };
  });
}

const discountOf = (items: readonly SavedQuoteItem[]): Centimes =>
  minus(noMoney, sum(items.map(({ discount }) => toCentimes(discount))));

/** Amount of a line before its discount. */
export const grossOf = (item: SavedQuoteItem): Centimes => itemTotal({ ...item, discount: 0 });

/** Lines that all variants share; in a quote with a single offer, all lines. */
export const commonItems = (quote: QuoteDocument): SavedQuoteItem[] =>
  proposalsOf(quote).length > 0 ? itemsOf(quote, "") : quote.items;

export const vatOfQuote = ({ items }: QuoteDocument): VatShare[] => vatOf(items);

/** Sentence with the rates that the prices include, instead of one table per offer; '' without TVA. */
export function vatSentence(quote: QuoteDocument): string {
  const rates = vatOfQuote(quote).map(({ rate }) => quotePrintStrings.percent(rateText(rate)));
  return rates.length > 0 ? quotePrintStrings.vatIncluded(listed(rates)) : "";
}
