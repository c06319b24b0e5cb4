import "./app/style.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { preload, preloadOnHover } from "./app/navigation";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// The code of the first page comes before the first render: no skeleton for a page that is a moment away.
await preload(window.location.pathname).catch(() => {});
createRoot(root).render(<App />);
preloadOnHover();
