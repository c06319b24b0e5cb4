/** Entries of a supplier's account in words: of its tab and its print. */
import type { SupplierAccount } from "#domain/purchases/purchaseAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { accountKindLabels } from "./purchases.strings.ts";

export type AccountRow = SupplierAccount["entries"][number];

/** Kind and number of an entry. */
export const entryName = ({ kind, number }: AccountRow): string =>
  [accountKindLabels[kind], number].filter(Boolean).join(" ");

const pages = {
  bill: paths.bill,
  credit: paths.supplierCredit,
  payment: paths.billPayment,
  refused: paths.billPayment,
} as const;

/** Page of what an entry is about. */
export const entryPage = ({ kind, id }: AccountRow): string => pages[kind](id);

/** Key of an entry: a refused payment enters twice. */
export const entryKey = ({ kind, id }: AccountRow): string => `${kind} ${id}`;
