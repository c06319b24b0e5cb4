import { signal } from "@preact/signals-react";
import { useEffect, useRef } from "react";

type Unsaved = {
  readonly isDirty: () => boolean;
  readonly staysAt: (address: string) => boolean;
  readonly text: string;
};
/** Mounted forms, each with its check for unsaved changes and the text of its question. */
const forms = new Set<Unsaved>();
/** Forms that a step to this address ends; all of them without an address. */
const endingAt = (address?: string): Unsaved[] =>
  [...forms].filter(({ staysAt }) => address === undefined || !staysAt(address));
const unsaved = (address?: string): Unsaved | undefined =>
  endingAt(address).find(({ isDirty }) => isDirty());

/** Pending question about unsaved changes (app/frame/LeaveDialog.tsx). */
export const leaving = signal<{ text: string; answer: (leaves: boolean) => void } | null>(null);

/** Handler that precedes the router at back and forward; loaded after the page (app/frame/guardHistory.ts). */
export const historyGuard: { onPop: ((event: Event) => void) | null } = { onPop: null };

/** True when something is unsaved that a step to this address would end. */
export const isUnsaved = (address?: string): boolean => unsaved(address) !== undefined;

type Leaving = {
  /** Text that replaces the usual question. */
  text?: string;
  /** Address of the step, under which some forms stay. */
  address?: string;
};

/** Calls `goOn` at once when nothing is unsaved, else after a confirmation. */
export function leave(goOn: () => void, { text, address }: Leaving = {}): void {
  const found = unsaved(address);
  if (!found) return goOn();
  const answer = (leaves: boolean) => {
    leaving.value = null;
    if (!leaves) return;
    // The confirmed step must not ask again.
    for (const form of endingAt(address)) forms.delete(form);
    goOn();
  };
  leaving.value = { text: text ?? found.text, answer };
}

/**
 * Asks before the page is left while `isDirty()`: by links, buttons, back and forward. For closing the tab, the browser
 * asks. `staysAt`: true of an address, with its query, at which the form stays.
 */
export function useLeaveWarning(
  isDirty: () => boolean,
  text: string,
  staysAt: (address: string) => boolean = () => false,
): void {
  const latest = useRef({ isDirty, text, staysAt });
  useEffect(() => {
    latest.current = { isDirty, text, staysAt };
  });
  // Registered once, because a render between answer and step would ask again.
  useEffect(() => {
    const own: Unsaved = {
      isDirty: () => latest.current.isDirty(),
      staysAt: (address) => latest.current.staysAt(address),
      get text() {
        return latest.current.text;
      },
    };
    const beforeUnload = (event: BeforeUnloadEvent) => {
      // Changes whose loss was confirmed are not asked about again.
      if (forms.has(own) && own.isDirty()) event.preventDefault();
    };
    forms.add(own);
    window.addEventListener("beforeunload", beforeUnload);
    return () => {
      forms.delete(own);
      window.removeEventListener("beforeunload", beforeUnload);
    };
  }, []);
}
