/** Loads a page before its link is opened: its code, and the queries of its route. */
import type { FetchQueryOptions } from "@tanstack/react-query";
import { queryClient } from "#api/queryClient.ts";
import { listen } from "#api/session/realtime.ts";
import { user } from "#api/session/session.ts";
import { listAddress } from "#lib/addresses/listState.ts";
import { pathOf } from "#lib/addresses/navigationHistory.ts";
import { hrefUnder, isPlainClick, preload, pageMatchOf } from "#app/navigation.ts";

/** Delay after which hovering a link prefetches its queries. */
const intentMs = 100;
/** Time for which an unused prefetch is kept. */
const unusedMs = 5000;

/** Prefetches the queries of a page, if somebody is signed in. */
export function prefetch(href: string): void {
  const { pathname, searchParams } = new URL(href, window.location.origin);
  const match = user.peek()?.company ? pageMatchOf(pathname) : null;
  if (!match || match.route.access) return;
  listen();
  const address = listAddress((name) => searchParams.get(name) ?? "");
  const queries = match.route.prefetch?.({ ...address, id: match.params["id"] ?? "" }) ?? [];
  for (const query of queries)
    void queryClient.prefetchQuery({ ...(query as FetchQueryOptions), gcTime: unusedMs });
}

/** Prefetches another page. The current page loads its own queries when its address changes. */
function prefetchOther(href: string | null): void {
  if (href && pathOf(href) !== window.location.pathname) prefetch(href);
}

/**
 * Prefetches the code of a page on hover, focus and touch; its queries after a delay of hovering, on press, and on
 * Enter.
 */
export function prefetchLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onInterest = (event: Event) => {
    const href = hrefUnder(event);
    clearTimeout(timer);
    if (!href) return;
    preload(pathOf(href)).catch(() => {});
    if (event.type === "pointerover") timer = setTimeout(prefetchOther, intentMs, href);
  };
  const onPress = (event: MouseEvent) => isPlainClick(event) && prefetchOther(hrefUnder(event));
  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(type, onInterest, { passive: true });
  // Only for the mouse: a touch may be the start of a scroll.
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") onPress(event);
  });
  document.addEventListener("click", onPress, { capture: true });
}
