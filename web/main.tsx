import "./style/style.css";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { preload, preloadOnHover } from "./app/frame/navigation.ts";
import { keepTabTitle } from "./app/tabTitle.ts";

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
    preloadOnHover();
  });
