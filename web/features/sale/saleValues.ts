/** Values of the counter sale form: typed texts under the paths of the document, which server errors use. */
import { today } from "#domain/core/days/days.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import {
  type Centimes,
  formatMoney,
  minus,
  noMoney,
  parseAmount,
  parseQuantity,
  sum,
  toDirhams,
} from "#domain/core/money.ts";
import type { Product } from "#domain/core/records.ts";
import { stockOf } from "#domain/stock/nonStock.ts";
import type { InvoiceDocument, PaymentInput } from "#domain/documents/documents.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import type { SaleInput } from "#api/sales/invoices.ts";
import type { QuoteDocument } from "#api/sales/quotes.ts";
import { newId } from "#lib/ids.ts";
import { storedBy, type Stored } from "#shared/documents/documentStart.ts";
import {
  checkPayment,
  newPayment,
  paymentInput,
  paymentOf,
  type PaymentValues,
} from "#shared/sales/payments/payment.ts";
import {
  amountText,
  checkItems,
  freeItem,
  itemAmount,
  itemInput,
  itemOf,
  itemOfExtra,
  itemOfProduct,
  type ItemValues,
  stepped,
} from "#shared/sales/items/saleItems.ts";
import { soldLines } from "#shared/quotes/quoteLines.ts";
import { refundMethodOf } from "#shared/credits/refundMethod.ts";
import { noOtherMoney, otherMoney, soldFor, type SaleMoney } from "#shared/credits/exchange.ts";
import { saleStrings } from "./sale.strings.ts";
import { tenderOf } from "./tender.ts";

export type SaleValues = {
  client: string;
  clientName: string;
  /** Name of a walk-in; not sent when a client is chosen. */
  buyer_name: string;
  /** Id of the contact-lens sheet; '' without one. */
  contact: string;
  items: ItemValues[];
  /**
   * First the payment of the form, whose `amount` is the received sum (blank for the amount due), then kept credits of
   * the client.
   */
  payments: PaymentValues[];
};

/** Paths of the form's client, lines and contact-lens sheet. */
export const salePaths = { client: "client", items: "items", contact: "contact" } as const;

export const newSale = (): Stored<SaleValues> => ({
  id: newId(),
  version: undefined,
  base: {
    client: "",
    clientName: "",
    buyer_name: "",
    contact: "",
    items: [],
    payments: [newPayment()],
  },
});

/** Form values of a stored sale, needed when an answer was lost, or another tab saved the same draft. */
export const storedOf = storedBy((invoice: InvoiceDocument): SaleValues => ({
  client: invoice.client,
  clientName: invoice.expand?.client?.name ?? "",
  buyer_name: invoice.client ? "" : invoice.buyer_name,
  contact: invoice.contact,
  items: invoice.items.map(itemOf),
  payments:
    invoice.payments.length === 0
      ? [newPayment({ amount: "0,00" })]
      : invoice.payments.map(paymentOf),
}));

/**
 * Values of a sale for the client of an earlier invoice: with its lines when it replaces them, else with one piece of
 * `line`, to exchange.
 */
export function saleAfter(
  invoice: InvoiceDocument,
  hasLines: boolean,
  line = "",
): Stored<SaleValues> {
  const { id, version, base } = newSale();
  const { client, clientName, contact: sheet, items } = storedOf(invoice).base;
  const again = hasLines
    ? items
    : items.filter((item) => item.id === line).map((item) => ({ ...item, quantity: "1" }));
  const lines = again.map((item) => ({ ...item, id: newId() }));
  // New contact lenses will be sold by the client's current sheet.
  const contact = lines.some(({ type }) => type === "contact_lens") ? sheet : "";
  // A refund uses the method by which the invoice was paid.
  const payments = [newPayment({ payment_method: refundMethodOf(invoice) })];
  return { id, version, base: { ...base, client, clientName, contact, items: lines, payments } };
}

/** Values of a sale with person and lines of a quote's variant. */
export function saleOfQuote(
  quote: QuoteDocument,
  variant: string,
  atPrices: boolean,
): Stored<SaleValues> {
  const { id, version, base } = newSale();
  return {
    id,
    version,
    base: {
      ...base,
      client: quote.client,
      clientName: quote.expand?.client?.name ?? "",
      buyer_name: quote.prospect_name,
      items: soldLines(quote, variant, atPrices),
    },
  };
}

/** Values of a sale for a ticket: one free line with the ticket's name, at the estimated price. */
export function saleOfService(ticket: ServiceDocument): Stored<SaleValues> {
  const { id, version, base } = newSale();
  const line = {
    ...freeItem(newId(), saleStrings.serviceLine(ticket.number)),
    price: amountText(ticket.estimate),
  };
  const { client, expand } = ticket;
  const clientName = expand?.client?.name ?? "";
  return { id, version, base: { ...base, client, clientName, items: [line] } };
}

/** Client and sheet of a sale of contact lenses. `items`: lines with product, price and lens. */
export type ContactSaleStart = Pick<SaleValues, "client" | "clientName" | "contact" | "items">;

/** Values of a sale of contact lenses. `isOrdered`: ordered by telephone, so nothing is paid yet. */
export function saleOfContacts(start: ContactSaleStart, isOrdered: boolean): Stored<SaleValues> {
  const { id, version, base } = newSale();
  const payments = isOrdered ? [newPayment({ amount: amountText(0) })] : base.payments;
  return { id, version, base: { ...base, ...start, payments } };
}

/** Copies the values under new ids, because the sale was deleted. */
export const renewed = (values: SaleValues): SaleValues => ({
  ...values,
  items: values.items.map((item) => ({ ...item, id: newId() })),
  payments: values.payments.map((payment) => ({ ...payment, id: newId() })),
});

/** Adds one piece of a product, to its own line or in a new one. */
export function withOneExtra(items: readonly ItemValues[], product: Product): ItemValues[] {
  const at = itemOfExtra(items, product);
  if (at < 0) return [...items, itemOfProduct(newId(), product)];
  return items.map((item, index) =>
    index === at ? { ...item, stock: stockOf(product), quantity: stepped(item.quantity, 1) } : item,
  );
}

export const totalOf = (items: readonly ItemValues[]): Centimes => sum(items.map(itemAmount));
type Credited = { payment: PaymentValues; amount: Centimes };
/** Splits an amount due among kept credits, each up to what is still due. `rest`: left for the payment of the form. */
export function creditsOf(
  payments: readonly PaymentValues[],
  due: Centimes,
): { credits: Credited[]; rest: Centimes } {
  let rest = due;
  const credits = payments.slice(1).map((payment) => {
    const amount = Math.min(parseAmount(payment.amount) ?? noMoney, rest) as Centimes;
    rest = minus(rest, amount);
    return { payment, amount };
  });
  return { credits, rest };
}
const creditedOf = ({ items, payments }: SaleValues, money: SaleMoney) =>
  creditsOf(payments, otherMoney(money, totalOf(items)).due);
const tendersOf = (values: SaleValues, money: SaleMoney) => {
  const { rest } = creditedOf(values, money);
  return values.payments.slice(0, 1).map((one) => tenderOf(rest, one.amount, one.payment_method));
};
/** Change to give back. */
export const changeOf = (values: SaleValues, money = noOtherMoney): Centimes =>
  sum(tendersOf(values, money).map(({ change }) => change));
/** Payment above the total that is kept as a surplus. */
export const surplusOf = (values: SaleValues, money = noOtherMoney): Centimes =>
  sum(tendersOf(values, money).map(({ surplus }) => surplus));
/** Amount that the sale leaves to pay. */
export const dueOf = (values: SaleValues, money = noOtherMoney): Centimes =>
  sum(tendersOf(values, money).map(({ remaining }) => remaining));
export const piecesOf = (items: readonly ItemValues[]): number =>
  items.reduce((pieces, { quantity }) => pieces + (parseQuantity(quantity) ?? 0), 0);

/** Name of a walk-in in the request: a new sale without a name omits it, a stored one clears it. */
function buyerInput({ client, buyer_name }: SaleValues, version: string | undefined) {
  const name = buyer_name.trim();
  return client === "" && (name !== "" || version !== undefined) ? { buyer_name: name } : {};
}

/** Sheet in the request: a new sale without a sheet omits it, a stored one clears it. */
const contactInput = ({ client, contact }: SaleValues, version: string | undefined) => {
  const sheet = client === "" ? "" : contact;
  return sheet !== "" || version !== undefined ? { contact: sheet } : {};
};

/** Request body of a save. Only the part of the received sum that pays for the sale is sent. */
export function saleInputOf(
  values: SaleValues,
  version: string | undefined,
  money = noOtherMoney,
): SaleInput {
  const { credits, rest } = creditedOf(values, money);
  const [payment] = values.payments;
  return {
    ...(version === undefined ? {} : { version }),
    client: values.client,
    ...soldFor(money),
    ...buyerInput(values, version),
    ...contactInput(values, version),
    items: values.items.map(itemInput),
    payments: [
      ...(payment ? paidInput(payment, rest) : []),
      ...credits
        .filter(({ amount }) => amount > 0)
        .map((used) => ({
          ...paymentInput({ ...used.payment, date: today() }),
          amount: toDirhams(used.amount),
        })),
    ],
  };
}

/** Payment for the request: the received sum, up to the amount due; none when nothing is paid. */
function paidInput(payment: PaymentValues, due: Centimes): PaymentInput[] {
  const { received, paid, change } = tenderOf(due, payment.amount, payment.payment_method);
  if (paid <= 0) return [];
  const notes =
    change > 0 ? saleStrings.payment.tendered(formatMoney(received), formatMoney(change)) : "";
  const input = paymentInput({ ...payment, date: today(), notes });
  return [{ ...input, amount: toDirhams(paid) }];
}

/** Errors by path, for instance when there are no items or a quantity is not a number. */
export function checkSale(values: SaleValues): Record<string, string> {
  const violations = [
    ...(values.items.length === 0 ? [{ field: "items", code: "items_empty" }] : []),
    ...checkItems("items", values.items),
    ...values.payments.flatMap((payment, index) =>
      checkPayment(`payments.${index}`, payment, true),
    ),
  ];
  const errors: Record<string, string> = {};
  for (const violation of violations) errors[violation.field] ??= violationMessage(violation);
  return errors;
}
