import { type KeyboardEvent, useRef } from "react";

/** A scanner types faster than hands do, and a code has a figure in it. */
const scannerMs = 50;
/** After such a pause something else is typed. */
const pauseMs = 500;
/** The shortest bar code has eight figures; what is shorter may be an amount, whatever its speed. */
const minCode = 6;

type Run = {
  target: EventTarget | null;
  before: string;
  typed: string;
  at: number;
  slowest: number;
};
type Stray = { field: string; before: string; typed: string };

const nothing: Run = { target: null, before: "", typed: "", at: 0, slowest: Infinity };

/** Follows the keys of the form, to tell a scanner from hands. */
export function useScannerKeys() {
  const run = useRef(nothing);
  const areFast = (typed: string) =>
    /\d/.test(typed) && typed.endsWith(run.current.typed) && run.current.slowest < scannerMs;
  return {
    areFast,
    /** What was typed is dealt with: the next key begins another code. */
    forget: () => {
      run.current = nothing;
    },
    /** At the Enter that ends a code in a field that is not the scanner's: which field, and what stood there before. */
    follow: ({ key, target, timeStamp }: KeyboardEvent, scannerId: string): Stray | null => {
      const field = target instanceof HTMLInputElement ? target : null;
      if (
        key === "Enter" &&
        field?.name &&
        field === run.current.target &&
        field.id !== scannerId
      ) {
        const { typed, before } = run.current;
        const isCode = typed.length >= minCode && areFast(typed);
        run.current = nothing;
        return isCode ? { field: field.name, before, typed } : null;
      }
      if (key.length === 1) run.current = extended(run.current, field, key, timeStamp);
      return null;
    },
  };
}

function extended(run: Run, field: HTMLInputElement | null, key: string, at: number): Run {
  const pause = at - run.at;
  if (run.target !== field || pause > pauseMs || run.typed === "")
    return { target: field, before: field?.value ?? "", typed: key, at, slowest: 0 };
  return { ...run, typed: run.typed + key, at, slowest: Math.max(run.slowest, pause) };
}
