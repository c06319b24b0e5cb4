/**
 * Rows of the pack as the server reads them (docs/rules-books.md, Files). Amounts are centimes, negative for what is
 * given back.
 */
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney } from "#domain/core/money.ts";
import type { BillMethod, ChequeState, PaymentMethod, ProductType } from "#domain/core/records.ts";
import { htOf } from "#domain/sale/vat.ts";
import type { PaymentNature, TakingNature } from "./books.strings.ts";

/** Amount at one rate, in hundredths of a percent. Null means without TVA: HT is then the whole amount. */
export type RatedAmount = { points: number | null; ht: Centimes; vat: Centimes; ttc: Centimes };

/** Amount at a rate with this sign; `ttc` is 0 or more. */
export function ratedAmount(ttc: Centimes, points: number | null, sign: 1 | -1): RatedAmount {
  const ht = htOf(ttc, points);
  const signed = (amount: Centimes) => (sign > 0 ? amount : minus(noMoney, amount));
  return { points, ht: signed(ht), vat: signed(minus(ttc, ht)), ttc: signed(ttc) };
}

/** Amount of a credit note at a rate. Its TVA is the change of the invoice's rounded TVA, so that both add up. */
export function creditedAmount(
  own: Centimes,
  before: Centimes,
  points: number | null,
): RatedAmount {
  const ht = minus(htOf(minus(before, own), points), htOf(before, points));
  const ttc = minus(noMoney, own);
  return { points, ht, vat: minus(ttc, ht), ttc };
}

export function totalOf(rates: readonly RatedAmount[]): Centimes {
  let total = 0;
  for (const { ttc } of rates) total += ttc;
  return total as Centimes;
}

/**
 * Invoice, or credit note with negative amounts. `origin`: number of the credited invoice. `issued`: '' of an unissued
 * invoice.
 */
export type SaleRow = {
  kind: "invoice" | "credit";
  number: string;
  day: IsoDay;
  issued: IsoDay | "";
  origin: string;
  client: string;
  ice: string;
  rates: RatedAmount[];
};

/** Money of a client or a fund. `fund` is the fund's name; `isFund` is true even when that name is missing. */
export type TakingRow = {
  nature: TakingNature;
  day: IsoDay;
  invoice: string;
  client: string;
  method: PaymentMethod;
  reference: string;
  bank: string;
  slip: string;
  due: IsoDay | "";
  state: ChequeState | "";
  isFund: boolean;
  fund: string;
  /** True of both rows of a kept credit that is given back in money; one of them is the refund. */
  isFromKept: boolean;
  by: string;
  amount: Centimes;
  rates: RatedAmount[];
};

/** Amounts of a bill, credit or payment of a supplier. */
type SupplierRow = Record<"supplierId" | "supplier" | "if" | "ice", string> & {
  day: IsoDay;
  due: IsoDay | "";
  rates: RatedAmount[];
};

/** Bill, dated by its booking day, or a received credit of a supplier with negative amounts. */
export type PurchaseRow = SupplierRow & {
  kind: "invoice" | "credit";
  number: string;
  booked: IsoDay;
};

/** Part of a payment that pays a bill, its unallotted rest, or its refusal. */
export type PaymentRow = SupplierRow & {
  nature: PaymentNature;
  /** Id of the payment. */
  payment: string;
  method: BillMethod;
  reference: string;
  debited: IsoDay | "";
  bill: string;
  billDay: IsoDay | "";
  label: string;
};

/** Product in stock at the end of the period; price and value are without TVA in a shop subject to TVA. */
export type StockRow = {
  reference: string;
  product: string;
  type: ProductType;
  supplier: string;
  quantity: number;
  price: Centimes;
  value: Centimes;
};
