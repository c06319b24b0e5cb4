import "./style/style.css";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { surviveTranslation } from "#lib/translated.ts";
import { historyGuard } from "#lib/useLeaveWarning.ts";
import { App } from "./app/App.tsx";
import { preload } from "#app/navigation.ts";
import { prefetch, prefetchLinks } from "./app/frame/prefetch.ts";
import { keepTabTitle } from "./app/tabTitle.ts";

// Before the router listens: the browser asks in this order whatever the phase.
window.addEventListener("popstate", (event) => historyGuard.onPop?.(event));
// Beside the first page's code.
prefetch(window.location.href);

surviveTranslation();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// The code of the first page comes before the first render: no skeleton for a page that is a moment away. A public page
// is there already, as the build wrote it; the first render takes its place.
// Not awaited at the top: the page's file imports from the one that this is in, and would wait for it in turn.
void preload(window.location.pathname)
  .catch(() => {})
  .then(() => {
    keepTabTitle();
    // In slices: a phone that is still slow answers the finger meanwhile.
    startTransition(() => createRoot(root).render(<App />));
    prefetchLinks();
  });
