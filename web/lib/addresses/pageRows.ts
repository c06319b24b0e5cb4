/** Page size of lists on this computer: as specified, or as many rows as fit a tall window. */
import { signal } from "@preact/signals-react";

const key = "optique.rows";
const rowPx = 48;
/** Height of header, search, column heads and pager. */
const aroundPx = 330;
const mostRows = 50;

/** Without storage during the build, which imports this file through the routes. */
export const fillsWindow = signal(globalThis.localStorage?.getItem(key) === "window");

/** Number of rows that fit the window. */
export const fittingRows = (): number =>
  Math.min(mostRows, Math.floor((window.innerHeight - aroundPx) / rowPx));

export const pageRows = (specified: number): number =>
  fillsWindow.peek() ? Math.max(specified, fittingRows()) : specified;

export function toggleFill(): void {
  fillsWindow.value = !fillsWindow.peek();
  if (fillsWindow.peek()) localStorage.setItem(key, "window");
  else localStorage.removeItem(key);
}
