/** List of jobs, and a prescription's job shown in other lists. */
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { invoiceSearch } from "#domain/sale/invoiceSearch.ts";
import { jobStatuses } from "#domain/core/records.ts";
import { isWholeInvoiceNumber } from "#domain/sale/numbering.ts";
import type { FilterValues, List } from "#server/engine/lists/list.ts";
import type { PaletteList } from "#server/engine/lists/palette.ts";
import { jobCards } from "./jobCards.ts";
import { jobFilters } from "./jobFilters.ts";

/** SQL of a prescription's job, for a list of t; NULL without a job. */
export const jobOfPrescriptionSql = (prescription: string): string =>
  `(SELECT json_object('id', j.id, 'status', j.status, 'promised_on', j.promised_on) FROM optique_jobs j
    WHERE j.prescription = ${prescription} AND +j.company = t.company)`;

/** SQL of the day on which a prescription's glasses were delivered, '' before; NULL without a job. */
export const deliveryOfPrescriptionSql = (prescription: string): string =>
  `(SELECT json_object('delivered_on', j.delivered_on) FROM optique_jobs j
    WHERE j.prescription = ${prescription} AND +j.company = t.company)`;

/** A scanned ticket number finds its job in any status; other searches leave out delivered jobs. */
const ticketFilters = (query: string): FilterValues =>
  isWholeInvoiceNumber(query.trim()) ? { status: jobStatuses.join(",") } : {};

export const jobList: List = {
  ...jobCards,
  order: { columns: ["t.promised_on", "t.rowid"], descends: false },
  orderOfFew: ({ status }) =>
    status?.includes("delivered")
      ? null
      : { columns: ["+t.promised_on", "t.rowid"], descends: false },
  filters: jobFilters,
  searchesThrough: [
    {
      kind: invoiceSearch,
      column: "t.prescription",
      from: (ids) => `SELECT i.prescription FROM optique_invoices i WHERE i.id IN (${ids})`,
      to: "(SELECT i.id FROM optique_invoices i WHERE i.prescription = t.prescription LIMIT 1)",
    },
    {
      kind: clientSearch,
      column: "t.prescription",
      from: (ids) => `SELECT p.id FROM optique_prescriptions p WHERE p.client IN (${ids})`,
      to: "(SELECT p.client FROM optique_prescriptions p WHERE p.id = t.prescription)",
    },
  ],
};

export const jobSearch: PaletteList = { name: "jobs", list: jobList, filters: ticketFilters };
