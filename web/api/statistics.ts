/** Every call of the statistics to the server (server/README.md, Routes). */
import type { Period } from "#domain/core/period.ts";
import type { PaymentMethod, ProductType } from "#domain/core/records.ts";
import { pb } from "./pb.ts";

type DaySales = { day: string; invoices: number; total: number; collected: number };
export type Overview = {
  invoices: number;
  total: number;
  collected: number;
  remaining: number;
  collectedPercent: number;
  remainingPercent: number;
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
      quantity: number;
      amount: number;
    }[];
    byType: { type: ProductType; products: number; quantity: number; amount: number }[];
    byMethod: { method: PaymentMethod; payments: number; amount: number }[];
    previous: Overview & Period & { salesByDay: DaySales[] };
  };

export const loadStatistics = (period: Period, signal: AbortSignal): Promise<Statistics> =>
  pb.send<Statistics>("/api/optique/statistics", { method: "GET", query: period, signal });

export type Visits = {
  byDay: { day: string; views: number; visitors: number }[];
  byPage: { path: string; views: number; visitors: number }[];
};

export const loadVisits = (period: Period, signal: AbortSignal): Promise<Visits> =>
  pb.send<Visits>("/api/optique/visits", { method: "GET", query: period, signal });
