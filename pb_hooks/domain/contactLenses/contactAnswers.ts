/** Wire types of contact lenses (docs/rules-contact-orders.md, Routes). Money in dirhams, days in stored form. */
import type {
  Client,
  ContactBox,
  ContactOrder,
  ContactSheet,
  EyeSide,
  Invoice,
  InvoiceItem,
  Product,
  Supplier,
} from "#domain/core/records.ts";
import type { ContactEye, ContactLens } from "./lens.ts";

/** Row of boxes, as stored. */
export type ContactRow = ContactOrder & { lens: ContactLens | null };
/** Sheet, as stored. */
export type StoredSheet = ContactSheet & {
  right_lens: ContactEye | null;
  left_lens: ContactEye | null;
};

/** Sale that a row of boxes belongs to. */
export type RowSale = Pick<Invoice, "id" | "invoice_number" | "date">;

/** Sale that uses a sheet. */
export type SheetSale = Pick<Invoice, "id" | "invoice_number" | "date" | "total_amount" | "status">;

/** Answer of GET and PUT /api/optique/contact-prescriptions/{id}. Its version ignores `orders` and `invoices`. */
export type SheetDocument = StoredSheet & {
  version: string;
  /** From the latest to the oldest. */
  orders: (ContactRow & { invoice: RowSale | null })[];
  /** From the latest to the oldest. */
  invoices: SheetSale[];
  expand?: { client?: Client; solution?: Product };
};

/** Sheet in the answer of a list. */
export type ListedSheet = StoredSheet & { expand?: { client?: Client } };

/** Sheet that a search finds. `current`: true of the client's current sheet, which renewals use. */
export type FoundSheet = ListedSheet & { current: boolean };

/**
 * Row of lists/contact-orders. `boxes`: scanned pieces. `messagedAt`: instant of the latest message that the lenses
 * have arrived, else ''.
 */
export type ListedContactOrder = ContactRow & {
  boxes: number;
  messagedAt: string;
  invoice: RowSale | null;
  expand?: { client?: Client; contact?: StoredSheet; product?: Product; supplier?: Supplier };
};

export type RenewalReason = "supply" | "check";
/**
 * Row of lists/contact-renewals. `until`: the earlier end of both eyes, else ''. `prepared`: instant of the message
 * since the last row of boxes, else ''.
 */
export type Renewal = ListedSheet & { until: string; why: RenewalReason[]; prepared: string };

/** Box of a list, with its row. `messagedAt`: instant of the latest message about its recall, else ''. */
export type ListedContactBox = ContactBox & {
  messagedAt: string;
  expand?: { order?: ContactRow & { expand?: { client?: Client; product?: Product } } };
};

export type RenewedItem = Pick<InvoiceItem, "product" | "quantity" | "price" | "eye"> & {
  lens: ContactLens | null;
};
/** Value of a sheet that differs from what was last sold. */
export type RenewalDifference = {
  eye: EyeSide;
  key: string;
  before: string | number | null;
  now: string | number | null;
};
export const renewalWarnings = [
  "trial",
  "stopped",
  "older",
  "check",
  "early",
  "product_right",
  "product_left",
] as const;
export type RenewalWarning = (typeof renewalWarnings)[number];

/** Answer of GET /api/optique/contact-prescriptions/{id}/renewal. */
export type RenewalProposal = {
  client: string;
  contact: string;
  items: RenewedItem[];
  last: { invoice: string; invoice_number: string; date: string } | null;
  differences: RenewalDifference[];
  warnings: RenewalWarning[];
};

/**
 * Answer of GET /api/optique/contact-scan. `known`: latest row of boxes with this code. `orders`: ids of rows that wait
 * for such a box.
 */
export type ScanAnswer = {
  gtin: string;
  lot: string;
  expires_on: string;
  expired: boolean;
  product: string;
  known: { product: string; lens: ContactLens | null } | null;
  orders: string[];
};

/** Counts of contact lens tasks on the dashboard. */
export type ContactLensesOfToday = {
  /** Rows of boxes to order. */
  lensesToOrder: number;
  /** Sales whose lenses have arrived, and whose client got no message since. */
  lensesArrived: number;
  /** Sheets to renew, without a prepared message. */
  lensesDue: number;
};
