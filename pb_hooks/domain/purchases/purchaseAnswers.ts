/** Wire types of purchases (docs/rules-purchases.md). Money in dirhams, days as stored, '' of none. */
import type { RecordOf, Supplier } from "#domain/core/records.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import type { BillRate, BillRemark, BillState } from "./bill.ts";
import type { CalendarRow } from "./calendar.ts";
import type { AccountEntry, BillAge } from "./supplierAccount.ts";
import type { SupplierCreditState } from "./supplierCredit.ts";

type Named = { expand?: { supplier?: Pick<Supplier, "id" | "name"> | null } };

/** Stored bill. `paid_amount`: its parts that count, kept by the server. */
export type Bill = Omit<RecordOf<"optique_bills">, "number_key" | "rates"> & { rates: BillRate[] };

/**
 * Line of a bill. Of a line with a receipt: `expected`, its price; `received`, its pieces; `billed`, pieces on earlier bills;
 * all 0 of another one.
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

/** Part that a payment pays of a bill; a refused one pays nothing. */
export type BillPart = Pick<
  BillPayment,
  "id" | "amount" | "date" | "method" | "state" | "reference"
> & { payment: string };

/** Credit about a bill. `amount`: that of its paper, else the one asked for. */
export type BillCredit = Pick<SupplierCredit, "id" | "number" | "reason"> & {
  state: SupplierCreditState;
  amount: number;
};

/**
 * Answer of GET and PUT /api/optique/bills/{id}. `credits`: those about this bill; `credit`: amount that the gap of prices
 * proposes to ask for, less what was asked for its price.
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

/** Stored payment. `left_amount`: what is allotted to no bill. */
export type BillPayment = RecordOf<"optique_bill_payments">;

/** Part of a payment with its bill; `rest`: what is left of the bill now. */
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

/** Row of lists/bill-payments; `bills`: numbers of what it pays. */
export type ListedBillPayment = BillPayment & { left: number; bills: string[] } & Named;

/** Stored credit of a supplier. `used_amount`: payments made with it. */
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

/** Row of lists/unbilled: pieces that came, and of which a bill holds fewer. */
export type UnbilledLine = Omit<BillLine, "label" | "quantity" | "expected" | "gap" | "over"> & {
  date: string;
};

type InDirhams<Row> = { [Key in keyof Row]: Key extends "amount" ? number : Row[Key] };

/** Answer of GET /api/optique/suppliers/{id}/account. `left`, `credits`, `expected` are of now. */
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
/** Answer of GET /api/optique/payables: suppliers with a balance, or anything left, by name. */
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
/** Purchases of dashboard.today, where the shop has a bill and the person sees costs. */
export type PurchasesOfToday = {
  /** Bills, and cheques and LCN to suppliers, that are late or due within 7 days. */
  billsDue: Counted;
  paymentsDue: Counted;
  /** Credits asked for more than 30 days ago. */
  creditsExpected: Counted;
};
