/** Exchange: pieces of an earlier invoice are returned, and their value pays for the new sale. */
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
  /** Ids of the credit note and of its refund, reused at a retry so that nothing is stored twice. */
  note: string;
  refund: string;
  invoice: InvoiceDocument;
  lines: readonly CreditLine[];
  /** Number of returned pieces, by line. */
  taken: readonly number[];
  take: (index: number, pieces: number) => void;
  /** True when the new sale replaces the whole invoice. */
  isCorrection: boolean;
  /** The exchange is under a ticket's warranty, so the returned pieces are defective. */
  isWarranty: boolean;
  /** Method of the refund, when no payment of the form states one. */
  method: MoneyMethod;
  setMethod: (method: MoneyMethod) => void;
};

/** Quote that the form turns into a sale. */
export type SoldQuote = { quote: QuoteDocument; variant: string };
/**
 * Origin of a sale form: an exchange, payments that the form does not edit, a quote, an after-sales ticket (id or ''),
 * or a renewal of contact lenses.
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

/** Quote, variant and ticket as fields of a sale's request body. */
export const soldFor = ({
  quote: sold,
  service,
}: SaleMoney): { quote?: string; variant?: string; service?: string } => ({
  ...(sold ? { quote: sold.quote.id, variant: sold.variant } : {}),
  ...(service ? { service } : {}),
});
export const SaleMoneyContext = createContext<SaleMoney>(noOtherMoney);

/** Warranty ticket of an exchange, and the line whose piece is returned first, or ''. */
export type WarrantyExchange = { service: string; line: string };

/**
 * State of an exchange. A correction returns everything not credited yet; a warranty starts with one piece of its line.
 */
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

/** Credited amount of a line's returned pieces. A correction credits all that is left, even without pieces. */
const amountOf = ({ lines, taken, isCorrection }: Exchange, index: number): Centimes => {
  const line = lines[index];
  if (line && isCorrection) return line.left.amount;
  const pieces = taken[index] ?? 0;
  return line && pieces > 0 ? proposedAmount(line, pieces) : noMoney;
};
export const creditedBy = (exchange: Exchange): Centimes =>
  sum(exchange.lines.map((_, index) => amountOf(exchange, index)));

/** How the value of an exchange settles the new sale: `kept` pays for it, `back` is refunded, `due` is still to pay. */
export function otherMoney({ exchange, paid }: SaleMoney, total: Centimes) {
  const freed = exchange ? freedMoney(exchange.invoice, creditedBy(exchange)).surplus : noMoney;
  const kept = Math.min(freed, total) as Centimes;
  const due = Math.max(0, minus(minus(total, kept), paid)) as Centimes;
  return { kept, back: minus(freed, kept), due };
}

/** Request body of an exchange. A correction puts the pieces back on the shelf first, because it sells them again. */
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

/** Error when no piece is returned; `ReturnedCard` shows it. */
export const checkExchange = ({ exchange }: SaleMoney): Record<string, string> =>
  exchange?.taken.every((pieces) => pieces === 0)
    ? { exchange: creditStrings.exchange.required }
    : {};
