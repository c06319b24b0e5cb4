import type { Client, Invoice } from "#domain/core/records.ts";
import { pb } from "./pb.ts";

type RecentInvoice = Invoice & { expand?: { client?: Client } };
export type Dashboard = {
  clients: number;
  products: number;
  invoices: number;
  unpaidInvoices: number;
  revenue: number;
  recentInvoices: RecentInvoice[];
  recentClients: Client[];
  takings: { day: string; amount: number }[];
  today: {
    day: string;
    due: number;
    overdue: { invoices: number; amount: number };
    lowStock: number;
    outOfStock: number;
    pendingReceipts: number;
    reminders: number;
    lastBackup: { created: string } | null;
  };
};

/** Everything of the dashboard in one answer. */
export const loadDashboard = (signal: AbortSignal): Promise<Dashboard> =>
  pb.send<Dashboard>("/api/optique/dashboard", { method: "GET", signal });
