/** Searches for the boxes of a recalled lot by typed or scanned text (docs/rules-contact-orders.md, Boxes). */
import { readScan, type ScanReading } from "./gs1.ts";

/** One search in lists/contact-boxes. */
export type RecallSearch = { lot: string } | { gtin: string };

const isDoubt = (read: ScanReading): boolean => "refusal" in read && read.refusal === "doubt";

/** True of a text that parses as a code with an uncertain lot. A typed lot may look like such a code. */
export const isDoubtfulLot = (text: string): boolean => isDoubt(readScan(text));

/** Lot of a scanned code, else its GTIN, else the whole text; null when the lot is uncertain. */
export function scannedLot(code: string): string | null {
  const read = readScan(code);
  if ("refusal" in read) return isDoubt(read) ? null : code.trim();
  return read.lot || read.gtin || code.trim();
}

/** Searches for a text: as a lot, and also by the lot or GTIN if it parses as the code of a box. */
export function recallSearches(text: string): RecallSearch[] {
  const lot = text.trim();
  const read = readScan(lot);
  if ("refusal" in read) return [{ lot }];
  if (read.lot) return [{ lot }, { lot: read.lot }];
  return read.gtin ? [{ lot }, { gtin: read.gtin }] : [{ lot }];
}
