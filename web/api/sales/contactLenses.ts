/** Sheets, rows of boxes and renewals of contact lenses (docs/rules-contact-orders.md, Routes). */
import { queryOptions } from "@tanstack/react-query";
import {
  type ContactBox,
  type ContactOrder,
  contactOrderStatuses,
  type ContactSheet,
  type EyeSide,
} from "#domain/core/records.ts";
import type {
  ContactRow,
  ListedContactBox,
  ListedContactOrder,
  ListedSheet,
  Renewal,
  RenewalProposal,
  RenewalReason,
  ScanAnswer,
  SheetDocument,
} from "#domain/contactLenses/contactAnswers.ts";
import type { ContactEye, ContactLens } from "#domain/contactLenses/lens.ts";
import { recallSearches } from "#domain/contactLenses/recallSearch.ts";
import { documentCalls } from "#api/documents.ts";
import { loadPhoto } from "#api/files.ts";
import { createRecord, deleteRecord, updateRecord } from "#api/records.ts";
import {
  get,
  getQuery,
  listQuery,
  loadList,
  loadQuery,
  loadWholeList,
  oneQuery,
  type Page,
  type PageQuery,
  rowsQuery,
} from "#api/request.ts";
import type { ListAddress } from "#lib/addresses/listState.ts";

const sheets = "optique_contact_prescriptions";
const orders = "optique_contact_orders";
const boxes = "optique_contact_boxes";

/** Fields of a sheet that a person can edit; absent ones stay unchanged. */
export type SheetInput = Partial<
  Pick<
    ContactSheet,
    | "client"
    | "date"
    | "status"
    | "source"
    | "prescriber"
    | "examined_on"
    | "check_on"
    | "days_a_week"
    | "overnight"
    | "solution"
    | "notes"
  >
> & { version?: string; right_lens?: ContactEye | null; left_lens?: ContactEye | null };

/**
 * Functions for sheets. `save` creates a sheet or saves it whole; the page sets its id, so that a retry stores nothing
 * twice.
 */
export const {
  load: loadSheet,
  save: saveSheet,
  remove: deleteSheet,
} = documentCalls<SheetDocument, SheetInput>("contact-prescriptions", "contact-sheet");

/** Stores the photographed ordonnance of a sheet; null removes it. */
export function saveSheetImage(id: string, image: File | null): Promise<ContactSheet> {
  const body = new FormData();
  body.set("image", image ?? "");
  return updateRecord(sheets, id, body);
}

export type TrialInput = {
  contact: string;
  eye: EyeSide | "";
  product: string;
  lens: ContactLens | null;
  quantity: number;
  status?: ContactOrder["status"];
};

/** Adds trial lenses, which belong to no sale. The page sets the id, so that a retry stores nothing twice. */
export const createTrial = (id: string, trial: TrialInput): Promise<ContactRow> =>
  createRecord<ContactRow>(orders, id, { ...trial, trial: true });

export type OrderValues = Partial<
  Pick<ContactOrder, "status" | "reference" | "notes" | "given_on" | "supplier">
>;

/**
 * Changes a row of boxes. `expected`: state that the page shows; the server refuses if another station has changed it.
 */
export const updateContactOrder = (
  id: string,
  values: OrderValues & { expected?: ContactOrder["status"] },
): Promise<ContactOrder> => updateRecord(orders, id, values);

export const deleteTrial = (id: string): Promise<void> => deleteRecord(orders, id);

export type BoxInput = { order: string; quantity?: number } & Partial<
  Pick<ContactBox, "gtin" | "lot" | "expires_on">
>;

/** Stores a received box. */
export const createBox = (id: string, box: BoxInput): Promise<ContactBox> =>
  createRecord<ContactBox>(boxes, id, box);

export const deleteBox = (id: string): Promise<void> => deleteRecord(boxes, id);

/** Asks the server about the code of a box. */
export const scanBox = (code: string, signal?: AbortSignal): Promise<ScanAnswer> =>
  get<ScanAnswer>("contact-scan", { code }, signal);

async function loadRecall(lot: string, signal: AbortSignal): Promise<ListedContactBox[]> {
  const found = await Promise.all(
    recallSearches(lot).map((query) =>
      loadWholeList<ListedContactBox>("contact-boxes", query, undefined, signal),
    ),
  );
  return [...new Map(found.flat().map((box) => [box.id, box])).values()];
}

type SheetFilters = PageQuery & { client?: string; status?: string };
type OrderFilters = PageQuery & {
  /** States, separated by commas; by default all but given and cancelled ones. */
  status?: string;
  supplier?: string;
  client?: string;
  contact?: string;
  invoice?: string;
  trial?: "1" | "0";
};
type RenewalFilters = PageQuery & { why?: RenewalReason; lapsed?: "1" };
type BoxFilters = PageQuery & { lot?: string; gtin?: string; order?: string };

export const contactLensQueries = {
  sheet: oneQuery("contact-sheet", loadSheet),
  renewal: (id: string) =>
    getQuery<RenewalProposal>(
      ["contact-sheet", id, "renewal"],
      `contact-prescriptions/${encodeURIComponent(id)}/renewal`,
    ),
  /** Photograph of a sheet. Cached for good, because another photograph has another name. */
  photo: (sheet: Pick<ContactSheet, "id" | "image">) =>
    queryOptions({
      queryKey: ["photo", sheet.image],
      queryFn: ({ signal }) => loadPhoto(sheets, sheet, sheet.image, signal),
      staleTime: Infinity,
    }),
  sheets: (query: SheetFilters) => rowsQuery<Page<ListedSheet>>("contact-prescriptions", query),
  orders: (query: OrderFilters) => rowsQuery<Page<ListedContactOrder>>("contact-orders", query),
  renewals: (query: RenewalFilters) => rowsQuery<Page<Renewal>>("contact-renewals", query),
  boxes: (query: BoxFilters) => rowsQuery<Page<ListedContactBox>>("contact-boxes", query),
  /** Boxes of a lot. A text that looks like a scanned code is searched as code and as lot: a lot may be numeric. */
  recall: (lot: string) =>
    loadQuery(["contact-boxes", "recall", lot], (signal) => loadRecall(lot, signal)),
  /** All rows of a sheet, whatever their state. */
  ofSheet: (contact: string) =>
    loadQuery(["contact-orders", "sheet", contact], (signal) =>
      loadWholeList<ListedContactOrder>(
        "contact-orders",
        { contact, status: contactOrderStatuses.join() },
        undefined,
        signal,
      ),
    ),
  /** All rows that have not been given to their clients yet, oldest first. */
  open: loadQuery(["contact-orders", "open"], (signal) =>
    loadWholeList<ListedContactOrder>("contact-orders", {}, undefined, signal),
  ),
  /** Rows in one state, for the list at an address. */
  orderList: (at: ListAddress, status: ContactOrder["status"]) =>
    listQuery<Page<ListedContactOrder>>("contact-orders", at, {
      perPage: 50,
      status,
      supplier: at.filter("supplier"),
    }),
  renewalList: (at: ListAddress) =>
    listQuery<Page<Renewal>>("contact-renewals", at, {
      perPage: 50,
      why: at.filter("raison"),
      lapsed: at.filter("perdus"),
    }),
  sheetList: (at: ListAddress) =>
    listQuery<Page<ListedSheet>>("contact-prescriptions", at, {
      perPage: 50,
      status: at.filter("etat"),
    }),
};

export const listContactOrders = (
  query: OrderFilters,
  signal?: AbortSignal,
): Promise<Page<ListedContactOrder>> =>
  loadList<ListedContactOrder>("contact-orders", query, signal);
