import { batch, signal } from "@preact/signals-core";
import { useEffect } from "react";

/** The title of the page in view: the tab's title, and the phone's top bar. */
export const pageTitle = signal("");
/** Where the phone's back arrow leads; empty for none. */
export const pageBack = signal("");

/** A print says all of its title itself: it names the file that it is saved as. */
export const isWholeTitle = signal(false);

/** Names the page while it is in view. */
export function usePageTitle(title: string, back = "", isWhole = false): void {
  useEffect(() => {
    batch(() => {
      pageTitle.value = title;
      pageBack.value = back;
      isWholeTitle.value = isWhole;
    });
  }, [title, back, isWhole]);
}
