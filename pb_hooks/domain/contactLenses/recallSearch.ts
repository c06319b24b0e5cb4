/** Search for the boxes of a recalled lot, by what is typed or scanned (docs/rules-contact-orders.md, Boxes). */
import { readScan, type ScanReading } from "./gs1.ts";

/** One search of lists/contact-boxes. */
export type RecallSearch = { lot: string } | { gtin: string };

const isDoubt = (read: ScanReading): boolean => "refusal" in read && read.refusal === "doubt";

/** True of a text that reads as a code with an uncertain lot; a lot may look like one too. */
export const isDoubtfulLot = (text: string): boolean => isDoubt(readScan(text));

/** Lot of a scanned code, else its GTIN, else the code as it is; null where the lot is not sure. */
export function scannedLot(code: string): string | null {
  const read = readScan(code);
  if ("refusal" in read) return isDoubt(read) ? null : code.trim();
  return read.lot || read.gtin || code.trim();
}

/** Searches for a text: as the lot that it may be, and as the code of a box that it may be too. */
export function recallSearches(text: string): RecallSearch[] {
  const lot = text.trim();
  const read = readScan(lot);
  if ("refusal" in read) return [{ lot }];
  if (read.lot) return [{ lot }, { lot: read.lot }];
  return read.gtin ? [{ lot }, { gtin: read.gtin }] : [{ lot }];
}
