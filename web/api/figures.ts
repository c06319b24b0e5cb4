/** Figures that the server reckons over many records, each page's in one answer. */
import { queryOptions } from "@tanstack/react-query";
import type { Period } from "#domain/core/period.ts";
import type { Client, PaymentMethod, Product, ProductType } from "#domain/core/records.ts";
import type { ListedInvoice } from "./invoices.ts";
import type { ListedMovement } from "./movements.ts";
import type { ListedReceipt } from "./receipts.ts";
import { get } from "./request.ts";
import { followShopClock } from "#lib/shopClock.ts";

/** Whom a task waits for the longest, and since which day; '' for nobody in particular. */
type Waiter = { name: string; day: string };

export type Dashboard = {
  clients: number;
  products: number;
  invoices: number;
  unpaidInvoices: number;
  revenue: number;
  clientsOfMonth: number;
  invoicesOfMonth: number;
  recentInvoices: ListedInvoice[];
  recentClients: Client[];
  /** Of thirty days, and what the thirty before them came to. */
  takings: { day: string; amount: number }[];
  takingsBefore: number;
  today: {
    day: string;
    /** Invoices dated today. */
    sold: number;
    due: number;
    overdue: { invoices: number; amount: number };
    lowStock: number;
    outOfStock: number;
    pendingReceipts: number;
    reminders: number;
    /** Montages that are late, and those ready without that their customer was told. */
    jobsLate: number;
    jobsReady: number;
    readyDue: number;
    latestJobs: Waiter[];
    longestReady: { name: string }[];
    /** In hand, and due within a week or before. */
    chequesDue: number;
    chequesDueAmount: number;
    /** Days of the till before today that the shop left open, and the first of them. */
    tillToClose: number;
    firstToClose: string | null;
    lastBackup: { created: string } | null;
    oldestUnpaid: Waiter | null;
    oldestReceipt: Waiter | null;
    oldestReminder: Waiter | null;
    /** The names of the first products to order again. */
    emptiest: string[];
  };
};

export type StockFigures = {
  products: number;
  value: number;
  /** Of it, what lies in archived products. */
  archivedValue: number;
  low: number;
  out: number;
  lowStock: Product[];
  outOfStock: Product[];
  recentReceipts: ListedReceipt[];
  recentMovements: ListedMovement[];
  byType: { type: ProductType; products: number; stock: number; value: number }[];
};

type DaySales = { day: string; invoices: number; total: number; collected: number };
export type Overview = {
  invoices: number;
  total: number;
  collected: number;
  remaining: number;
  collectedPercent: number;
  remainingPercent: number;
};
/** The TVA within what was sold or cashed at one rate, in dirhams; the rate in percent. */
export type VatSum = { rate: number; ht: number; vat: number; ttc: number };
export type Statistics = Overview &
  Period & {
    byDay: { day: string; amount: number }[];
    salesByDay: DaySales[];
    byProduct: {
      product: string;
      name: string;
      reference: string;
      type: ProductType;
      quantity: number;
      amount: number;
    }[];
    byType: { type: ProductType; products: number; quantity: number; amount: number }[];
    /** Empty where nothing was sold with a rate. */
    vat: { invoiced: VatSum[]; collected: VatSum[] };
    byMethod: { method: PaymentMethod; payments: number; amount: number }[];
    previous: Overview & Period & { salesByDay: DaySales[] };
  };

/** The work that waits: the counts beside the menu. */
export type Waiting = {
  reminders: number;
  unpaid: number;
  jobsLate: number;
  stock: number;
  tillToClose: number;
  lastBackup: string | null;
  /** The last one failed, or could not be restored, or the data are damaged. */
  isBackupDoubtful: boolean;
};

/** What says the shop's time as well: it is asked for on every page. */
export async function loadWaiting(signal?: AbortSignal): Promise<Waiting> {
  const { clock, ...waiting } = await get<Waiting & { clock: string }>("waiting", {}, signal);
  if (followShopClock(clock)) window.location.reload();
  return waiting;
}

export const figureQueries = {
  dashboard: queryOptions({
    queryKey: ["dashboard"],
    queryFn: ({ signal }) => get<Dashboard>("dashboard", {}, signal),
  }),
  stock: queryOptions({
    queryKey: ["stock"],
    queryFn: ({ signal }) => get<StockFigures>("stock", {}, signal),
  }),
  statistics: (period: Period) =>
    queryOptions({
      queryKey: ["statistics", period],
      queryFn: ({ signal }) => get<Statistics>("statistics", period, signal),
    }),
};
