/** Accounting entries of a period (docs/rules-books.md, Entries). Every entry balances, to the centime. */
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney, sum } from "#domain/core/money.ts";
import { type AccountPlace, type Accounts, accountAt, rateKey } from "./accounts.ts";

/** Sales, purchases, bank, cash, and what moves no money. */
export type JournalCode = "VE" | "AC" | "BQ" | "CA" | "OD";

type Head = { day: IsoDay; piece: string; label: string };
/** Amounts above 0 are debited, below 0 credited. */
type Side = { place: AccountPlace; amount: Centimes };
export type Entry = Head & { journal: JournalCode; sides: readonly Side[] };

export type EntryLine = Head & {
  journal: JournalCode;
  account: string;
  debit: Centimes;
  credit: Centimes;
};

/** A document by its rates; a credit note is below 0. */
export type BookedDocument = Head & {
  rates: readonly { points: number | null; ht: Centimes; vat: Centimes }[];
};

const negative = (amount: Centimes): Centimes => minus(noMoney, amount);
const totalOf = ({ rates }: BookedDocument): Centimes =>
  sum(rates.flatMap(({ ht, vat }) => [ht, vat]));
const headOf = ({ day, piece, label }: Head): Head => ({ day, piece, label });

/** Sale: the client owes what the goods and their TVA ask. */
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

/** Bill, or credit of a supplier below 0. */
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

/** Money that moves, or a kept credit: above 0 it is taken, below 0 given back. */
export type BookedMoney = Head & { method: string; amount: Centimes };

const journalOf = (method: string): JournalCode => (method === "cash" ? "CA" : "BQ");
const accountMethod = (method: string): string =>
  method === "bank_transfer" ? "transfer" : method;

/** Makes the entry of an amount to one account from another; a negative one goes back. */
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

/** Money of clients and funds, and cheques that bounced. */
export const takingEntry = (money: BookedMoney): Entry =>
  moved(money, journalOf(money.method), `in.${accountMethod(money.method)}`, "clients");

/** Credit that is kept for the client, above 0, or that pays an invoice, below 0. */
export const keptEntry = (money: Head & { amount: Centimes }): Entry =>
  moved(money, "OD", "clients", "kept");

/** Payment of a supplier; a refused one is below 0. */
export const supplierPaymentEntry = (money: BookedMoney): Entry =>
  moved(money, journalOf(money.method), "suppliers", `out.${money.method}`);

/** Cash that moves beside payments; above 0 it comes in. */
export const cashMoveEntry = (move: Head & { kind: string; amount: Centimes }): Entry =>
  moved(move, "CA", "in.cash", `moves.${move.kind}`);

/** Cash that a count found too much, above 0, or missing. */
export const differenceEntry = (close: Head & { amount: Centimes }): Entry =>
  moved(close, "CA", "in.cash", "difference");

/** Places whose account an entry needs and nobody typed, each once, in their order. */
export function missingAccounts(entries: readonly Entry[], accounts: Accounts): AccountPlace[] {
  const needed = new Set<AccountPlace>();
  for (const { sides } of entries)
    for (const { place, amount } of sides) if (amount !== 0) needed.add(place);
  return [...needed].filter((place) => accountAt(accounts, place) === "").sort();
}

/** Lines of entries whose accounts are typed; sides of 0 are none. */
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
