/** The palette's call to the server (server/README.md, Routes). */
import type { Client, Invoice, Prescription, Product, Supplier } from "#domain/core/records.ts";
import { pb } from "./pb.ts";

type WithClient = { expand?: { client?: Client } };
export type Found = {
  clients: Client[];
  invoices: (Invoice & WithClient)[];
  prescriptions: (Prescription & WithClient)[];
  products: Product[];
  suppliers: Supplier[];
};

export const searchAll = (q: string, signal: AbortSignal): Promise<Found> =>
  pb.send<Found>("/api/optique/search", { method: "GET", query: { q }, signal });
