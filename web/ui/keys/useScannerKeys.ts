import { type KeyboardEvent, useRef } from "react";
import { scannedDigits } from "#domain/stock/barcodes.ts";

/** A scanner types faster than hands do; figures alone come so fast from no keypad, up to the Enter that ends them. */
const scannerMs = 50;
const digitsMs = 100;
/** The shortest bar code has eight figures; what is shorter may be an amount, whatever its speed. */
const minCode = 6;

/** Keys that came one upon the other: after a longer pause something else is typed. */
type Run = {
  target: EventTarget | null;
  before: string;
  typed: string;
  at: number;
  slowest: number;
};
type Stray = { field: string; before: string; typed: string };

const nothing: Run = { target: null, before: "", typed: "", at: 0, slowest: Infinity };

/** Some scanners are set to Tab. */
export const isEndOfCode = (key: string): boolean => key === "Enter" || key === "Tab";

/** A code of figures alone, as products have them. */
export const isBarcode = (typed: string): boolean => typed.length >= minCode && /^\d+$/.test(typed);

/** Follows the keys of a form or of a field, to tell a scanner from hands. */
export function useScannerKeys() {
  const run = useRef(nothing);
  const areFast = (typed: string) => {
    const { typed: code, slowest } = run.current;
    // What stood in the field before is no part of a code.
    const isWhole = code === typed || (code.length >= minCode && typed.endsWith(code));
    const figures = scannedDigits(code);
    return isWhole && /\d/.test(figures) && slowest < (isBarcode(figures) ? digitsMs : scannerMs);
  };
  return {
    areFast,
    /** What was typed is dealt with: the next key begins another code. */
    forget: () => {
      run.current = nothing;
    },
    /** At the Enter or Tab that ends a code in a field that is not the scanner's: which field, and what stood there before. */
    follow: ({ key, target, timeStamp }: KeyboardEvent, scannerId: string): Stray | null => {
      const field = target instanceof HTMLInputElement ? target : null;
      if (isEndOfCode(key) && field && field === run.current.target) {
        run.current = slowed(run.current, timeStamp);
        if (!field.name || field.id === scannerId) return null;
        const { typed, before } = run.current;
        const isCode = typed.length >= minCode && areFast(typed);
        run.current = nothing;
        return isCode ? { field: field.name, before, typed: scannedDigits(typed) } : null;
      }
      if (key.length === 1) run.current = extended(run.current, field, key, timeStamp);
      return null;
    },
  };
}

const slowed = (run: Run, at: number): Run => ({
  ...run,
  at,
  slowest: Math.max(run.slowest, at - run.at),
});

function extended(run: Run, field: HTMLInputElement | null, key: string, at: number): Run {
  if (run.target !== field || at - run.at >= digitsMs || run.typed === "")
    return { target: field, before: field?.value ?? "", typed: key, at, slowest: 0 };
  return { ...slowed(run, at), typed: run.typed + key };
}
