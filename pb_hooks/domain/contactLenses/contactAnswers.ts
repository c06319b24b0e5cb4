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

/** Row of boxes as it is stored. */
export type ContactRow = ContactOrder & { lens: ContactLens | null };
/** Sheet as it is stored. */
export type StoredSheet = ContactSheet & {
  right_lens: ContactEye | null;
  left_lens: ContactEye | null;
};

/** Sale of a row. */
export type RowSale = Pick<Invoice, "id" | "invoice_number" | "date">;

/** Sale with a sheet. */
export type SheetSale = Pick<Invoice, "id" | "invoice_number" | "date" | "total_amount" | "status">;

/** Answer of GET and PUT /api/optique/contact-prescriptions/{id}. `orders` and `invoices` are no part of its version. */
export type SheetDocument = StoredSheet & {
  version: string;
  /** Latest first. */
  orders: (ContactRow & { invoice: RowSale | null })[];
  /** Latest first. */
  invoices: SheetSale[];
  expand?: { client?: Client; solution?: Product };
};

/** Sheet of a list. */
export type ListedSheet = StoredSheet & { expand?: { client?: Client } };

/** Sheet that a search finds. `current`: its client is renewed by it. */
export type FoundSheet = ListedSheet & { current: boolean };

/** Row of lists/contact-orders. `boxes`: pieces that were scanned. `messagedAt`: latest message that its lenses are there; ''. */
export type ListedContactOrder = ContactRow & {
  boxes: number;
  messagedAt: string;
  invoice: RowSale | null;
  expand?: { client?: Client; contact?: StoredSheet; product?: Product; supplier?: Supplier };
};

export type RenewalReason = "supply" | "check";
/** Row of lists/contact-renewals. `until`: earlier end of its eyes; ''. `prepared`: instant of the message since its last row; ''. */
export type Renewal = ListedSheet & { until: string; why: RenewalReason[]; prepared: string };

/** Box of a list, with its row. `messagedAt`: latest message that it is recalled; ''. */
export type ListedContactBox = ContactBox & {
  messagedAt: string;
  expand?: { order?: ContactRow & { expand?: { client?: Client; product?: Product } } };
};

export type RenewedItem = Pick<InvoiceItem, "product" | "quantity" | "price" | "eye"> & {
  lens: ContactLens | null;
};
/** Value of a sheet that is no longer what was sold. */
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

/** Answer of GET /api/optique/contact-scan. `known`: the latest row that had this code. `orders`: ids of rows that wait for it. */
export type ScanAnswer = {
  gtin: string;
  lot: string;
  expires_on: string;
  expired: boolean;
  product: string;
  known: { product: string; lens: ContactLens | null } | null;
  orders: string[];
};

/** Tasks of the dashboard. */
export type ContactLensesOfToday = {
  /** Rows to order. */
  lensesToOrder: number;
  /** Sales whose lenses are there, without a message since. */
  lensesArrived: number;
  /** Sheets to renew without a prepared message. */
  lensesDue: number;
};
