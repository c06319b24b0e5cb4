import { get } from "./request.ts";

/** The lists whose records are deleted after a question. */
export type RemovedFrom =
  | "clients"
  | "suppliers"
  | "products"
  | "receipts"
  | "adjustments"
  | "invoices"
  | "prescriptions";

/** What a deletion would do. */
export type Removal = {
  /** Why it is refused; '' when it is not. */
  refusal: string;
  /** How many pieces go out of stock. */
  leaving: number;
  /** What was paid and is forgotten, in dirhams. */
  collected: number;
  /** A job of the workshop goes along. */
  hasJob: boolean;
};

export const loadRemoval = (list: RemovedFrom, id: string): Promise<Removal> =>
  get(`removals/${list}/${id}`);
