import { effect } from "@preact/signals-core";
import { company } from "../lib/session";
import { isWholeTitle, pageTitle } from "../ui/pageTitle";

/** Keeps the tab's title: the page in view, then the shop. */
export const keepTabTitle = () =>
  effect(() => {
    if (isWholeTitle.value) {
      document.title = pageTitle.value;
      return;
    }
    const name = company.value?.name ?? "Optique";
    document.title = pageTitle.value ? `${pageTitle.value} - ${name}` : name;
  });
