import { useEffect, useRef } from "react";
import { scannedDigits } from "#domain/stock/barcodes.ts";
import { isEndOfCode } from "#ui/keys/useScannerKeys.ts";
import { isTyping } from "#lib/isTyping.ts";

/** A scanner's letters come closer together than hands type them. */
const scannerMs = 60;
/** The shortest number that a ticket carries: what is shorter are keys that were pressed by chance. */
const minCode = 4;

/** A choice that was made keeps the focus, and takes no digits. */
const takesDigits = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target instanceof HTMLSelectElement);

/** Hears a scanner where nothing is typed into: its code, ended by Enter or Tab, is no key of the page. */
export function useScan(onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    let code = "";
    let last = -Infinity;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesDigits(event.target)) return;
      const isFast = event.timeStamp - last < scannerMs;
      if (isEndOfCode(event.key)) {
        if (isFast && code.length >= minCode && /\d/.test(scannedDigits(code))) take(event);
        code = "";
      } else if (event.key.length === 1) {
        code = (isFast ? code : "") + event.key;
        last = event.timeStamp;
      }
    };
    const take = (event: KeyboardEvent) => {
      // Enter would open the card that has the focus, or press a button.
      event.preventDefault();
      event.stopPropagation();
      latest.current(scannedDigits(code));
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, []);
}
