import type { KeyboardEvent } from "react";
import { scannedDigits } from "#domain/stock/barcodes.ts";
import { isBarcode, isEndOfCode, useScannerKeys } from "./useScannerKeys.ts";

/**
 * Gives `onCode` what a scanner typed into a field, and ended by Enter or Tab: true where it did. `clear` empties the field for the
 * next.
 */
export function useScannedCode(onCode: ((code: string) => void) | undefined, clear: () => void) {
  const keys = useScannerKeys();
  return (event: KeyboardEvent, typed: string): boolean => {
    if (!onCode) return false;
    keys.follow(event, "");
    const code = scannedDigits(typed);
    if (!isEndOfCode(event.key) || !isBarcode(code) || !keys.areFast(typed)) return false;
    event.preventDefault();
    keys.forget();
    clear();
    onCode(code);
    return true;
  };
}
