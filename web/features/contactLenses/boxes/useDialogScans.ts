import { type KeyboardEvent, type RefObject, useRef } from "react";
import { isInTopModal } from "#lib/keys/modals.ts";
import { useScanner, useScannerKeys } from "#ui/keys/useScanner.ts";

type Scans = {
  /** Element inside the dialog, used to find out whether the dialog is on top. */
  part: RefObject<HTMLElement | null>;
  onCode: (code: string) => void;
  /** Restores the text that a field had before the scan typed into it. */
  restore: (field: string, before: string) => void;
};

/** Receives scans in a dialog, wherever the focus is. Returns a keydown handler for its capture phase. */
export function useDialogScans({ part, onCode, restore }: Scans) {
  useScanner({ where: "page", onCode, hears: () => isInTopModal(part.current) });
  const keys = useScannerKeys();
  const latest = useRef({ onCode, restore });
  latest.current = { onCode, restore };
  return (event: KeyboardEvent<HTMLElement>) => {
    const stray = keys.follow(event);
    if (!stray) return;
    event.preventDefault();
    event.stopPropagation();
    latest.current.restore(stray.field, stray.before);
    latest.current.onCode(stray.typed);
  };
}
