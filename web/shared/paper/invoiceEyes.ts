import type { InvoiceDocument, SavedItem } from "#domain/documents/documents.ts";
import type { Company, Prescription } from "#domain/core/records.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { withLineWords } from "#shared/contactLenses/lineWords.ts";
import { printedItems } from "./claimPaper.ts";

type Shop = Pick<Company, "invoice_hides_eyes">;

/**
 * Prescription whose corrections an invoice prints; undefined when the shop hides them, or the user may not see them.
 */
export function invoiceEyes(
  invoice: InvoiceDocument,
  { invoice_hides_eyes: isHidden }: Shop,
): Prescription | undefined {
  const prescription = invoice.expand?.prescription;
  return !isHidden && prescription && areEyesSeen(prescription) ? prescription : undefined;
}

/** Lines with contact lenses in words, as printed; without those words when the shop hides corrections. */
export function wordedItems<Item extends SavedItem>(
  invoice: Parameters<typeof printedItems<Item>>[0],
  { invoice_hides_eyes: isHidden }: Shop,
): (Item & { lensWords?: string })[] {
  const items = printedItems(invoice);
  return isHidden ? items : withLineWords(items);
}
