import { queryOptions } from "@tanstack/react-query";
import type { ListAddress } from "#lib/addresses/listState.ts";
import type { Client, Invoice, Prescription } from "#domain/core/records.ts";
import type { PrescriptionDocument, PrescriptionInput } from "#domain/documents/documents.ts";
import type { ListedJob } from "./jobs.ts";
import type { Pictured } from "#api/stock/products.ts";
import { documentCalls } from "#api/documents.ts";
import { loadPhoto, withImage } from "#api/files.ts";
import { updateRecord } from "#api/records.ts";
import {
  listQuery,
  loadList,
  oneQuery,
  type Page,
  type PageQuery,
  rowsQuery,
} from "#api/request.ts";

const collection = "optique_prescriptions";
export type ListedPrescription = Prescription & {
  job?: ListedJob;
  pictured?: Pictured | null;
  expand?: { client?: Client; optique_invoices_via_prescription?: Invoice[] };
};

/** Invoice of a prescription, which has at most one. */
export const invoiceOf = ({ expand }: Pick<ListedPrescription, "expand">): Invoice | undefined =>
  expand?.optique_invoices_via_prescription?.[0];

/** `except`: id of a prescription to leave out. `to`: last day. */
type PrescriptionQuery = PageQuery & { client?: string; except?: string; to?: string };

export const listPrescriptions = (
  query: PrescriptionQuery,
  signal?: AbortSignal,
): Promise<Page<ListedPrescription>> => loadList("prescriptions", query, signal);

export const {
  load: loadPrescription,
  save: savePrescription,
  remove: deletePrescription,
} = documentCalls<PrescriptionDocument, PrescriptionInput>("prescriptions");

/** Uploads the photograph of a prescription; null removes it. */
export const savePhoto = (id: string, photo: File | null): Promise<Prescription> =>
  updateRecord(collection, id, withImage({}, "image", photo));

export const prescriptionQueries = {
  list: (at: ListAddress) =>
    listQuery<Page<ListedPrescription>>("prescriptions", at, { perPage: 10 }),
  some: (query: PrescriptionQuery) => rowsQuery<Page<ListedPrescription>>("prescriptions", query),
  one: oneQuery("prescription", loadPrescription),
  /** Photograph of a prescription. Cached for good, because another photograph has another name. */
  photo: (prescription: Pick<Prescription, "id" | "image">) =>
    queryOptions({
      queryKey: ["photo", prescription.image],
      queryFn: ({ signal }) => loadPhoto(collection, prescription, prescription.image, signal),
      staleTime: Infinity,
    }),
};
