import { effect } from "@preact/signals-react";
import { company } from "#api/session.ts";
import { pageTitle } from "#ui/page/pageTitle.ts";
import { matchOf } from "./frame/navigation.ts";

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * What the tab says of a page: its heading for a section and for a record, else the last word of
 * the address (web/README.md, Screens).
 */
function tabNameOf(path: string, heading: string): string {
  const [, , , ...below] = matchOf(path)?.route.path.split("/") ?? [];
  const last = below.at(-1) ?? "";
  if (!last || last.startsWith(":")) return heading;
  return last.split("-").map(capitalised).join(" ");
}

/** Keeps the tab's title: the page in view, then the shop. */
export const keepTabTitle = () =>
  effect(() => {
    const { path, tab, isWhole } = pageTitle.value;
    const shop = company.value?.name ?? "Optique";
    const name = tabNameOf(path, tab);
    document.title = isWhole ? tab : name ? `${name} - ${shop}` : shop;
  });
