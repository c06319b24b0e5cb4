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
/** Job fields in the body of a sale; an absent one keeps the stored value. */
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
  /** Id of the sheet of the contact lenses; '' removes it, absent keeps the stored one. */
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
    /** Id of the quote that is sold, and its variant. */
    quote?: string;
    variant?: string;
  };

/**
 * `follows`: whether the lens still has the power of its prescription; null when not comparable. `warranty`: in answers
 * only; null for a line without a warranty.
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
/** In answers only: unused kept credits of the client, in dirhams. */
export type ClientCredit = { client_credit?: number };
export type NestedInvoice = Invoice & {
  items: SavedItem[];
  /** Payments by the client, without those of a fund. */
  payments: Payment[];
  credit_notes: NestedCreditNote[];
  refunds: Refund[];
  /** In answers only: the claim, the payments of its fund, and the client's part in dirhams. */
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
