/** Texts about the entries of a supplier's account, for its tab and its print. */
import type { SupplierAccount } from "#domain/purchases/purchaseAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { accountKindLabels } from "./purchases.strings.ts";

export type AccountRow = SupplierAccount["entries"][number];

/** Name of an entry: its kind and number. */
export const entryName = ({ kind, number }: AccountRow): string =>
  [accountKindLabels[kind], number].filter(Boolean).join(" ");

const pages = {
  bill: paths.bill,
  credit: paths.supplierCredit,
  payment: paths.billPayment,
  refused: paths.billPayment,
} as const;

/** Page of the record behind an entry. */
export const entryPage = ({ kind, id }: AccountRow): string => pages[kind](id);

/** React key of an entry. Includes the kind, because a refused payment has two entries. */
export const entryKey = ({ kind, id }: AccountRow): string => `${kind} ${id}`;
