/** Wire types of a day of the till (docs/api.md, Routes), and of the totals that its closing stores. */
import type { CoinCounts } from "./cash.ts";
import type {
  CashMovement,
  CashMovementKind,
  Client,
  Fund,
  TillClosing,
  Invoice,
  Payment,
  PaymentMethod,
  Refund,
  Reversal,
} from "#domain/core/records.ts";
import { type Centimes, minus, noMoney, sum, toCentimes, toDirhams } from "#domain/core/money.ts";

/** Stage of a payment: before its sale's total is reached, from then on, over the counter, or by a fund. */
export type PaymentStage = "deposit" | "balance" | "counter" | "fund";

/**
 * Cheque in the list, with its client (null for a walk-in), its invoice, and the fund that paid by it, absent for a
 * client's cheque.
 */
export type ListedPayment = Payment & {
  expand: {
    client: Pick<Client, "id" | "name" | "phone"> | null;
    invoice: Pick<Invoice, "id" | "invoice_number" | "prescription">;
    fund?: Pick<Fund, "id" | "name">;
  };
};
/** Invoice of a payment, refund or reversal; `client_name` is null for a walk-in. */
type OfInvoice = {
  invoice_number: string;
  client_name: string | null;
  /** Fund that pays or is refunded, with its name; absent when it is the client. */
  fund?: string;
  fund_name?: string;
};

/** Payment of a day. Empty fields are left out, because there may be hundreds of payments. */
export type TillPayment = Pick<
  Payment,
  "id" | "invoice" | "date" | "created" | "amount" | "payment_method" | "by"
> &
  Partial<Pick<Payment, "reference" | "notes" | "bank" | "due_on" | "cheque_state" | "slip">> &
  OfInvoice & { part: PaymentStage };

/** Refund of a day. */
export type TillRefund = Pick<
  Refund,
  "id" | "invoice" | "credit_note" | "date" | "created" | "amount" | "payment_method" | "by"
> &
  OfInvoice;

/** Amount by which a bounced or returned cheque lowers the takings of a day; `taken_on`: day of its payment. */
export type TillReversal = Pick<
  Reversal,
  "id" | "payment" | "invoice" | "date" | "created" | "amount" | "kind" | "by"
> &
  Pick<Payment, "payment_method" | "reference"> &
  OfInvoice & { taken_on: string };

/** Payment that was deleted or changed, with its former values. `becomes`: new values, null where unchanged. */
export type Correction = Pick<
  Payment,
  "id" | "created" | "invoice" | "amount" | "payment_method" | "date"
> & {
  action: "update" | "delete";
  /** Id of the user, and the user's present name. */
  actor: string;
  by: string;
  invoice_number: string;
  becomes: {
    amount: number | null;
    payment_method: PaymentMethod | null;
    date: string | null;
  } | null;
};

export type MethodSum = { method: PaymentMethod; payments: number; amount: number };
/** `actor`: id of the user; '' for the administrator and for old payments, which have only a name. */
type PersonSum = { actor?: string; by: string; payments: number; amount: number };
type RefundSum = { method: PaymentMethod; refunds: number; amount: number };
type MoveSum = { kind: CashMovementKind; moves: number; amount: number };

/** Totals of a day in dirhams; payments and reversals each count on their own day. */
export type TillFigures = {
  byMethod: MethodSum[];
  byPerson: PersonSum[];
  byKind: MoveSum[];
  /** Cash payments and cash movements of the day, less cash refunds. */
  cash: number;
  /** Refunds by method. A closing made before credit notes existed lacks this and the next three values. */
  refunded?: RefundSum[];
  /** Credit notes of the day, the amount kept of them, and payments with kept credits. */
  credited?: number;
  kept?: number;
  used?: number;
  /** Sum of the day's reversals; absent from a closing made before reversals existed. */
  reversed?: number;
  /** Number of invoices, and their first and last numbers. */
  sales: number;
  invoicesFrom: string;
  invoicesTo: string;
  deposits: number;
  balances: number;
  counter: number;
  /** Sum of the cheques of funds; absent without any. */
  funds?: number;
};

/** Totals that a closing stores. */
export type ClosedFigures = TillFigures & { coins?: CoinCounts };

/** Changes of totals since the closing; null without any. */
export type TillChanges = { cash: number; byMethod: { method: string; amount: number }[] } | null;

/** Earlier day with payments or cash movements that has not been closed. */
export type OpenDay = { day: string; payments: number; moves: number; amount: number };

/**
 * Latest closing before a day, and the cash since. `late`: changes of the closed day after its count. No opening
 * includes them: they may be real cash or only a correction.
 */
export type Opening = { day: string; counted: number; since: number; late: number };

export type TillDay = TillFigures & {
  day: string;
  payments: TillPayment[];
  moves: CashMovement[];
  refunds: TillRefund[];
  reversals: TillReversal[];
  opening: number;
  openingOf: Opening | null;
  expected: number;
  close: TillClosing | null;
  changes: TillChanges;
  corrections: Correction[];
  openDays: OpenDay[];
  /** First closed day; null before any closing. Days before it need no closing. */
  firstClose: string | null;
};

/** Sums payments by method, less refunds. */
function amountsOf({ byMethod, refunded = [] }: TillFigures): Map<string, Centimes> {
  const amounts = new Map<string, Centimes>();
  const add = (method: string, amount: Centimes) =>
    amounts.set(method, sum([amounts.get(method) ?? noMoney, amount]));
  for (const { method, amount } of byMethod) add(method, toCentimes(amount));
  for (const { method, amount } of refunded) add(method, minus(noMoney, toCentimes(amount)));
  return amounts;
}

/**
 * Changes since the closing, in cash and by method; null without any change. All are zero when something else changed,
 * such as the user or the number of sales.
 */
export function tillChangesSince(closed: TillFigures, now: TillFigures): TillChanges {
  const [before, after] = [amountsOf(closed), amountsOf(now)];
  const methods = [...new Set([...before.keys(), ...after.keys()])];
  const byMethod = methods.flatMap((method) => {
    const change = minus(after.get(method) ?? noMoney, before.get(method) ?? noMoney);
    return change === 0 ? [] : [{ method, amount: toDirhams(change) }];
  });
  const cash = minus(toCentimes(now.cash), toCentimes(closed.cash));
  const isSame = cash === 0 && byMethod.length === 0 && comparedText(closed) === comparedText(now);
  return isSame ? null : { cash: toDirhams(cash), byMethod };
}

/** Identifies a person's sum by user id, because names may change. */
const identityOf = ({ actor, by, payments, amount }: PersonSum) => ({
  person: actor || by,
  payments,
  amount,
});

/** Text of a day's totals for comparison, without the counted coins. */
function comparedText(figures: TillFigures): string {
  const { byMethod, byKind, cash, sales, invoicesFrom, invoicesTo } = figures;
  const { refunded = [], credited = 0, kept = 0 } = figures;
  const byPerson = figures.byPerson.map(identityOf);
  const { deposits, balances, counter, funds = 0 } = figures;
  const sorted = [byMethod, byPerson, byKind, refunded].map((sums) =>
    sums.map((one) => JSON.stringify(one)).sort(),
  );
  return JSON.stringify([
    sorted,
    cash,
    sales,
    invoicesFrom,
    invoicesTo,
    deposits,
    balances,
    counter,
    funds,
    credited,
    kept,
  ]);
}
