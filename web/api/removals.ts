import { get } from "./request.ts";

/** Lists with deletions. */
export type RemovedFrom =
  | "clients"
  | "suppliers"
  | "products"
  | "receipts"
  | "adjustments"
  | "invoices"
  | "quotes"
  | "bills"
  | "bill-payments"
  | "supplier-credits"
  | "prescriptions";

/** Effects of a deletion. */
export type Removal = {
  /** Reason of a refusal; '' when allowed. */
  refusal: string;
  /** Pieces removed from the stock. */
  leaving: number;
  /** Deleted payments, in dirhams. */
  collected: number;
  /** Whether a job is deleted too. */
  hasJob: boolean;
};

export const loadRemoval = (list: RemovedFrom, id: string): Promise<Removal> =>
  get(`removals/${list}/${id}`);
