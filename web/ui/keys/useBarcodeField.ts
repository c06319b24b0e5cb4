import type { KeyboardEvent } from "react";
import { scannedDigits } from "#domain/stock/barcodes.ts";
import { isEndOfCode, useScannerKeys } from "./useScannerKeys.ts";

/** A field that keeps a code: a scanner's Enter would save what is not written yet, its French keys are figures. */
export function useBarcodeField(write: (code: string) => void) {
  const keys = useScannerKeys();
  return (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget: field } = event;
    keys.follow(event, field.id);
    if (key === "Enter") event.preventDefault();
    if (!isEndOfCode(key) || !keys.areFast(field.value)) return;
    keys.forget();
    write(scannedDigits(field.value));
  };
}
