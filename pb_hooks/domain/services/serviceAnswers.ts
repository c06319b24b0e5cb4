/** Wire types of after-sales tickets (docs/rules-slips.md, Routes). Money in dirhams. */
import type {
  Client,
  Invoice,
  InvoiceItem,
  Job,
  Product,
  Service,
  ServiceItem,
  ServiceStatus,
  Supplier,
} from "#domain/core/records.ts";
import type { Step } from "#domain/workshop/jobs.ts";
import type { Warranty } from "./warranty.ts";

type Expanded = {
  expand?: {
    client?: Client;
    product?: Product;
    supplier?: Supplier;
    invoice?: Invoice;
    invoice_item?: InvoiceItem;
    job?: Job;
  };
};

/** Another open ticket about the same line. */
export type OtherService = Pick<Service, "id" | "number" | "status">;
/** Part in an answer; without the right to see costs it lacks `unit_cost`. */
export type ServicePart = ServiceItem & { expand?: { product?: Product } };

/**
 * Answer of GET and PUT /api/optique/services/{id}. `remake_number`: '2026110001-R1', '' for other tickets. `sold_on`:
 * id of the invoice of its line. `loss` is absent without the right to see costs.
 */
export type ServiceDocument = Service & {
  version: string;
  items: ServicePart[];
  warranty: Warranty | null;
  others: OtherService[];
  remake_number: string;
  sold_on: string;
  loss?: number;
} & Expanded;

/** Open remake of a job, as its card displays it. */
export type OpenRemake = Pick<Service, "number" | "rank" | "eyes" | "pair" | "cause"> & {
  service: string;
};

/**
 * Extra values of a ticket in lists and on the board. `messagedAt`: latest message about it since its last step. `due`:
 * what the client has to pay. `sold_on`, `sold_number`: id and number of the invoice of its line.
 */
type ListedExtras = {
  steps: Step<ServiceStatus>[];
  stepAt: string;
  messagedAt: string | null;
  messagedBy: string | null;
  remake_number: string;
  due: number;
  sold_on: string;
  sold_number: string;
  expand: {
    client: Pick<Client, "id" | "name" | "phone"> | null;
    product: Pick<Product, "id" | "name" | "reference" | "type"> | null;
    supplier: Pick<Supplier, "id" | "name"> | null;
    invoice:
      | (Pick<Invoice, "id" | "invoice_number" | "date" | "total_amount"> & { remaining: number })
      | null;
  };
};

/** Row of lists/services. */
export type ListedService = Service & ListedExtras;

/** Fields of a card: no costs, no findings, no photographs. */
export const serviceCardFields = [
  "id",
  "number",
  "date",
  "client",
  "invoice_item",
  "product",
  "object",
  "kind",
  "cause",
  "notes",
  "status",
  "steps",
  "promised_on",
  "tray",
  "pays",
  "estimate",
  "estimate_answer",
  "invoice",
  "with_client",
  "lent",
  "lent_back_on",
  "worker",
  "supplier",
  "supplier_reference",
  "slip",
  "sent_on",
  "supplier_answer",
  "updated",
] as const satisfies (keyof Service)[];
export type ServiceCard = Pick<Service, (typeof serviceCardFields)[number]> & ListedExtras;

export type ServiceColumn = { status: ServiceStatus; count: number; cards: ServiceCard[] };

export type ServiceCounts = Record<"servicesOpen" | "servicesLate" | "servicesReady", number>;
/** Answer of GET /api/optique/services/board. `suppliers`: choices of the filter. */
export type ServiceBoard = ServiceCounts & {
  suppliers: Pick<Supplier, "id" | "name">[];
  columns: ServiceColumn[];
};

type Named = { name: string };
type Dated = Named & { day: string };
/** Waiting tickets in dashboard.today: their counts, and some names for each. */
export type ServicesOfToday = Record<
  "servicesLate" | "servicesReady" | "servicesSilent" | "servicesLent",
  number
> & {
  /** Clients of late tickets, with the promised days. */
  latestServices: Dated[];
  longestServices: Named[];
  /** Suppliers, with the days on which glasses were sent to them. */
  silentSuppliers: Dated[];
  /** Id of the supplier if only one is silent, else ''. */
  silentSupplier: string;
  /** Clients with lent glasses; `id` is that of the ticket. */
  lentTo: (Named & { id: string })[];
};

/** Answer of POST /api/optique/services/slips. */
export type ReturnSlip = {
  slip: string;
  sent_on: string;
  supplier: string;
  services: ListedService[];
};
