/** Rows of a list page on this station: as specified, or as many as a tall window has room for. */
import { signal } from "@preact/signals-react";

const key = "optique.rows";
const rowPx = 48;
/** Header, search, heads and pager. */
const aroundPx = 330;
const mostRows = 50;

/** The build imports the routes, and with them this file, where there is no storage. */
export const fillsWindow = signal(globalThis.localStorage?.getItem(key) === "window");

/** Rows that the window has room for. */
export const fittingRows = (): number =>
  Math.min(mostRows, Math.floor((window.innerHeight - aroundPx) / rowPx));

export const pageRows = (specified: number): number =>
  fillsWindow.peek() ? Math.max(specified, fittingRows()) : specified;

export function toggleFill(): void {
  fillsWindow.value = !fillsWindow.peek();
  if (fillsWindow.peek()) localStorage.setItem(key, "window");
  else localStorage.removeItem(key);
}
