/** View transition of a record's name, from its row to its detail. None where motion is reduced or unsupported. */
import { flushSync } from "react-dom";

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const name = "record";

/** Row link to that address; the heading of the detail has the same transition name (PageHeader). */
const rowLinkTo = (to: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main :is(td, li) a[href="${CSS.escape(to)}"]:not(.btn)`);

export function withViewTransition(to: string, navigate: () => void): void {
  const row = still.matches || !("startViewTransition" in document) ? null : rowLinkTo(to);
  if (!row) return navigate();
  // A list with a back link has a named heading too.
  const heading = document.querySelector("h1")?.style;
  row.style.viewTransitionName = name;
  if (heading) heading.viewTransitionName = "none";
  const transition = document.startViewTransition(() => {
    flushSync(navigate);
    row.style.viewTransitionName = "";
    if (heading) heading.viewTransitionName = "";
  });
  // A skipped transition is no error.
  transition.ready.catch(() => {});
}
