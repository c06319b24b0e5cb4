/** Exchange: pieces taken back of an earlier invoice, and the money that pays the new sale. */
import { createContext, useState } from "react";
import { type Centimes, minus, noMoney, sum, toDirhams } from "#domain/core/money.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { hasShelf } from "#domain/sale/credit.ts";
import type { RenewalProposal } from "#domain/contactLenses/contactAnswers.ts";
import type { MoneyMethod } from "#domain/core/records.ts";
import type { QuoteDocument } from "#api/sales/quotes.ts";
import type { ExchangeInput, ExchangeSale } from "#api/sales/credits.ts";
import { newId } from "#lib/ids.ts";
import { refundMethodOf } from "./refundMethod.ts";
import { creditStrings } from "./credits.strings.ts";
import { type CreditLine, freedMoney, linesOf, proposedAmount } from "./creditLines.ts";

export type Exchange = {
  /** Ids of the credit note and of its refund, kept for a retry. */
  note: string;
  refund: string;
  invoice: InvoiceDocument;
  lines: readonly CreditLine[];
  /** Pieces taken back of each line. */
  taken: readonly number[];
  take: (index: number, pieces: number) => void;
  /** Replaces the whole invoice. */
  isCorrection: boolean;
  /** The exchange is under a ticket's warranty, so the returned pieces are defective. */
  isWarranty: boolean;
  /** Method of the refund, where no payment of the form names one. */
  method: MoneyMethod;
  setMethod: (method: MoneyMethod) => void;
};

/** Quote that the form turns into a sale. */
export type SoldQuote = { quote: QuoteDocument; variant: string };
/**
 * What the sale of a form begins with: an exchange, payments that the form does not change, a quote, an after-sales ticket
 * (its id, or ''), or the renewal of contact lenses.
 */
export type SaleMoney = {
  exchange: Exchange | null;
  paid: Centimes;
  quote: SoldQuote | null;
  service: string;
  renewal: RenewalProposal | null;
};
export const noOtherMoney: SaleMoney = {
  exchange: null,
  paid: noMoney,
  quote: null,
  service: "",
  renewal: null,
};

/** Quote, variant and ticket in the body of a sale. */
export const soldFor = ({
  quote: sold,
  service,
}: SaleMoney): { quote?: string; variant?: string; service?: string } => ({
  ...(sold ? { quote: sold.quote.id, variant: sold.variant } : {}),
  ...(service ? { service } : {}),
});
export const SaleMoneyContext = createContext<SaleMoney>(noOtherMoney);

/** Exchange under warranty: its ticket, and the line that it begins with, or ''. */
export type WarrantyExchange = { service: string; line: string };

/** State of an exchange; a correction takes back all that is left, a warranty one piece of its line. */
export function useExchange(
  invoice: InvoiceDocument,
  isCorrection: boolean,
  warranty: WarrantyExchange | null = null,
): Exchange {
  const [ids] = useState(() => ({ note: newId(), refund: newId() }));
  const [lines] = useState(() => linesOf(invoice));
  const [taken, setTaken] = useState(() =>
    lines.map(({ left, item }) =>
      isCorrection ? left.quantity : Math.min(left.quantity, item.id === warranty?.line ? 1 : 0),
    ),
  );
  const take = (index: number, pieces: number) =>
    setTaken((before) => before.map((count, at) => (at === index ? pieces : count)));
  const [method, setMethod] = useState<MoneyMethod>(() => refundMethodOf(invoice));
  const isWarranty = warranty !== null;
  return { ...ids, invoice, lines, taken, take, isCorrection, isWarranty, method, setMethod };
}

/** Amount of the pieces taken back; a correction takes all that is left, also an amount alone. */
const amountOf = ({ lines, taken, isCorrection }: Exchange, index: number): Centimes => {
  const line = lines[index];
  if (line && isCorrection) return line.left.amount;
  const pieces = taken[index] ?? 0;
  return line && pieces > 0 ? proposedAmount(line, pieces) : noMoney;
};
export const creditedBy = (exchange: Exchange): Centimes =>
  sum(exchange.lines.map((_, index) => amountOf(exchange, index)));

/** Money of a sale beside its payment: `kept` of the exchange pays, `back` is refunded, `due` remains. */
export function otherMoney({ exchange, paid }: SaleMoney, total: Centimes) {
  const freed = exchange ? freedMoney(exchange.invoice, creditedBy(exchange)).surplus : noMoney;
  const kept = Math.min(freed, total) as Centimes;
  const due = Math.max(0, minus(minus(total, kept), paid)) as Centimes;
  return { kept, back: minus(freed, kept), due };
}

/** Request body. A correction sells the same pieces again, so they return to the shelf first. */
export function exchangeInput(
  exchange: Exchange,
  sale: ExchangeSale,
  money: { method: MoneyMethod; back: Centimes },
): ExchangeInput {
  const { isCorrection, isWarranty } = exchange;
  const refund = {
    id: exchange.refund,
    payment_method: money.method,
    amount: toDirhams(money.back),
    reference: "",
  };
  return {
    credit: {
      invoice: exchange.invoice.id,
      reason: isCorrection ? "price" : isWarranty ? "warranty" : "return",
      notes: "",
      items: exchange.lines.flatMap(({ id, item }, index) => {
        const quantity = exchange.taken[index] ?? 0;
        const amount = toDirhams(amountOf(exchange, index));
        if (quantity === 0 && amount === 0) return [];
        const line = { id, invoice_item: item.id, quantity, amount };
        const back = isWarranty ? ("defect" as const) : ("shelf" as const);
        const goods = hasShelf(item) ? back : ("none" as const);
        return [isCorrection || isWarranty ? { ...line, goods } : line];
      }),
    },
    sale,
    ...(money.back > 0 ? { refund } : {}),
  };
}

/** Message of an exchange that takes nothing back; `ReturnedCard` shows it. */
export const checkExchange = ({ exchange }: SaleMoney): Record<string, string> =>
  exchange?.taken.every((pieces) => pieces === 0)
    ? { exchange: creditStrings.exchange.required }
    : {};
