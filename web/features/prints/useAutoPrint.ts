import { useEffect, useRef } from "react";

/** Delay that lets the sheet be seen before the browser's dialog covers it. */
const delayMs = 800;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when an image is ready; a broken image does not block the print. */
const isReady = (image: HTMLImageElement): Promise<void> => image.decode().catch(() => undefined);

/** Identifies this page load: going back to a printed sheet does not print again, but a reload does. */
const load = performance.timeOrigin;
const wasPrinted = (): boolean => {
  const state: unknown = window.history.state;
  return (
    typeof state === "object" && state !== null && "printed" in state && state.printed === load
  );
};
/** Writes to the history directly, because wouter would render the page again. */
function keepPrinted(): void {
  const state: unknown = window.history.state;
  const kept = { ...(state as object | null), printed: load };
  History.prototype.replaceState.call(window.history, kept, "");
}

/** Opens the print dialog once, 800 ms after the sheet is shown, and only when logo and fonts have loaded. */
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
