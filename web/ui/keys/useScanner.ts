import { type KeyboardEvent as FieldKeyEvent, useEffect, useRef } from "react";
import { scannedCode } from "#domain/stock/barcodes.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { isPageOnTop } from "#lib/keys/useKeydown.ts";

/** Largest key interval of a scanner, in ms; digits may be slower, because hands are slower still. */
const scannerMs = 50;
const digitsMs = 100;
const pageMs = 60;
/** Minimum length of a code: a shorter one may be an amount. */
const minCode = 6;
/** Minimum length of a job number. */
const minPageCode = 4;

/** Keys typed without a pause of `digitsMs`. */
type Run = {
  target: EventTarget | null;
  before: string;
  typed: string;
  at: number;
  slowest: number;
};
type Stray = { field: string; before: string; typed: string };

const nothing: Run = { target: null, before: "", typed: "", at: 0, slowest: Infinity };

/** Enter, or Tab of some scanners. */
const isEndOfCode = (key: string): boolean => key === "Enter" || key === "Tab";

/** Separator within a code of a box, which scanners type as Ctrl and the key of ']'. */
const separator = "\u001d";

/** Sign that a key types; null of a shortcut, and of a key without a sign. */
function signOf(event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">) {
  const { key, code, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey && !(metaKey || altKey))
    return key === "]" || code === "BracketRight" ? separator : null;
  return metaKey || altKey || ctrlKey || key.length > 1 ? null : key;
}

/** Whether the code has digits only, like a barcode. */
export const isBarcode = (typed: string): boolean => typed.length >= minCode && /^\d+$/.test(typed);

/** Detects a scanner by key intervals in a form or field. */
export function useScannerKeys() {
  const run = useRef(nothing);
  const areFast = (typed: string) => {
    const { typed: code, slowest } = run.current;
    // Text already in the field is no part of the code.
    const isWhole = code === typed || (code.length >= minCode && typed.endsWith(code));
    const figures = scannedCode(code);
    return isWhole && /\d/.test(figures) && slowest < (isBarcode(figures) ? digitsMs : scannerMs);
  };
  return {
    areFast,
    /** Starts a new code at the next key. */
    forget: () => {
      run.current = nothing;
    },
    /** Code scanned into another field than `scannerId`: that field's name and former text; else null. */
    follow: (event: FieldKeyEvent, scannerId?: string): Stray | null => {
      const { key, target, timeStamp } = event;
      const field = target instanceof HTMLInputElement ? target : null;
      if (isEndOfCode(key) && field && field === run.current.target) {
        run.current = slowed(run.current, timeStamp);
        if (!field.name || field.id === scannerId) return null;
        const { typed, before } = run.current;
        const isCode = typed.length >= minCode && areFast(typed);
        run.current = nothing;
        return isCode ? { field: field.name, before, typed: scannedCode(typed) } : null;
      }
      const sign = signOf(event);
      if (sign !== null) run.current = extended(run.current, field, sign, timeStamp);
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

type Options = {
  /**
   * `field` keeps any code; `picker` takes barcodes and is emptied by `clear`; `page` listens outside fields, without
   * a handler.
   */
  where: "field" | "picker" | "page";
  onCode: ((code: string) => void) | undefined;
  clear?: () => void;
  /** Of a page: whether it hears; by default while no dialog is on top. */
  hears?: () => boolean;
};

/** Passes scanned codes, ended by Enter or Tab, to `onCode`. Returns a keydown handler, true for a code. */
export function useScanner({ where, onCode, clear, hears = isPageOnTop }: Options) {
  const keys = useScannerKeys();
  usePageScanner(where === "page" ? onCode : undefined, hears);
  return (event: FieldKeyEvent, typed = textOf(event)): boolean => {
    if (!onCode) return false;
    const { key } = event;
    keys.follow(event, event.currentTarget.id);
    // Enter would submit the unfinished form.
    if (where === "field" && key === "Enter") event.preventDefault();
    const code = scannedCode(typed);
    if (!isEndOfCode(key) || !keys.areFast(typed)) return false;
    if (where === "picker") {
      if (!isBarcode(code)) return false;
      event.preventDefault();
    }
    keys.forget();
    clear?.();
    onCode(code);
    return true;
  };
}

const textOf = ({ currentTarget }: FieldKeyEvent): string =>
  currentTarget instanceof HTMLInputElement ? currentTarget.value : "";

/** True for fields that take digits; a select takes none. */
const takesDigits = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target instanceof HTMLSelectElement);

function usePageScanner(onCode: ((code: string) => void) | undefined, hears: () => boolean): void {
  const latest = useRef({ onCode, hears });
  latest.current = { onCode, hears };
  const isHeard = onCode !== undefined;
  useEffect(() => {
    if (!isHeard) return;
    let code = "";
    let last = -Infinity;
    const onKey = (event: KeyboardEvent) => {
      if (takesDigits(event.target) || !latest.current.hears()) return;
      const sign = signOf(event);
      const isFast = event.timeStamp - last < pageMs;
      if (isEndOfCode(event.key)) {
        if (isFast && code.length >= minPageCode && /\d/.test(scannedCode(code))) take(event);
        code = "";
      } else if (sign !== null) {
        code = (isFast ? code : "") + sign;
        last = event.timeStamp;
      }
    };
    const take = (event: KeyboardEvent) => {
      // Enter would open the focused card or press a button.
      event.preventDefault();
      event.stopPropagation();
      latest.current.onCode?.(scannedCode(code));
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [isHeard]);
}
