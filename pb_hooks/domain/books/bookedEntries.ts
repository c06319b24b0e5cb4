/** Makes the entries of a period from the rows of its files (docs/rules-books.md, Entries). */
import type { CashMoveOfDay, CountedDay } from "#domain/till/cash.ts";
import { minus, noMoney } from "#domain/core/money.ts";
import { entryLabels, takingNatures } from "./books.strings.ts";
import {
  cashMoveEntry,
  differenceEntry,
  type Entry,
  keptEntry,
  purchaseEntry,
  saleEntry,
  supplierPaymentEntry,
  takingEntry,
} from "./entries.ts";
import {
  type PaymentRow,
  type PurchaseRow,
  type SaleRow,
  type TakingRow,
  totalOf,
} from "./rows.ts";

/** Books a taking by its payment method; a credit that is kept or used moves no money. */
function entryOfTaking(row: TakingRow): Entry {
  const { nature, day, invoice, client, method, isFund, fund, amount } = row;
  const label = [takingNatures[nature], isFund ? fund : client].filter(Boolean).join(" ");
  const head = { day, piece: invoice, label };
  return nature === "kept" || nature === "used"
    ? keptEntry({ ...head, amount: minus(noMoney, amount) })
    : takingEntry({ ...head, method: isFund ? "fund" : method, amount });
}

/** False of a payment by a supplier's credit, whose entry would debit and credit the account of suppliers. */
const isMoney = ({ method }: PaymentRow): boolean => method !== "credit";

/** Rows of one payment on one day make one entry, so rows of a later allotment cancel each other out. */
function entriesOfPayments(rows: readonly PaymentRow[]): Entry[] {
  const found = new Map<string, PaymentRow[]>();
  for (const row of rows.filter(isMoney)) {
    const key = `${row.day} ${row.payment} ${row.nature === "refused"}`;
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return [...found.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { day, supplier, method, reference } = first;
    const amount = totalOf(own.flatMap(({ rates }) => rates));
    return [supplierPaymentEntry({ day, piece: reference, label: supplier, method, amount })];
  });
}

export type EntryRows = {
  sales: readonly SaleRow[];
  takings: readonly TakingRow[];
  purchases: readonly PurchaseRow[];
  payments: readonly PaymentRow[];
  moves: readonly CashMoveOfDay[];
  closes: readonly CountedDay[];
};

/** Entries in groups: sales, takings, purchases, payments, cash moves, counts, each in the order of its rows. */
export const bookedEntries = (rows: EntryRows): Entry[] => [
  ...rows.sales.map(({ day, number, client, rates }) =>
    saleEntry({ day, piece: number, label: client, rates }),
  ),
  ...rows.takings.map(entryOfTaking),
  ...rows.purchases.map(({ booked, number, supplier, rates }) =>
    purchaseEntry({ day: booked, piece: number, label: supplier, rates }),
  ),
  ...entriesOfPayments(rows.payments),
  ...rows.moves
    // A supplier's cash is booked by its payment.
    .filter(({ kind }) => kind !== "supplier")
    .map(({ day, kind, label, amount }) => cashMoveEntry({ day, piece: "", label, kind, amount })),
  ...rows.closes.map(({ day, difference }) =>
    differenceEntry({ day, piece: "", label: entryLabels.difference, amount: difference }),
  ),
];
