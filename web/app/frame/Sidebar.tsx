import { effect, signal } from "@preact/signals-react";
import { useValue } from "#lib/useValue.ts";
import { SidebarContent } from "./SidebarContent.tsx";

const widthKey = "optique.sidebar";
/** Chosen width, 'narrow' or 'wide'; '' for the default, which is narrow below 1200 px. */
const choice = signal(localStorage.getItem(widthKey) ?? "");
effect(() => {
  if (choice.value) localStorage.setItem(widthKey, choice.value);
});

const lg = window.matchMedia("(min-width: 75rem)");
const isRoomy = signal(lg.matches);
lg.addEventListener("change", () => {
  isRoomy.value = lg.matches;
});

export function Sidebar() {
  const chosen = useValue(choice);
  const roomy = useValue(isRoomy);
  const isNarrow = roomy ? chosen === "narrow" : chosen !== "wide";
  return (
    <aside
      className={`sticky top-0 flex h-dvh shrink-0 flex-col overflow-y-auto border-r border-line p-3 max-md:hidden print:hidden ${isNarrow ? "w-16 max-lg:w-22 max-lg:px-1.5" : "w-56"}`}
    >
      <SidebarContent
        isNarrow={isNarrow}
        onWidth={() => {
          choice.value = isNarrow ? "wide" : "narrow";
        }}
      />
    </aside>
  );
}
