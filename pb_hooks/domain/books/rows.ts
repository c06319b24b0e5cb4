/** Rows of the pack as the server reads them (docs/rules-books.md, Files). Amounts are centimes, below 0 what takes away. */
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney } from "#domain/core/money.ts";
import type { BillMethod, ChequeState, PaymentMethod, ProductType } from "#domain/core/records.ts";
import { htOf } from "#domain/sale/vat.ts";
import type { PaymentNature, TakingNature } from "./books.strings.ts";

/** Amount at one rate in hundredths of a percent; null is without TVA, of which HT is all. */
export type RatedAmount = { points: number | null; ht: Centimes; vat: Centimes; ttc: Centimes };

/** Amount of a sign at a rate; `ttc` is 0 or more. */
export function ratedAmount(ttc: Centimes, points: number | null, sign: 1 | -1): RatedAmount {
  const ht = htOf(ttc, points);
  const signed = (amount: Centimes) => (sign > 0 ? amount : minus(noMoney, amount));
  return { points, ht: signed(ht), vat: signed(minus(ttc, ht)), ttc: signed(ttc) };
}

/** TVA of a credit note at a rate: that of the invoice before it less that of the invoice after it. */
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

/** Invoice, or credit note below 0; `origin` is the number of its invoice. `issued`: '' of what is not. */
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

/** Money of a client or a fund; `fund` is its name, `isFund` also where it has none. */
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
  /** Kept credit that is given back in money: both its rows, of which the one is the refund. */
  isFromKept: boolean;
  by: string;
  amount: Centimes;
  rates: RatedAmount[];
};

/** Amount of a supplier. */
type SupplierRow = Record<"supplierId" | "supplier" | "if" | "ice", string> & {
  day: IsoDay;
  due: IsoDay | "";
  rates: RatedAmount[];
};

/** Bill by the day on which it is booked, or received credit of a supplier below 0. */
export type PurchaseRow = SupplierRow & {
  kind: "invoice" | "credit";
  number: string;
  booked: IsoDay;
};

/** Part of a payment that pays a bill, what is allotted to none, or its refusal. */
export type PaymentRow = SupplierRow & {
  nature: PaymentNature;
  /** Payment that it is a part of. */
  payment: string;
  method: BillMethod;
  reference: string;
  debited: IsoDay | "";
  bill: string;
  billDay: IsoDay | "";
  label: string;
};

/** Product in stock at the end of the period; price and value without TVA where the shop is subject. */
export type StockRow = {
  reference: string;
  product: string;
  type: ProductType;
  supplier: string;
  quantity: number;
  price: Centimes;
  value: Centimes;
};
