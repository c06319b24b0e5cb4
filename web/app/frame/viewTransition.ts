/**
 * Animates the name of a record from its row to its page. Nothing is animated where motion is reduced, or the browser
 * lacks view transitions.
 */
import { flushSync } from "react-dom";

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const name = "record";

/** Link of the row that leads to an address; the heading of its page has the same transition name (PageHeader). */
const rowLinkTo = (to: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main :is(td, li) a[href="${CSS.escape(to)}"]:not(.btn)`);

export function withViewTransition(to: string, navigate: () => void): void {
  const row = still.matches || !("startViewTransition" in document) ? null : rowLinkTo(to);
  if (!row) return navigate();
  // Removes the name from the heading of the present page: a list with a back link has one too.
  const heading = document.querySelector("h1")?.style;
  row.style.viewTransitionName = name;
  if (heading) heading.viewTransitionName = "none";
  const transition = document.startViewTransition(() => {
    flushSync(navigate);
    row.style.viewTransitionName = "";
    if (heading) heading.viewTransitionName = "";
  });
  // The browser may skip a transition, which is not an error.
  transition.ready.catch(() => {});
}
