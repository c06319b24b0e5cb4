import type { InvoiceDocument, SavedItem } from "#domain/documents/documents.ts";
import type { Company, Prescription } from "#domain/core/records.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { withLineWords } from "#shared/contactLenses/lineWords.ts";
import { printedItems } from "./claimPaper.ts";

type Shop = Pick<Company, "invoice_hides_eyes">;

/** Prescription whose eyes an invoice prints; none where the shop leaves them out, or the person may not see them. */
export function invoiceEyes(
  invoice: InvoiceDocument,
  { invoice_hides_eyes: isHidden }: Shop,
): Prescription | undefined {
  const prescription = invoice.expand?.prescription;
  return !isHidden && prescription && areEyesSeen(prescription) ? prescription : undefined;
}

/** Lines as they are printed, with the words of contact lenses; without where the shop leaves its eyes out. */
export function wordedItems<Item extends SavedItem>(
  invoice: Parameters<typeof printedItems<Item>>[0],
  { invoice_hides_eyes: isHidden }: Shop,
): (Item & { lensWords?: string })[] {
  const items = printedItems(invoice);
  return isHidden ? items : withLineWords(items);
}
