/** Log of the prescriptions of a period (docs/rules-optics.md, Prescription log). */
import type { Period } from "#domain/core/days/period.ts";
import type { PrescriptionSource } from "#domain/core/records.ts";

export type PrescriptionLogRow = {
  id: string;
  date: string;
  client: string;
  client_name: string;
  prescriber: string;
  source: PrescriptionSource | "";
  /** Correction with its prism as text; '' for an eye without one. */
  right: string;
  left: string;
  /** True when the prescription has an invoice. */
  sold: boolean;
};
/** Rows from the oldest to the latest. */
export type PrescriptionLog = Period & { rows: PrescriptionLogRow[] };
