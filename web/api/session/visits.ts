/**
 * Our own visit statistics (web/README.md, Visits): patterns of routes, without ids, cookies or third parties; off
 * under Do Not Track.
 */
import type { Period } from "#domain/core/days/period.ts";
import { pb } from "#api/pb.ts";
import { getQuery } from "#api/request.ts";

type VisitName = "page_view" | "login_success" | "login_failure" | "logout";

/** Sends an event. */
export function countVisit(name: VisitName, path: string): void {
  if (navigator.doNotTrack === "1") return;
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (pb.authStore.token) headers["Authorization"] = pb.authStore.token;
  // `keepalive` lets the request outlive the page. Failed events are dropped.
  fetch("/api/optique/events", {
    method: "POST",
    headers,
    body: JSON.stringify({ name, path, props: {} }),
    keepalive: true,
  }).catch(() => {});
}

/**
 * Interval between two events of the queue: the server accepts sixty a minute from an address (docs/api.md, Routes).
 */
const pauseMs = 1100;
const waiting: string[] = [];
let timer: ReturnType<typeof setInterval> | undefined;

function tellNext(): void {
  const pattern = waiting.shift();
  if (pattern !== undefined) return countVisit("page_view", pattern);
  clearInterval(timer);
  timer = undefined;
}

/** Counts a page view under the pattern of its route. */
export function countPage(pattern: string): void {
  waiting.push(pattern);
  timer ??= setInterval(tellNext, pauseMs);
}

export type Visits = {
  byDay: { day: string; views: number; visitors: number }[];
  byPage: { path: string; views: number; visitors: number }[];
};

export const visitsQuery = (period: Period) =>
  getQuery<Visits>(["visits", period], "visits", period);
