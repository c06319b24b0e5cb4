/** Values of the quote form: typed texts under the paths of the document, which server errors use. */
import { pick } from "#lib/pick.ts";
import type { QuoteDocument, QuoteInput } from "#api/sales/quotes.ts";
import { trimBlanks } from "#domain/core/text/blank.ts";
import { addDays, parseDay, today } from "#domain/core/days/days.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { type Centimes, parseQuantity, sum } from "#domain/core/money.ts";
import { type QuoteTitle, type QuoteVariant, quoteVariants } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { linesOfVariant } from "#domain/quotes/quote.ts";
import { newId } from "#lib/ids.ts";
import { storedBy, type Stored } from "#shared/documents/documentStart.ts";
import { checkDay } from "#shared/sales/payments/payment.ts";
import { lineOf, type LineValues } from "#shared/quotes/quoteLines.ts";
import {
  amountOf,
  amountText,
  checkAmount,
  checkItems,
  itemAmount,
  itemInput,
} from "#shared/sales/items/saleItems.ts";

export type QuoteValues = {
  client: string;
  clientName: string;
  prospect_name: string;
  prospect_phone: string;
  prescription: string;
  title: QuoteTitle;
  date: string;
  valid_until: string;
  notes: string;
  internal_notes: string;
  deposit_asked: string;
  delivery_days: string;
  /** Variants shown in the form, even when they have no line. */
  variants: QuoteVariant[];
  items: LineValues[];
};

/** Person, prescription and lines of a new quote. */
type Start = Partial<
  Pick<QuoteValues, "client" | "clientName" | "prescription" | "items" | "variants">
>;

export const newQuote = (days: number, start: Start = {}): Stored<QuoteValues> => ({
  id: newId(),
  version: undefined,
  base: {
    client: "",
    clientName: "",
    prospect_name: "",
    prospect_phone: "",
    prescription: "",
    title: "quote",
    date: today(),
    valid_until: addDays(today(), days),
    notes: "",
    internal_notes: "",
    deposit_asked: "",
    delivery_days: "",
    variants: [],
    items: [],
    ...start,
  },
});

const valuesOf = (quote: QuoteDocument): QuoteValues => ({
  ...pick(
    quote,
    "client",
    "prospect_name",
    "prospect_phone",
    "prescription",
    "notes",
    "internal_notes",
  ),
  clientName: quote.expand?.client?.name ?? "",
  title: quote.title || "quote",
  date: quote.date.slice(0, 10),
  valid_until: quote.valid_until.slice(0, 10),
  deposit_asked: quote.deposit_asked === 0 ? "" : amountText(quote.deposit_asked),
  delivery_days: quote.delivery_days === 0 ? "" : String(quote.delivery_days),
  variants: quote.variants.flatMap(({ variant }) => (variant === "" ? [] : [variant])),
  items: quote.items.map(lineOf),
});

export const storedOf = storedBy(valuesOf);

/** Values of a new quote dated today, with person and lines of another. */
export function copyOf(quote: QuoteDocument, days: number): Stored<QuoteValues> {
  const { id, version, base } = newQuote(days);
  const { date, valid_until } = base;
  const copied = valuesOf(quote);
  const items = copied.items.map((item) => ({ ...item, id: newId() }));
  return { id, version, base: { ...copied, date, valid_until, items } };
}

export const quoteInputOf = (values: QuoteValues, version: string | undefined): QuoteInput => {
  const { client, title, date, valid_until, notes, internal_notes } = values;
  const prospect = (text: string) => (client === "" ? trimBlanks(text) : "");
  return {
    ...(version === undefined ? {} : { version }),
    client,
    prospect_name: prospect(values.prospect_name),
    prospect_phone: prospect(values.prospect_phone),
    prescription: client === "" ? "" : values.prescription,
    title,
    date,
    valid_until,
    notes,
    internal_notes,
    deposit_asked: amountOf(values.deposit_asked),
    delivery_days: parseQuantity(values.delivery_days) ?? 0,
    items: values.items.map((item) => ({
      ...itemInput(item),
      variant: item.variant,
      ...(item.type === "lens" || item.eye ? { eye: item.eye || "" } : {}),
    })),
  };
};

/** Total of a variant, including the common lines. */
export const totalOf = (items: readonly LineValues[], variant: QuoteVariant | ""): Centimes =>
  sum(linesOfVariant(items, variant).map(itemAmount));

/** Query parameters for the prescriptions that a quote of this client can refer to, latest first. */
export const offeredPrescriptions = (client: string) => ({ client, perPage: 20 });

/** Letter of the next variant; undefined when there are already three. */
export const nextVariant = (variants: readonly QuoteVariant[]): QuoteVariant | undefined =>
  quoteVariants.find((letter) => !variants.includes(letter));

const longestDelivery = 365;

function checkDelivery(typed: string): Violation[] {
  const field = "delivery_days";
  if (typed.trim() === "") return [];
  const days = parseQuantity(typed);
  if (days === null) return [{ field, code: "int" }];
  return days > longestDelivery ? [{ field, code: "max", params: { max: longestDelivery } }] : [];
}

/** Errors of the fields, by path. */
export function checkValues(values: QuoteValues): Record<string, string> {
  const { client, prospect_name, date, valid_until, deposit_asked } = values;
  const isForSomebody = client !== "" || prospect_name.trim() !== "";
  const [from, to] = [parseDay(date), parseDay(valid_until)];
  const violations: Violation[] = [
    ...(isForSomebody ? [] : [{ field: "client", code: "quote_person" }]),
    ...checkDay("date", date),
    ...checkDay("valid_until", valid_until),
    ...(from && to && to < from ? [{ field: "valid_until", code: "period" }] : []),
    ...(values.items.length === 0 ? [{ field: "items", code: "items_empty" }] : []),
    ...checkItems("items", values.items),
    ...(deposit_asked.trim() === "" ? [] : checkAmount("deposit_asked", deposit_asked)),
    ...checkDelivery(values.delivery_days),
  ];
  const errors: Record<string, string> = {};
  for (const violation of violations) errors[violation.field] ??= violationMessage(violation);
  return errors;
}
