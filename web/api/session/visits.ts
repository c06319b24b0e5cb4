/**
 * Own analytics (web/README.md, Visits): route patterns, no ids, no cookies, no third party; off under Do Not Track.
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
  // keepalive: survives leaving the page. Failed events are dropped.
  fetch("/api/optique/events", {
    method: "POST",
    headers,
    body: JSON.stringify({ name, path, props: {} }),
    keepalive: true,
  }).catch(() => {});
}

/** Rate limit: the server accepts sixty visits a minute from an address (docs/api.md, Routes), so the queue sends one each 1.1 s. */
const pauseMs = 1100;
const waiting: string[] = [];
let timer: ReturnType<typeof setInterval> | undefined;

function tellNext(): void {
  const pattern = waiting.shift();
  if (pattern !== undefined) return countVisit("page_view", pattern);
  clearInterval(timer);
  timer = undefined;
}

/** Counts a page view by route pattern. */
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
