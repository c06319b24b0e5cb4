/**
 * Our own visits (interface.md): the pattern of a page, never an id; no cookie, no third party, and nothing at all when
 * the browser says Do Not Track.
 */
import { pb } from "./pb";

type EventName = "page_view" | "login_success" | "login_failure" | "logout";

/** Whoever leaves a page before has not read it. */
const readMs = 2000;

export function track(name: EventName, path: string): void {
  if (navigator.doNotTrack === "1") return;
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (pb.authStore.token) headers["Authorization"] = pb.authStore.token;
  // It outlives the page, and its failure is nobody's business.
  fetch("/api/optique/events", {
    method: "POST",
    headers,
    body: JSON.stringify({ name, path, props: {} }),
    keepalive: true,
  }).catch(() => {});
}

/** Counts a page once it was read; gives back what forgets it. */
export function trackPage(pattern: string): () => void {
  const timer = setTimeout(() => track("page_view", pattern), readMs);
  return () => clearTimeout(timer);
}
