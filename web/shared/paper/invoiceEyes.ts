import type { InvoiceDocument } from "#domain/documents/documents.ts";
import type { Company, Prescription } from "#domain/core/records.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";

/** Prescription whose eyes an invoice prints; none where the shop leaves them out, or the person may not see them. */
export function invoiceEyes(
  invoice: InvoiceDocument,
  { invoice_hides_eyes: isHidden }: Pick<Company, "invoice_hides_eyes">,
): Prescription | undefined {
  const prescription = invoice.expand?.prescription;
  return !isHidden && prescription && areEyesSeen(prescription) ? prescription : undefined;
}
