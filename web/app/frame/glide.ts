/** From a row to its detail the name moves to where it stands there: where the browser can, and nobody minds motion. */
import { flushSync } from "react-dom";

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const name = "record";

/** The name in a row of the page in view that leads there; its detail's heading has the same name (PageHeader). */
const nameLeadingTo = (to: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main :is(td, li) a[href="${CSS.escape(to)}"]:not(.btn)`);

export function glide(to: string, navigate: () => void): void {
  const row = still.matches || !("startViewTransition" in document) ? null : nameLeadingTo(to);
  if (!row) return navigate();
  // A list that has a way back has a heading of that name too.
  const heading = document.querySelector("h1")?.style;
  row.style.viewTransitionName = name;
  if (heading) heading.viewTransitionName = "none";
  const transition = document.startViewTransition(() => {
    flushSync(navigate);
    row.style.viewTransitionName = "";
    if (heading) heading.viewTransitionName = "";
  });
  // One that is overtaken by the next is no failure.
  transition.ready.catch(() => {});
}
