import { type KeyboardEvent as FieldKeyEvent, useEffect, useRef } from "react";
import { scannedCode } from "#domain/stock/barcodes.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { isPageOnTop } from "#lib/keys/useKeydown.ts";

/** Longest interval between two keys of a scanner, in ms. Digits have a longer one, as people type them more slowly. */
const scannerMs = 50;
const digitsMs = 100;
const pageMs = 60;
/** Smallest length of a code: a shorter text may be an amount. */
const minCode = 6;
/** Smallest length of a job number. */
const minPageCode = 4;

/** Sequence of keys typed without a pause longer than `digitsMs`. */
type Run = {
  target: EventTarget | null;
  before: string;
  typed: string;
  at: number;
  slowest: number;
};
type Stray = { field: string; before: string; typed: string };

const nothing: Run = { target: null, before: "", typed: "", at: 0, slowest: Infinity };

/** True of the key that ends a code: Enter, or with some scanners Tab. */
const isEndOfCode = (key: string): boolean => key === "Enter" || key === "Tab";

/** Separator in the code of a box, which scanners send as Ctrl and the key of ']'. */
const separator = "\u001d";

/** Character that a key types; null for shortcuts and keys without a character. */
function signOf(event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">) {
  const { key, code, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey && !(metaKey || altKey))
    return key === "]" || code === "BracketRight" ? separator : null;
  return metaKey || altKey || ctrlKey || key.length > 1 ? null : key;
}

/** True of a code with digits only, such as a barcode. */
export const isBarcode = (typed: string): boolean => typed.length >= minCode && /^\d+$/.test(typed);

/** Recognises a scanner by its short key intervals, in a form or field. */
export function useScannerKeys() {
  const run = useRef(nothing);
  const areFast = (typed: string) => {
    const { typed: code, slowest } = run.current;
    // The code is at the end of the field, after any text that was there before.
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
    /**
     * Returns the field's name and former text when a code was scanned into a field other than `scannerId`; else null.
     */
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
   * `field` accepts any code; `picker` only barcodes, and `clear` empties it; `page` listens outside fields, and needs
   * no handler.
   */
  where: "field" | "picker" | "page";
  onCode: ((code: string) => void) | undefined;
  clear?: () => void;
  /** For `page`: whether it listens; by default while no dialog is on top. */
  hears?: () => boolean;
};

/**
 * Calls `onCode` with each scanned code, which ends with Enter or Tab. Returns a keydown handler that is true for a
 * code.
 */
export function useScanner({ where, onCode, clear, hears = isPageOnTop }: Options) {
  const keys = useScannerKeys();
  usePageScanner(where === "page" ? onCode : undefined, hears);
  return (event: FieldKeyEvent, typed = textOf(event)): boolean => {
    if (!onCode) return false;
    const { key } = event;
    keys.follow(event, event.currentTarget.id);
    // Enter must not submit the unfinished form.
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

/** True of fields into which digits can be typed; a select is none. */
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
      // Enter must not open the focused card or press a button.
      event.preventDefault();
      event.stopPropagation();
      latest.current.onCode?.(scannedCode(code));
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [isHeard]);
}
