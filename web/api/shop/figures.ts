/** Aggregates of the server, one request per page. */
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
/** Without the right to see costs they are absent. */
type SeenServiceFigures = Omit<ServiceFigures, "cost" | "received" | "byCause" | "byWorker"> & {
  cost?: number;
  received?: number;
  byCause: Costed<ServiceFigures["byCause"][number]>[];
  byWorker: Costed<ServiceFigures["byWorker"][number]>[];
};

/** Longest waiting client of a task and day; '' for a walk-in. */
type Waiter = { name: string; day: string };

/** Entries that rooms add; without `cost.see` those of purchases are absent. */
type TodayOfRooms = ServicesOfToday &
  ContactLensesOfToday &
  Partial<PurchasesOfToday> & {
    /** Period that waits for its transmission, once the shop has transmitted one; absent to who exports no books. */
    booksDue?: Period | null;
  };

export type Dashboard = {
  clients: number;
  products: number;
  invoices: number;
  unpaidInvoices: number;
  /** Without the right `statistics.shop`, the person's own sales of the month; then `takings` are empty. */
  revenue: number;
  clientsOfMonth: number;
  invoicesOfMonth: number;
  recentInvoices: ListedInvoice[];
  recentClients: Client[];
  clientsToday: number;
  /** Thirty days, and the thirty before. */
  takings: DayAmount[];
  takingsBefore: DayAmount[];
  /** Sales of the thirty days, without the right one's own. */
  salesByDay: DaySales[];
  today: TodayOfRooms & {
    day: string;
    /** Invoices dated today. */
    sold: number;
    due: number;
    overdue: { invoices: number; amount: number };
    /** Unused kept credits of clients who owe, and of those who owe for long. */
    credits: { due: number; overdue: number };
    lowStock: number;
    outOfStock: number;
    pendingReceipts: number;
    /** Lenses of drawers that were sold today, and not ordered again. */
    lensRefill: number;
    /** Counts that were open before today. */
    countsOpen: number;
    reminders: number;
    /** Valid quotes without an answer since the shop's days. */
    quotesWaiting: number;
    /** Late jobs, and ready jobs without a notification. */
    jobsLate: number;
    jobsReady: number;
    readyDue: number;
    latestJobs: Waiter[];
    longestReady: { name: string }[];
    /** In hand, due within a week or overdue. */
    chequesDue: number;
    chequesDueAmount: number;
    /** Number of invoices with an overdue instalment, and the overdue amount. */
    plansLate: { count: number; amount: number };
    /** Number of open till days before today, and the first one. */
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
  /** Part of archived products. */
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
/** Number of sales, credit notes or pieces, and their amount in dirhams. */
export type CountedSum = { count: number; amount: number };
/** TVA of one rate, in dirhams; the rate in percent. */
export type VatSum = { rate: number; ht: number; vat: number; ttc: number };
/** Quotes of a time, the dearest variant of each; accepted ones by the variant that was sold. */
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
      /** Amount of the period before. */
      before: number;
      /** Ten amounts of three days each, the last thirty days. */
      trend: number[];
    }[];
    byType: { type: ProductType; products: number; quantity: number; amount: number }[];
    /** Empty without TVA. */
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
    /** Payments of funds are 'fund', whatever their method. */
    byMethod: { method: PaymentMethod | "fund"; payments: number; amount: number }[];
    /** Sum of the reversals of the period. */
    reversed: number;
    quotes: QuoteSums & {
      /** Mean days from quote to invoice; null without an accepted one. */
      days: number | null;
      byMonth: (QuoteSums & { month: string })[];
      byRefusal: { refusal: QuoteRefusal; quotes: number; amount: number }[];
    };
    services: SeenServiceFigures;
    previous: Overview & Period & { salesByDay: DaySales[] };
    /** Calendar month of the period, and the whole month before. */
    month: SalesOfDays & { before: SalesOfDays };
  };

/** Counts of pending work, beside the menu. */
export type Waiting = {
  reminders: number;
  unpaid: number;
  jobsLate: number;
  stock: number;
  /** Contact lenses to order; null in a shop without any. */
  lenses: number | null;
  tillToClose: number;
  lastBackup: string | null;
  /** True when the last backup failed or could not be restored, or data are damaged. */
  isBackupDoubtful: boolean;
};

/** The answer carries the shop's clock, because every page requests it. */
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
