import { useEffect, useRef } from "react";

/** Delay before the browser's dialog covers the sheet. */
const delayMs = 800;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A broken image does not block the print. */
const isReady = (image: HTMLImageElement): Promise<void> => image.decode().catch(() => undefined);

/** Back to a printed sheet does not print again; a reload does. */
const load = performance.timeOrigin;
const wasPrinted = (): boolean => {
  const state: unknown = window.history.state;
  return (
    typeof state === "object" && state !== null && "printed" in state && state.printed === load
  );
};
/** Bypasses wouter, which would render the page again. */
function keepPrinted(): void {
  const state: unknown = window.history.state;
  const kept = { ...(state as object | null), printed: load };
  History.prototype.replaceState.call(window.history, kept, "");
}

/** Opens the print dialog once, 800 ms after the sheet, and never before logo and fonts have loaded. */
export function useAutoPrint(
  sheet: HTMLElement | null,
  isWanted: boolean,
  print: () => void,
): void {
  const latest = useRef(print);
  latest.current = print;
  useEffect(() => {
    if (!sheet || !isWanted || wasPrinted()) return;
    let isGone = false;
    const images = [...sheet.querySelectorAll("img")];
    void Promise.all([wait(delayMs), document.fonts.ready, ...images.map(isReady)]).then(() => {
      if (isGone) return;
      keepPrinted();
      latest.current();
    });
    return () => {
      isGone = true;
    };
  }, [sheet, isWanted]);
}
