/**
 * Wire types of documents (docs/api.md, Saving a document): bodies of PUT, answers of GET and PUT. Money in
 * dirhams.
 */
import type { ExtraFields } from "#domain/optics/measures/extraMeasures.ts";
import type { ContactLens } from "#domain/contactLenses/lens.ts";
import type { LensPower } from "#domain/lenses/power.ts";
import type { PairsInput } from "#domain/optics/measures/pairMeasures.ts";
import type { EyeFields } from "#domain/optics/optics.ts";
import type { Warranty } from "#domain/services/warranty.ts";
import type {
  Claim,
  Client,
  CreditItem,
  CreditNote,
  Invoice,
  InvoiceItem,
  Job,
  Payment,
  Prescription,
  Product,
  Refund,
} from "#domain/core/records.ts";

type InvoiceItemInput = Pick<InvoiceItem, "id" | "product" | "quantity" | "price"> &
  Partial<
    Pick<InvoiceItem, "eye" | "label" | "discount" | "pair" | "use" | "source" | "special">
  > & { power?: Partial<LensPower> | null; lens?: ContactLens | null };
/** Job fields in the body of a sale; absent ones keep their value. */
export type JobInput = Partial<Pick<Job, "promised_on" | "lab" | "tray" | "notes">>;
export type PaymentInput = Pick<Payment, "id" | "date" | "amount"> & {
  payment_method: string;
} & Partial<
    Pick<Payment, "credit_note" | "reference" | "notes" | "bank" | "due_on" | "cheque_state">
  >;

export type NestedInvoiceInput = {
  id: string;
  date?: string;
  notes?: string;
  /** Sheet of the contact lenses; '' empties it, absent keeps it. */
  contact?: string;
  items: InvoiceItemInput[];
  payments: PaymentInput[];
};
export type PrescriptionInput = EyeFields &
  Partial<ExtraFields> & {
    version?: string;
    client: string;
    date: string;
    notes: string;
    prescriber?: string;
    pairs?: PairsInput | null;
    invoice?: NestedInvoiceInput | null;
    job?: JobInput | null;
    /** Quote that is sold, and its variant. */
    quote?: string;
    variant?: string;
  };

/**
 * `follows`: whether a lens is still that of its prescription; null where nothing says it. `warranty`: in answers only; null of
 * a line without one.
 */
export type SavedItem = InvoiceItem & {
  follows?: boolean | null;
  warranty?: Warranty | null;
  expand?: { product?: Product };
};
/** Credit note of an invoice, with its lines. */
export type NestedCreditNote = CreditNote & { items: CreditItem[] };
/** Claim of an invoice, with the name of its fund. */
export type InvoiceClaim = Claim & { fund_name: string };
/** In answers only: kept credits of the client that are not used, in dirhams. */
export type ClientCredit = { client_credit?: number };
export type NestedInvoice = Invoice & {
  items: SavedItem[];
  /** Payments of the client. */
  payments: Payment[];
  credit_notes: NestedCreditNote[];
  refunds: Refund[];
  /** In answers only: claim, payments of its fund, and the client's part in dirhams. */
  claim?: InvoiceClaim | null;
  fund_payments?: Payment[];
  client_part?: number;
} & ClientCredit;
/** Answer of GET and PUT /api/optique/prescriptions/{id}. */
export type PrescriptionDocument = Prescription & {
  version: string;
  invoice: NestedInvoice | null;
  job: Job | null;
  expand?: { client?: Client };
};
/** Answer of GET and PUT /api/optique/invoices/{id}. */
export type InvoiceDocument = NestedInvoice & {
  version: string;
  job: Job | null;
  expand?: { client?: Client; prescription?: Prescription };
};
