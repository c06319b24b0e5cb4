/** A day of the till on the wire (server/README.md, Routes): what its route answers, and what a close keeps of it. */
import type { CoinCounts } from "./cash.ts";
import type {
  CashMove,
  CashMoveKind,
  Client,
  Close,
  Invoice,
  Payment,
  PaymentMethod,
} from "#domain/core/records.ts";
import { type Centimes, minus, noMoney, toCentimes, toDirhams } from "#domain/core/money.ts";

/** What a payment is of its sale: one before the whole is paid, the one that pays it whole or comes after, one at the counter. */
export type PaymentPart = "deposit" | "balance" | "counter";

/** A cheque in its list: whom it is from, null for a passer-by, and of which invoice. */
export type NamedPayment = Payment & {
  expand: {
    client: Pick<Client, "id" | "name" | "phone"> | null;
    invoice: Pick<Invoice, "id" | "invoice_number" | "prescription">;
  };
};
/** A payment of a day: what it has none of is left out. There are hundreds, so its names stand beside it, none for a passer-by. */
export type TillPayment = Pick<
  Payment,
  "id" | "invoice" | "date" | "created" | "amount" | "payment_method" | "by"
> &
  Partial<Pick<Payment, "reference" | "notes" | "bank" | "due_on" | "cheque_state" | "slip">> & {
    part: PaymentPart;
    invoice_number: string;
    client_name: string | null;
  };

/**
 * A payment that was deleted or changed, as it was before: of this date, or corrected on this day. `becomes`: what a change
 * made of it, null where that stayed.
 */
export type Correction = {
  id: string;
  action: "update" | "delete";
  created: string;
  /** The id of the user, and the name of now. */
  actor: string;
  by: string;
  invoice: string;
  invoice_number: string;
  amount: number;
  payment_method: PaymentMethod;
  date: string;
  becomes: {
    amount: number | null;
    payment_method: PaymentMethod | null;
    date: string | null;
  } | null;
};

export type MethodSum = { method: PaymentMethod; payments: number; amount: number };
/** `actor`: the user's id; '' for the administrator and for older payments, which have a name only. */
type PersonSum = { actor?: string; by: string; payments: number; amount: number };
type MoveSum = { kind: CashMoveKind; moves: number; amount: number };

/** What a day says in sums, in dirhams; cheques that bounced are in none of them. */
export type TillFigures = {
  byMethod: MethodSum[];
  byPerson: PersonSum[];
  byKind: MoveSum[];
  /** Cash payments and moves of the day. */
  cash: number;
  /** The invoices of the day, and their first and last numbers. */
  sales: number;
  invoicesFrom: string;
  invoicesTo: string;
  deposits: number;
  balances: number;
  counter: number;
};

/** What a close keeps. */
export type ClosedFigures = TillFigures & { coins?: CoinCounts };

/** How the figures of a closed day differ from those it was closed with; null where they do not. */
export type TillChanges = { cash: number; byMethod: { method: string; amount: number }[] } | null;

/** A day before this one that had movements and was not closed. */
export type OpenDay = { day: string; payments: number; moves: number; amount: number };

/**
 * The last close before a day, and what came in since, until the day begins. `late`: what the closed day's cash changed by after
 * it was counted, which no opening has: money that came in then is in the drawer, a correction of what was entered is not.
 */
export type Opening = { day: string; counted: number; since: number; late: number };

export type TillDay = TillFigures & {
  day: string;
  payments: TillPayment[];
  moves: CashMove[];
  opening: number;
  openingOf: Opening | null;
  expected: number;
  close: Close | null;
  changes: TillChanges;
  corrections: Correction[];
  openDays: OpenDay[];
  /** The first day that the shop closed; null where it never did. Days before are nobody's to close. */
  firstClose: string | null;
};

type Sums = readonly { method: string; amount: number }[];
const amountsOf = (sums: Sums): Map<string, Centimes> =>
  new Map(sums.map(({ method, amount }) => [method, toCentimes(amount)]));

/**
 * What changed in a day since it was closed: its cash, and each method whose sum is another. Both are nothing where only
 * something else that the day says is not as it was: who took it, how many sales, two moves that outweigh each other.
 */
export function changesSince(closed: TillFigures, now: TillFigures): TillChanges {
  const [before, after] = [amountsOf(closed.byMethod), amountsOf(now.byMethod)];
  const methods = [...new Set([...before.keys(), ...after.keys()])];
  const byMethod = methods.flatMap((method) => {
    const change = minus(after.get(method) ?? noMoney, before.get(method) ?? noMoney);
    return change === 0 ? [] : [{ method, amount: toDirhams(change) }];
  });
  const cash = minus(toCentimes(now.cash), toCentimes(closed.cash));
  const isSame = cash === 0 && byMethod.length === 0 && saidOf(closed) === saidOf(now);
  return isSame ? null : { cash: toDirhams(cash), byMethod };
}

/** Identifies a sum by its user, because a name may change. */
const ownOf = ({ actor, by, payments, amount }: PersonSum) => ({
  person: actor || by,
  payments,
  amount,
});

/** All figures of a day in one text; what a close keeps beside them is none. */
function saidOf(figures: TillFigures): string {
  const { byMethod, byKind, cash, sales, invoicesFrom, invoicesTo } = figures;
  const byPerson = figures.byPerson.map(ownOf);
  const { deposits, balances, counter } = figures;
  const sorted = [byMethod, byPerson, byKind].map((sums) =>
    sums.map((sum) => JSON.stringify(sum)).sort(),
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
  ]);
}
