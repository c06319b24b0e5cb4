/** The palette's call to the server (api.md). */
import type {
  Client,
  Invoice,
  Prescription,
  Product,
  Supplier,
} from "../../pb_hooks/domain/records";
import { pb } from "../lib/pb";

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
