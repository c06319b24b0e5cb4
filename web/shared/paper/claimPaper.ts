/**
 * Printed invoice of a sale with a claim (docs/rules-claims.md, Invoice): insured person, one line per lens, the shares
 * of fund and client.
 */
import type { InvoiceDocument, NestedInvoice, SavedItem } from "#domain/documents/documents.ts";
import {
  type Centimes,
  formatMoney,
  minus,
  noMoney,
  sum,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import { type EyeSide, eyeSides, type Payment, type Refund } from "#domain/core/records.ts";
import { clientPart, invoiceDue } from "#domain/sale/due.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { eyeLabels, paymentMethodLabels } from "#lib/texts/labels.ts";
import type { SumLine } from "./creditLines.ts";
import { nameOf } from "./itemLabel.ts";
import { printedBuyer } from "./printedBuyer.ts";
import { printStrings } from "./prints.strings.ts";

const text = printStrings.claim;

type Detail = readonly [label: string, value: string];

const dayOf = (day: string): string => (day ? formatDay(day) : "");

/** Insured person, beneficiary and prescription of the claim, '' where unknown; an empty list without a claim. */
export function claimDetails(invoice: InvoiceDocument): Detail[] {
  const { claim } = invoice;
  if (!claim) return [];
  return [
    [text.insured, printedBuyer(invoice)?.name ?? ""],
    [text.beneficiary, claim.beneficiary],
    [text.member, claim.member_number],
    [text.prescriber, claim.prescriber],
    [text.inpe, claim.prescriber_inpe],
    [text.examined, dayOf(claim.examined_on)],
    [text.fse, claim.fse_number],
  ];
}

const isLens = ({ product_type, expand }: SavedItem): boolean =>
  (product_type || expand?.product?.type) === "lens";

/** True of one line that sells two lenses, one for each eye. */
const isPair = (item: SavedItem): boolean =>
  isLens(item) && item.eye === "" && item.quantity === eyeSides.length;

/** Adds the mark of its eye to a lens. */
const marked = <Item extends SavedItem>(item: Item, eye: EyeSide): Item => ({
  ...item,
  eye,
  product_name: text.lensOf(nameOf(item), eyeLabels[eye].mark),
});

/** Halves an amount; an odd centime goes to the right eye. */
export function halvesOf(amount: Centimes): Record<EyeSide, Centimes> {
  const right = Math.ceil(amount / 2) as Centimes;
  return { right, left: minus(amount, right) };
}

/** Splits a pair into one line per lens, each with half of the discount. Other lines stay as they are. */
export function lensLines<Item extends SavedItem>(items: readonly Item[]): Item[] {
  return items.flatMap((item) => {
    if (!isPair(item)) return isLens(item) && item.eye ? [marked(item, item.eye)] : [item];
    const discounts = halvesOf(toCentimes(item.discount));
    return eyeSides.map((eye) => ({
      ...marked(item, eye),
      id: `${item.id}-${eye}`,
      quantity: 1,
      discount: toDirhams(discounts[eye]),
    }));
  });
}

type Printed<Item> = Pick<NestedInvoice, "claim"> & { items: Item[] };
/** Lines as the invoice prints them: with a claim, one line per lens. */
export const printedItems = <Item extends SavedItem>({ items, claim }: Printed<Item>): Item[] =>
  claim ? lensLines(items) : items;

/** Payments of the fund that count, without bounced cheques. */
const paymentsOf = ({ fund_payments = [] }: NestedInvoice): Payment[] =>
  fund_payments.filter(isCountedPayment);

const refundsOf = ({ refunds = [] }: Partial<NestedInvoice>): Refund[] =>
  refunds.filter(({ fund }) => fund);

const sumOf = (parts: readonly { amount: number }[]): Centimes =>
  sum(parts.map(({ amount }) => toCentimes(amount)));

const paidBy = (invoice: NestedInvoice): Centimes =>
  minus(sumOf(paymentsOf(invoice)), sumOf(refundsOf(invoice)));

/** Payments of the fund, summed in one line per day. */
function paidLines(invoice: NestedInvoice): SumLine[] {
  const days = [...new Set(paymentsOf(invoice).map(({ date }) => formatDay(date)))];
  return days.map((day) => [
    text.paidOn(day),
    formatMoney(sumOf(paymentsOf(invoice).filter(({ date }) => formatDay(date) === day))),
  ]);
}

const refundLines = (invoice: NestedInvoice, fund: string): SumLine[] =>
  refundsOf(invoice).map(({ date, payment_method, amount }) => [
    text.givenBack(fund, formatDay(date), paymentMethodLabels[payment_method]),
    formatMoney(toCentimes(amount)),
  ]);

/**
 * Lines of the fund's share (negative), its payments and refunds, then the client's share; none before an agreement.
 * If the fund's share is zero, its refunds alone.
 */
export function payerLines(invoice: NestedInvoice): SumLine[] {
  const fund = toCentimes(invoice.fund_part);
  if (!invoice.claim) return [];
  const { fund_name: name } = invoice.claim;
  if (fund === 0) return refundLines(invoice, name);
  return [
    [text.fundPart(name), formatMoney(minus(noMoney, fund))],
    ...paidLines(invoice),
    ...refundLines(invoice, name),
    [text.clientPart, formatMoney(clientPart(invoice))],
  ];
}

/** True when client and fund have both paid their shares of a claimed invoice. */
export const isSettled = (invoice: NestedInvoice): boolean =>
  Boolean(invoice.claim) &&
  invoice.status !== "cancelled" &&
  toCentimes(invoice.total_amount) > 0 &&
  invoiceDue(invoice) === 0 &&
  paidBy(invoice) >= toCentimes(invoice.fund_part);
