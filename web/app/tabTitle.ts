import { effect } from "@preact/signals-react";
import { company } from "#api/session/session.ts";
import { pageTitle } from "#ui/page/pageTitle.ts";

/** Sets the tab's title: page, then company. */
export const keepTabTitle = () =>
  effect(() => {
    const { tab, isWhole } = pageTitle.value;
    const shop = company.value?.name ?? "Optique";
    document.title = isWhole ? tab : tab ? `${tab} - ${shop}` : shop;
  });
