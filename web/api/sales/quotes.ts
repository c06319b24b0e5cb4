/** Quotes (docs/rules-quotes.md). */
import type { ListAddress } from "#lib/addresses/listState.ts";
import type {
  Client,
  Invoice,
  Prescription,
  Product,
  Quote,
  QuoteItem,
  QuoteRefusal,
  QuoteTitle,
  QuoteVariant,
} from "#domain/core/records.ts";
import type { InvoiceClaim } from "#domain/documents/documents.ts";
import type { QuoteState } from "#domain/quotes/quote.ts";
import { loadDocument, saveDocument } from "#api/documents.ts";
import { invalidate } from "#api/queryClient.ts";
import { deleteRecord } from "#api/records.ts";
import { listQuery, oneQuery, type Page, post, rowsQuery } from "#api/request.ts";

/** Values that the server adds to a quote; totals are in dirhams. */
type Derived = {
  state: QuoteState;
  variants: { variant: QuoteVariant | ""; total: number }[];
  /** Instant of the last message about the quote; '' without one. */
  last_message: string;
};
export type SavedQuoteItem = QuoteItem & { expand?: { product?: Product } };
export type QuoteDocument = Quote &
  Derived & {
    version: string;
    items: SavedQuoteItem[];
    /** Claim that was started for the quote; null without one. */
    claim: InvoiceClaim | null;
    expand?: { client?: Client; prescription?: Prescription; invoice?: Invoice };
  };
export type ListedQuote = Quote & Derived & { expand?: { client?: Client; invoice?: Invoice } };

export type QuoteItemInput = {
  id: string;
  variant: QuoteVariant | "";
  product: string;
  label: string;
  quantity: number;
  price: number;
  discount: number;
};
export type QuoteInput = {
  version?: string;
  date: string;
  valid_until: string;
  client: string;
  prospect_name: string;
  prospect_phone: string;
  prescription: string;
  title: QuoteTitle;
  notes: string;
  internal_notes: string;
  deposit_asked: number;
  delivery_days: number;
  items: QuoteItemInput[];
};

/** Loads a quote. The lenses of an expired one also get today's prices. */
export async function loadQuote(id: string, signal?: AbortSignal): Promise<QuoteDocument> {
  const quote = await loadDocument<QuoteDocument>("quotes", id, signal);
  const hasPower = quote.items.some(({ power }) => power !== null);
  if (quote.state !== "expired" || !hasPower) return quote;
  const { withTodayPrices } = await import("./todayPrices.ts");
  return { ...quote, items: await withTodayPrices(quote.items) };
}

export const saveQuote = (id: string, quote: QuoteInput): Promise<QuoteDocument> =>
  saveDocument("quotes", id, quote);

/** Stores the reason for which a quote was refused; '' reopens it. */
export const setRefusal = (
  { id, version }: Pick<QuoteDocument, "id" | "version">,
  refusal: QuoteRefusal | "",
): Promise<QuoteDocument> => saveDocument("quotes", id, { version, refusal });

export const deleteQuote = (id: string): Promise<void> => deleteRecord("optique_quotes", id);

/** Records the first print of a quote, which counts as sent from then on. */
export async function markQuotePrinted(id: string): Promise<void> {
  await post(`quotes/${encodeURIComponent(id)}/printed`, {});
  invalidate("optique_quotes");
}

export const quoteQueries = {
  /** List of quotes. `follow`: number of days after which the shop follows a quote up. */
  list: (at: ListAddress, follow: number) =>
    listQuery<Page<ListedQuote>>("quotes", at, {
      perPage: 20,
      state: at.filter("etat"),
      waiting: at.filter("relance") ? follow : undefined,
    }),
  some: (query: { client: string; perPage: number }) =>
    rowsQuery<Page<ListedQuote>>("quotes", query),
  one: oneQuery("quote", loadQuote),
};
