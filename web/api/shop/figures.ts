/** Aggregates that the server computes, one request per page. */
import type { ZoneOffset } from "#domain/core/days/days.ts";
import type { Inventory } from "#domain/stock/inventory.ts";
import type { PrescriptionLog } from "#domain/optics/prescriptionLog.ts";
import type { Period } from "#domain/core/days/period.ts";
import type {
  Client,
  CreditReason,
  PaymentMethod,
  Product,
  ProductType,
  QuoteRefusal,
} from "#domain/core/records.ts";
import type { ServiceFigures } from "#domain/services/serviceFigures.ts";
import type { ContactLensesOfToday } from "#domain/contactLenses/contactAnswers.ts";
import type { PurchasesOfToday } from "#domain/purchases/purchaseAnswers.ts";
import type { ServicesOfToday } from "#domain/services/serviceAnswers.ts";
import type { ListedInvoice } from "#api/sales/invoices.ts";
import type { ListedMovement } from "#api/stock/movements.ts";
import type { ListedReceipt } from "#api/stock/receipts.ts";
import { get, getQuery } from "#api/request.ts";
import { followShopClock } from "#lib/clock/shopClock.ts";

type Costed<Row> = Omit<Row, "cost"> & { cost?: number };
/** Figures of after-sales; some are absent without the right to see costs. */
type SeenServiceFigures = Omit<ServiceFigures, "cost" | "received" | "byCause" | "byWorker"> & {
  cost?: number;
  received?: number;
  byCause: Costed<ServiceFigures["byCause"][number]>[];
  byWorker: Costed<ServiceFigures["byWorker"][number]>[];
};

/** Client who has waited longest in a task, and since when; `name` is '' for a walk-in. */
type Waiter = { name: string; day: string };

/** Dashboard figures from other server rooms (docs/rooms.md); those of purchases are absent without `cost.see`. */
type TodayOfRooms = ServicesOfToday &
  ContactLensesOfToday &
  Partial<PurchasesOfToday> & {
    /**
     * Period to be transmitted next, once the shop has transmitted one; absent for people who may not export the books.
     */
    booksDue?: Period | null;
  };

export type Dashboard = {
  clients: number;
  products: number;
  invoices: number;
  unpaidInvoices: number;
  /** Revenue. Without the right `statistics.shop`, the person's own sales of the month, and `takings` is empty. */
  revenue: number;
  clientsOfMonth: number;
  invoicesOfMonth: number;
  recentInvoices: ListedInvoice[];
  recentClients: Client[];
  clientsToday: number;
  /** Takings of the last thirty days; `takingsBefore`: of the thirty days before. */
  takings: DayAmount[];
  takingsBefore: DayAmount[];
  /** Sales of the last thirty days; without the right, the person's own. */
  salesByDay: DaySales[];
  today: TodayOfRooms & {
    day: string;
    /** Number of invoices dated today. */
    sold: number;
    due: number;
    overdue: { invoices: number; amount: number };
    /** Unused kept credits of clients who owe money (`due`), and of those who have owed for long (`overdue`). */
    credits: { due: number; overdue: number };
    lowStock: number;
    outOfStock: number;
    pendingReceipts: number;
    /** Number of lenses sold from drawers today and not ordered again. */
    lensRefill: number;
    /** Number of open counts that were started before today. */
    countsOpen: number;
    reminders: number;
    /** Number of valid quotes that have had no answer for the shop's follow-up days. */
    quotesWaiting: number;
    /** Number of late jobs; `jobsReady`: ready jobs whose client is not notified. */
    jobsLate: number;
    jobsReady: number;
    readyDue: number;
    latestJobs: Waiter[];
    longestReady: { name: string }[];
    /** Number of cheques in hand that are due within a week or overdue; `chequesDueAmount`: their amount. */
    chequesDue: number;
    chequesDueAmount: number;
    /** Number of invoices with an overdue instalment, and the overdue amount. */
    plansLate: { count: number; amount: number };
    /** Number of open till days before today; `firstToClose`: the first of them. */
    tillToClose: number;
    firstToClose: string | null;
    lastBackup: { created: string } | null;
    oldestUnpaid: Waiter | null;
    oldestReceipt: Waiter | null;
    oldestReminder: Waiter | null;
    oldestQuote: Waiter | null;
    /** Names of the first products to reorder. */
    emptiest: string[];
  };
};

export type StockFigures = {
  products: number;
  value: number;
  /** Value of the archived products, included in `value`. */
  archivedValue: number;
  low: number;
  out: number;
  lowStock: Product[];
  outOfStock: Product[];
  recentReceipts: ListedReceipt[];
  recentMovements: ListedMovement[];
  byType: { type: ProductType; products: number; stock: number; value: number }[];
};

type DayAmount = { day: string; amount: number };
type DaySales = { day: string; invoices: number; total: number; collected: number };
type SalesOfDays = Period & { salesByDay: DaySales[] };
export type Overview = {
  invoices: number;
  /** Invoices less credit notes, each by its own date. */
  total: number;
  credited: number;
  collected: number;
  remaining: number;
  collectedPercent: number;
  remainingPercent: number;
};
/** Number of sales, credit notes or pieces, with their amount in dirhams. */
export type CountedSum = { count: number; amount: number };
/** TVA of one rate, in dirhams; `rate` is in percent. */
export type VatSum = { rate: number; ht: number; vat: number; ttc: number };
/** Quotes of a period by the most expensive variant; accepted ones by the variant that was sold. */
export type QuoteSums = {
  quotes: number;
  amount: number;
  accepted: number;
  acceptedAmount: number;
};
export type Statistics = Overview &
  Period & {
    byDay: { day: string; amount: number }[];
    salesByDay: DaySales[];
    byProduct: {
      product: string;
      name: string;
      reference: string;
      type: ProductType;
      image: string;
      quantity: number;
      amount: number;
      /** Amount in the previous period. */
      before: number;
      /** Amounts of the last thirty days, as ten sums of three days. */
      trend: number[];
    }[];
    byType: { type: ProductType; products: number; quantity: number; amount: number }[];
    /** TVA by rate; both lists are empty for a shop without TVA. */
    vat: { invoiced: VatSum[]; collected: VatSum[] };
    discounts: {
      amount: number;
      bySeller: (CountedSum & { seller: string })[];
      byProduct: (CountedSum & { name: string })[];
    };
    returns: {
      amount: number;
      byReason: (CountedSum & { reason: CreditReason })[];
      bySeller: (CountedSum & { seller: string })[];
      byProduct: (CountedSum & { name: string })[];
    };
    /** Payments by method; those of funds have the method 'fund'. */
    byMethod: { method: PaymentMethod | "fund"; payments: number; amount: number }[];
    /** Sum of the period's reversals, such as bounced cheques. */
    reversed: number;
    quotes: QuoteSums & {
      /** Mean number of days from quote to invoice; null without an accepted quote. */
      days: number | null;
      byMonth: (QuoteSums & { month: string })[];
      byRefusal: { refusal: QuoteRefusal; quotes: number; amount: number }[];
    };
    services: SeenServiceFigures;
    previous: Overview & Period & { salesByDay: DaySales[] };
    /** Sales of the calendar month of the period; `before`: of the whole previous month. */
    month: SalesOfDays & { before: SalesOfDays };
  };

/** Numbers of pending tasks, shown beside the menu. */
export type Waiting = {
  reminders: number;
  unpaid: number;
  jobsLate: number;
  stock: number;
  /** Number of rows of contact lenses to order; null in a shop without any. */
  lenses: number | null;
  tillToClose: number;
  lastBackup: string | null;
  /** True when the last backup failed or could not be restored, or data are damaged. */
  isBackupDoubtful: boolean;
};

/** Loads the pending numbers. The answer also brings the shop's clock, because every page requests it. */
export async function loadWaiting(signal?: AbortSignal): Promise<Waiting> {
  const { clock, zone, ...waiting } = await get<Waiting & { clock: string; zone: ZoneOffset[] }>(
    "waiting",
    {},
    signal,
  );
  if (followShopClock(clock, zone)) window.location.reload();
  return waiting;
}

export const figureQueries = {
  dashboard: getQuery<Dashboard>(["dashboard"], "dashboard"),
  stock: getQuery<StockFigures>(["stock"], "stock"),
  statistics: (period: Period) =>
    getQuery<Statistics>(["statistics", period], "statistics", period),
  prescriptionLog: (period: Period) =>
    getQuery<PrescriptionLog>(["prescriptionLog", period], "figures/register", period),
  inventory: (asked: { on: string; method: string; type: string; supplier: string }) =>
    getQuery<Inventory>(["inventory", asked], "figures/inventory", asked),
};
