import { useEffect, useRef } from "react";

/** The sheet is seen before the dialog of the browser covers it. */
const delayMs = 800;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A picture that cannot be read is no reason never to print. */
const isReady = (image: HTMLImageElement): Promise<void> => image.decode().catch(() => undefined);

/** Back leads to a sheet that was printed; loaded anew, its page is another. */
const load = performance.timeOrigin;
const wasPrinted = (): boolean => {
  const state: unknown = window.history.state;
  return (
    typeof state === "object" && state !== null && "printed" in state && state.printed === load
  );
};
/** Past wouter, which would draw the page anew. */
function keepPrinted(): void {
  const state: unknown = window.history.state;
  const kept = { ...(state as object | null), printed: load };
  History.prototype.replaceState.call(window.history, kept, "");
}

/** Opens the print dialog once, 800 ms after the sheet is there and never before its logo and fonts are. */
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
