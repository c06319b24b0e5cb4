import "./style/style.css";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { surviveTranslation } from "#lib/texts/translated.ts";
import { historyGuard } from "#lib/forms/useLeaveWarning.ts";
import { App } from "./app/App.tsx";
import { preload } from "#app/navigation.ts";
import { prefetch, prefetchLinks } from "./app/frame/prefetch.ts";
import { keepTabTitle } from "./app/tabTitle.ts";

// Registered before the router's listener, so that it runs first.
window.addEventListener("popstate", (event) => historyGuard.onPop?.(event));
// Loads the queries at the same time as the first page's code.
prefetch(window.location.href);

surviveTranslation();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// Loads the first page's code before the first render, so that no skeleton shows; a public page is prerendered. Not a
// top-level await: the page's chunk imports the chunk of this file, and would deadlock.
void preload(window.location.pathname)
  .catch(() => {})
  .then(() => {
    keepTabTitle();
    // Rendered in time slices, so that a slow phone stays responsive.
    startTransition(() => createRoot(root).render(<App />));
    prefetchLinks();
  });
