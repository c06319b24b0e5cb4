/** Accounting entries of a period (docs/rules-books.md, Entries). Every entry balances, to the centime. */
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney, sum } from "#domain/core/money.ts";
import { type AccountPlace, type Accounts, accountAt, rateKey } from "./accounts.ts";

/** Codes for sales, purchases, bank, cash, and operations that move no money. */
export type JournalCode = "VE" | "AC" | "BQ" | "CA" | "OD";

type Head = { day: IsoDay; piece: string; label: string };
/** Debit when the amount is above 0, credit when below 0. */
type Side = { place: AccountPlace; amount: Centimes };
export type Entry = Head & { journal: JournalCode; sides: readonly Side[] };

export type EntryLine = Head & {
  journal: JournalCode;
  account: string;
  debit: Centimes;
  credit: Centimes;
};

/** Amounts of a document by rate; negative for a credit note. */
export type BookedDocument = Head & {
  rates: readonly { points: number | null; ht: Centimes; vat: Centimes }[];
};

const negative = (amount: Centimes): Centimes => minus(noMoney, amount);
const totalOf = ({ rates }: BookedDocument): Centimes =>
  sum(rates.flatMap(({ ht, vat }) => [ht, vat]));
const headOf = ({ day, piece, label }: Head): Head => ({ day, piece, label });

/** Entry of a sale: the client owes the goods with their TVA. */
export const saleEntry = (sale: BookedDocument): Entry => ({
  ...headOf(sale),
  journal: "VE",
  sides: [
    { place: "clients", amount: totalOf(sale) },
    ...sale.rates.flatMap(({ points, ht, vat }): Side[] => [
      { place: `sales.${rateKey(points)}`, amount: negative(ht) },
      { place: `vat_out.${rateKey(points)}`, amount: negative(vat) },
    ]),
  ],
});

/** Entry of a bill; a supplier's credit has negative amounts. */
export const purchaseEntry = (bill: BookedDocument): Entry => ({
  ...headOf(bill),
  journal: "AC",
  sides: [
    ...bill.rates.flatMap(({ points, ht, vat }): Side[] => [
      { place: `purchases.${rateKey(points)}`, amount: ht },
      { place: `vat_in.${rateKey(points)}`, amount: vat },
    ]),
    { place: "suppliers", amount: negative(totalOf(bill)) },
  ],
});

/** Money that moves, or a kept credit: the amount is positive when taken, negative when given back. */
export type BookedMoney = Head & { method: string; amount: Centimes };

const journalOf = (method: string): JournalCode => (method === "cash" ? "CA" : "BQ");
const accountMethod = (method: string): string =>
  method === "bank_transfer" ? "transfer" : method;

/** Entry that moves an amount from one account to another; a negative amount goes back. */
const moved = (
  { amount, ...head }: Head & { amount: Centimes },
  journal: JournalCode,
  to: AccountPlace,
  from: AccountPlace,
): Entry => ({
  ...headOf(head),
  journal,
  sides: [
    { place: to, amount },
    { place: from, amount: negative(amount) },
  ],
});

/** Entry of money from clients and funds, or of a bounced cheque (negative). */
export const takingEntry = (money: BookedMoney): Entry =>
  moved(money, journalOf(money.method), `in.${accountMethod(money.method)}`, "clients");

/** Entry of a credit: positive when kept for the client, negative when it pays an invoice. */
export const keptEntry = (money: Head & { amount: Centimes }): Entry =>
  moved(money, "OD", "clients", "kept");

/** Entry of a payment to a supplier; a refused one is negative. */
export const supplierPaymentEntry = (money: BookedMoney): Entry =>
  moved(money, journalOf(money.method), "suppliers", `out.${money.method}`);

/** Entry of a cash movement other than a payment; positive when cash comes in. */
export const cashMoveEntry = (move: Head & { kind: string; amount: Centimes }): Entry =>
  moved(move, "CA", "in.cash", `moves.${move.kind}`);

/** Entry of a count's difference: positive for extra cash, negative for missing cash. */
export const differenceEntry = (close: Head & { amount: Centimes }): Entry =>
  moved(close, "CA", "in.cash", "difference");

/** Sorted places that an entry uses and whose account is not typed. */
export function missingAccounts(entries: readonly Entry[], accounts: Accounts): AccountPlace[] {
  const needed = new Set<AccountPlace>();
  for (const { sides } of entries)
    for (const { place, amount } of sides) if (amount !== 0) needed.add(place);
  return [...needed].filter((place) => accountAt(accounts, place) === "").sort();
}

/** Debit and credit lines of the entries, without zero amounts. */
export const entryLines = (entries: readonly Entry[], accounts: Accounts): EntryLine[] =>
  entries.flatMap(({ sides, ...head }) =>
    sides
      .filter(({ amount }) => amount !== 0)
      .map(({ place, amount }) => ({
        ...head,
        account: accountAt(accounts, place),
        debit: amount > 0 ? amount : noMoney,
        credit: amount < 0 ? negative(amount) : noMoney,
      })),
  );
