/**
 * Our own visits (interface.md): the pattern of a page, never an id; no cookie, no third party, and nothing at all when
 * the browser says Do Not Track.
 */
import { pb } from "./pb";

type EventName = "page_view" | "login_success" | "login_failure" | "logout";

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
