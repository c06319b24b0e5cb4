import type { PrescriptionLog, PrescriptionLogRow } from "#domain/optics/prescriptionLog.ts";
import type { Page } from "#api/request.ts";

/** Page of the prescription log, whose rows are all here. */
export function pageOfLog(
  { rows }: PrescriptionLog,
  page: number,
  perPage: number,
): Page<PrescriptionLogRow> {
  return {
    page,
    perPage,
    totalItems: rows.length,
    totalPages: Math.ceil(rows.length / perPage),
    items: rows.slice((page - 1) * perPage, page * perPage),
  };
}
