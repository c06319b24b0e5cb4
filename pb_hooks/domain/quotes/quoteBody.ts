/** Parses the body of PUT quotes/{id} (docs/rules-quotes.md, Saving). */
import { isBlank } from "#domain/core/text/blank.ts";
import type { Quote, QuoteItem } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import {
  type DocumentChild,
  type ParsedBody,
  readBodyFields,
} from "#domain/documents/documentBody.ts";
import { readSoldLines } from "#domain/sale/saleBody.ts";

export type QuoteBody = { values: Values; items: DocumentChild[] | undefined };

const quoteFields = [
  "date",
  "valid_until",
  "client",
  "prospect_name",
  "prospect_phone",
  "prescription",
  "title",
  "notes",
  "internal_notes",
  "deposit_asked",
  "delivery_days",
  "refusal",
];
const itemFields = [
  "variant",
  "product",
  "label",
  "quantity",
  "price",
  "discount",
  "eye",
  "power",
  "special",
  "lens",
];
/** Fields that the server fills in when they are blank. */
const filledFields = ["date", "valid_until", "title"];

/** Parses a quote; `stored` is null for a new one. Refuses payments: a deposit would make it an order. */
export function readQuoteBody(
  body: Values,
  stored: (Quote & { items: readonly QuoteItem[] }) | null,
): ParsedBody<QuoteBody> {
  const header = readBodyFields("optique_quotes", body, quoteFields, stored === null, stored);
  const blank = { variant: "", product: "" };
  const sent = body["items"];
  const items = readSoldLines("optique_quote_items", sent, itemFields, blank, stored?.items);
  const isEmpty = items.violations.length === 0 && (items.value?.length ?? (stored ? 1 : 0)) === 0;
  const { payments } = body;
  const hasDeposit = Array.isArray(payments) ? payments.length > 0 : !isBlank(payments ?? "");
  return {
    value: { values: givenValues(header.value, stored), items: items.value },
    violations: [
      ...(hasDeposit ? [{ field: "payments", code: "quote_deposit" }] : []),
      ...header.violations,
      ...items.violations,
      ...(isEmpty ? [{ field: "items", code: "items_empty" }] : []),
    ],
  };
}

/** Removes blank values that the server fills in, and empties the prospect when there is a client. */
function givenValues(values: Values, stored: Quote | null): Values {
  const given = Object.entries(values).filter(
    ([name, value]) => !(filledFields.includes(name) && isBlank(value)),
  );
  const { client = stored?.client } = values;
  const prospect = isBlank(client) ? {} : { prospect_name: "", prospect_phone: "" };
  return { ...Object.fromEntries(given), ...prospect };
}
