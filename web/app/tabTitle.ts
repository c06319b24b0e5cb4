import { effect } from "@preact/signals-react";
import { company } from "#api/session/session.ts";
import { pageTitle } from "#ui/page/pageTitle.ts";

/** Keeps the title of the browser tab up to date: page, then company. */
export const keepTabTitle = () =>
  effect(() => {
    const { tab, isWhole } = pageTitle.value;
    const shop = company.value?.name ?? "Optique";
    document.title = isWhole ? tab : tab ? `${tab} - ${shop}` : shop;
  });
