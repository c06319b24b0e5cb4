import type { Company, Invoice } from "#domain/core/records.ts";
import { salesStrings } from "./sales.strings.ts";

type Shop = Pick<Company, "invoice_lock"> | null | undefined;
type Fixed = Pick<Invoice, "issued_at" | "credited_amount"> & { refunds?: readonly unknown[] };

/**
 * Reason why an invoice cannot be deleted: issued under the lock, credited or refunded; '' when it can, or without one.
 */
export function fixedReason(invoice: Fixed | null | undefined, company: Shop): string {
  if (!invoice) return "";
  if (company?.invoice_lock && invoice.issued_at !== "") return salesStrings.fixed.issued;
  const { credited_amount, refunds = [] } = invoice;
  return credited_amount > 0 || refunds.length > 0 ? salesStrings.fixed.credited : "";
}
