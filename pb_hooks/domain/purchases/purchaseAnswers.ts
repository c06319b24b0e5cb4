/** Wire types of purchases (docs/rules-purchases.md). Money in dirhams; days in stored form, '' when absent. */
import type { RecordOf, Supplier } from "#domain/core/records.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import type { BillRate, BillRemark, BillState } from "./bill.ts";
import type { CalendarRow } from "./calendar.ts";
import type { AccountEntry, BillAge } from "./supplierAccount.ts";
import type { SupplierCreditState } from "./supplierCredit.ts";

type Named = { expand?: { supplier?: Pick<Supplier, "id" | "name"> | null } };

/** Stored bill. `paid_amount`: its parts of payments that were not refused; the server maintains it. */
export type Bill = Omit<RecordOf<"optique_bills">, "number_key" | "rates"> & { rates: BillRate[] };

/**
 * Line of a bill. With a receipt: `expected` is the receipt's price, `received` its pieces, `billed` the pieces on
 * earlier bills. Without a receipt all are 0.
 */
export type BillLine = Omit<
  RecordOf<"optique_bill_items">,
  "created" | "updated" | "company" | "bill"
> & {
  receipt: string;
  receipt_number: string;
  expected: number;
  received: number;
  billed: number;
  gap: number;
  over: number;
};

/** Part of a payment that is allotted to a bill; it pays nothing when the payment was refused. */
export type BillPart = Pick<
  BillPayment,
  "id" | "amount" | "date" | "method" | "state" | "reference"
> & { payment: string };

/** Credit about a bill. `amount`: received amount, else the requested one. */
export type BillCredit = Pick<SupplierCredit, "id" | "number" | "reason"> & {
  state: SupplierCreditState;
  amount: number;
};

/**
 * Answer of GET and PUT /api/optique/bills/{id}. `credits`: credits about this bill; `credit`: proposed amount to
 * request for the price gap, less what was already requested for it.
 */
export type BillDocument = Bill & {
  version: string;
  items: BillLine[];
  state: BillState;
  paid: number;
  rest: number;
  remarks: BillRemark[];
  gaps: { price: number; pieces: number };
  credits: BillCredit[];
  credit: number;
  parts: BillPart[];
  expand?: { supplier?: Supplier | null };
};

/** Row of lists/bills. */
export type ListedBill = Bill & { state: BillState; paid: number; rest: number } & Named;
export type BillSums = { rest: number; late: number };

/** Stored payment. `left_amount`: the part allotted to no bill. */
export type BillPayment = RecordOf<"optique_bill_payments">;

/** Part of a payment with its bill; `rest`: what is still to pay of the bill today. */
export type PaymentPart = Pick<RecordOf<"optique_bill_parts">, "id" | "bill" | "amount" | "date"> &
  Pick<Bill, "number" | "due_on" | "label" | "total_amount"> & { bill_date: string; rest: number };

/** Answer of GET and PUT /api/optique/bill-payments/{id}, and of POST …/state. */
export type BillPaymentDocument = BillPayment & {
  version: string;
  parts: PaymentPart[];
  left: number;
  remarks: BillRemark[];
  expand?: {
    supplier?: Supplier | null;
    supplier_credit?: SupplierCredit | null;
  };
};

/** Row of lists/bill-payments; `bills`: numbers of the bills that it pays. */
export type ListedBillPayment = BillPayment & { left: number; bills: string[] } & Named;

/** Stored credit of a supplier. `used_amount`: sum of the payments made with it. */
export type SupplierCredit = Omit<RecordOf<"optique_supplier_credits">, "rates"> & {
  rates: BillRate[];
};

/** Answer of GET and PUT /api/optique/supplier-credits/{id}; `uses`: payments made with it. */
export type SupplierCreditDocument = SupplierCredit & {
  version: string;
  state: SupplierCreditState;
  left: number;
  uses: { id: string; date: string; amount: number }[];
  expand?: { supplier?: Supplier | null; bill?: Bill | null };
};

/** Row of lists/supplier-credits. */
export type ListedSupplierCredit = SupplierCredit & {
  state: SupplierCreditState;
  left: number;
} & Named;

/** Row of lists/unbilled: received pieces that are not fully billed. */
export type UnbilledLine = Omit<BillLine, "label" | "quantity" | "expected" | "gap" | "over"> & {
  date: string;
};

type InDirhams<Row> = { [Key in keyof Row]: Key extends "amount" ? number : Row[Key] };

/** Answer of GET /api/optique/suppliers/{id}/account. `left`, `credits` and `expected` are today's amounts. */
export type SupplierAccount = {
  supplier: Pick<Supplier, "id" | "name">;
  from: IsoDay;
  to: IsoDay;
  opening: number;
  entries: (InDirhams<AccountEntry> & { balance: number })[];
  closing: number;
  left: number;
  credits: number;
  expected: number;
};

export type RestsByAge = Record<BillAge, number>;
/** Answer of GET /api/optique/payables: suppliers with an open bill, a payment on account or a credit, by name. */
export type Payables = {
  suppliers: {
    supplier: string;
    name: string;
    rest: number;
    left: number;
    credits: number;
    balance: number;
    ages: RestsByAge;
  }[];
  ages: RestsByAge;
  rest: number;
};

export type CalendarRows = { in: number; out: number; rows: InDirhams<CalendarRow>[] };
/** Answer of GET /api/optique/calendar. `late`: due before `from`; `undated`: cheques without a due day. */
export type PurchaseCalendar = {
  late: CalendarRows;
  undated: CalendarRows;
  weeks: (CalendarRows & { from: IsoDay; to: IsoDay })[];
};

type Counted = { count: number; amount: number };
/** Purchases in dashboard.today, present when the shop has a bill and the person may see costs. */
export type PurchasesOfToday = {
  /** Late or due within 7 days: bills, and cheques and bills of exchange to suppliers. */
  billsDue: Counted;
  paymentsDue: Counted;
  /** Credits that were requested more than 30 days ago. */
  creditsExpected: Counted;
};
