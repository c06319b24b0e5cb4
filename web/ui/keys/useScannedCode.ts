import type { KeyboardEvent } from "react";
import { isBarcode, useScannerKeys } from "./useScannerKeys.ts";

/**
 * Gives `onCode` what a scanner typed into a field, and ended by Enter: true where it did. `clear` empties the field for the
 * next.
 */
export function useScannedCode(onCode: ((code: string) => void) | undefined, clear: () => void) {
  const keys = useScannerKeys();
  return (event: KeyboardEvent, typed: string): boolean => {
    if (!onCode) return false;
    keys.follow(event, "");
    if (event.key !== "Enter" || !isBarcode(typed) || !keys.areFast(typed)) return false;
    event.preventDefault();
    keys.forget();
    clear();
    onCode(typed);
    return true;
  };
}
