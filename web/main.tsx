import "./style/style.css";
import { effect } from "@preact/signals-react";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { listen } from "#api/revisions.ts";
import { user } from "#api/session.ts";
import { surviveTranslation } from "#lib/translated.ts";
import { historyGuard } from "#lib/useLeaveWarning.ts";
import { App } from "./app/App.tsx";
import { preload, preloadOnHover, shownAt } from "./app/frame/navigation.ts";
import { keepTabTitle } from "./app/tabTitle.ts";

// Before the router listens: the browser asks in this order whatever the phase.
window.addEventListener("popstate", (event) => historyGuard.onPop?.(event));
const path = window.location.pathname;
if (user.peek()?.company && shownAt(path)?.route.access === "app") listen();
const loadAhead = () => import("./app/frame/askAhead.ts");
/** Beside the first page's code, and before that page asks by itself; who signs in has it from then on. */
async function askFirst(): Promise<void> {
  if (user.peek()) return (await loadAhead()).askAhead(window.location.href);
  effect(() => {
    if (user.value) loadAhead().catch(console.warn);
  });
}

surviveTranslation();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// The code of the first page comes before the first render: no skeleton for a page that is a moment away. A public page
// is there already, as the build wrote it; the first render takes its place.
// Not awaited at the top: the page's file imports from the one that this is in, and would wait for it in turn.
void Promise.all([preload(path), askFirst()])
  .catch(() => {})
  .then(() => {
    keepTabTitle();
    // In slices: a phone that is still slow answers the finger meanwhile.
    startTransition(() => createRoot(root).render(<App />));
    preloadOnHover();
  });
