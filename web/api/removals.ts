import { get } from "./request.ts";

/** Lists whose records can be deleted. */
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

/** What a deletion would do. */
export type Removal = {
  /** Reason why the deletion is refused; '' when allowed. */
  refusal: string;
  /** Number of pieces that leave the stock. */
  leaving: number;
  /** Amount of the deleted payments, in dirhams. */
  collected: number;
  /** True when a job is deleted too. */
  hasJob: boolean;
};

export const loadRemoval = (list: RemovedFrom, id: string): Promise<Removal> =>
  get(`removals/${list}/${id}`);
