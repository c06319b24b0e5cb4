/** After-sales tickets, remakes, and slips to suppliers (docs/rules-slips.md, Routes). */
import { queryOptions } from "@tanstack/react-query";
import type { EyeSide, Job, PartDirection, Service, ServiceCause } from "#domain/core/records.ts";
import type {
  ListedService,
  ReturnSlip,
  ServiceBoard,
  ServiceCard,
  ServiceDocument,
} from "#domain/services/serviceAnswers.ts";
import { documentCalls } from "#api/documents.ts";
import { invalidate } from "#api/queryClient.ts";
import { loadPhoto } from "#api/files.ts";
import { updateRecord } from "#api/records.ts";
import {
  getQuery,
  loadList,
  oneQuery,
  type Page,
  type PageQuery,
  post,
  rowsQuery,
} from "#api/request.ts";

const collection = "optique_services";

export type PartInput = {
  id: string;
  product: string;
  quantity: number;
  direction: PartDirection;
  cell?: string;
};

/** Fields of a ticket that a person can edit; absent ones stay unchanged. */
export type ServiceValues = Partial<
  Pick<
    Service,
    | "date"
    | "client"
    | "invoice_item"
    | "product"
    | "object"
    | "condition"
    | "kind"
    | "cause"
    | "found"
    | "notes"
    | "status"
    | "promised_on"
    | "tray"
    | "pays"
    | "estimate"
    | "estimate_answer"
    | "with_client"
    | "lent"
    | "lent_back_on"
    | "worker"
    | "supplier"
    | "supplier_reference"
    | "expected"
    | "supplier_answer"
    | "received_amount"
    | "received_on"
    | "credit_item"
  >
> & {
  /** Removes the ticket from its slip. */
  slip?: "";
};
export type ServiceInput = ServiceValues & { version?: string; items?: PartInput[] };

/**
 * Functions for tickets. `save` creates a ticket, or saves it with its parts; the page sets the id, so that a retry
 * stores nothing twice.
 */
export const {
  load: loadService,
  save: saveService,
  remove: deleteService,
} = documentCalls<ServiceDocument, ServiceInput>("services", "service");

/** Changes fields of a ticket, but not its parts. Values with photographs are form data. */
export const updateService = (id: string, values: ServiceValues | FormData): Promise<Service> =>
  updateRecord(collection, id, values as Record<string, unknown>);

type PhotoField = "photos_in" | "photos_out";

/** Adds a photograph to a ticket. */
export function addServicePhoto(id: string, field: PhotoField, photo: File): Promise<Service> {
  const body = new FormData();
  body.set(`${field}+`, photo);
  return updateRecord(collection, id, body);
}

export const removeServicePhoto = (id: string, field: PhotoField, name: string): Promise<Service> =>
  updateRecord(collection, id, { [`${field}-`]: [name] });

export type RemakeInput = {
  /** Id of the new ticket, or of an open one that becomes the remake. */
  id: string;
  cause: ServiceCause;
  eyes?: EyeSide | "";
  pair?: number;
  /** Id of the prescription that the lenses follow. */
  values?: string;
  worker?: string;
  expected?: number;
  with_client?: boolean;
  notes?: string;
};

async function written<T>(answer: Promise<T>): Promise<T> {
  const done = await answer;
  invalidate(collection, "optique_jobs", "optique_stock_movements");
  return done;
}

/** Starts a remake of a job's lenses. */
export const remakeLenses = (
  job: string,
  body: RemakeInput,
): Promise<{ service: ServiceDocument; job: Job }> =>
  written(post(`jobs/${encodeURIComponent(job)}/remake`, body));

/** Sends tickets on one slip to their supplier. */
export const sendToSupplier = (
  supplier: string,
  services: readonly string[],
): Promise<ReturnSlip> => written(post("services/slips", { supplier, services }));

type ServiceFilters = PageQuery & {
  status?: string;
  client?: string;
  invoice?: string;
  /** Id of the sold line. */
  item?: string;
  product?: string;
  supplier?: string;
  slip?: string;
  kind?: string;
  late?: "1";
  credit?: "awaited";
  lent?: "out";
  /** Newest first; by default in order of the promised day. */
  sort?: "-date";
};
/** Page of tickets; `sums` is absent without the right to see costs. */
export type ServicesPage = Page<ListedService> & { sums?: { expected: number } };

/** All states, for lists that include closed tickets. */
export const everyServiceStatus = "todo,waiting,supplier,ready,returned,cancelled";
/** Highest number of tickets on a slip. */
const mostOnSlip = 100;

export const listServices = (query: ServiceFilters, signal?: AbortSignal): Promise<ServicesPage> =>
  loadList("services", query, signal) as Promise<ServicesPage>;

export const serviceQueries = {
  one: oneQuery("service", loadService),
  /** Photograph of a ticket. Cached for good, because another photograph has another name. */
  photo: (id: string, name: string) =>
    queryOptions({
      queryKey: ["photo", name],
      queryFn: ({ signal }) => loadPhoto(collection, { id }, name, signal),
      staleTime: Infinity,
    }),
  board: (query: { q?: string; supplier?: string }) =>
    getQuery<ServiceBoard>(["services", "board", query], "services/board", query),
  /** Cards that the board hides, without remakes: each is shown on the card of its job. */
  cards: (query: ServiceFilters) =>
    queryOptions({
      queryKey: ["services", "cards", query],
      queryFn: async ({ signal }): Promise<ServiceCard[]> =>
        (await listServices(query, signal)).items.filter(({ kind }) => kind !== "remake"),
    }),
  some: (query: ServiceFilters) => rowsQuery<ServicesPage>("services", query),
  ofSlip: (slip: string) => rowsQuery<ServicesPage>("services", { slip, perPage: mostOnSlip }),
};
