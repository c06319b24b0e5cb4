import { effect } from "@preact/signals-react";
import { company } from "#api/session.ts";
import { pageTitle } from "#ui/page/pageTitle.ts";

/** Keeps the tab's title: the page in view, then the shop (web/README.md, Screens). */
export const keepTabTitle = () =>
  effect(() => {
    const { tab, isWhole } = pageTitle.value;
    const shop = company.value?.name ?? "Optique";
    document.title = isWhole ? tab : tab ? `${tab} - ${shop}` : shop;
  });
