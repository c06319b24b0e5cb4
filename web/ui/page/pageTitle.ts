import { signal } from "@preact/signals-react";
import { useEffect } from "react";
import { useLocation } from "wouter";

/** Titles of the current page. */
export const pageTitle = signal({
  /** Title in a phone's top bar. */
  title: "",
  /** Title of the browser tab. */
  tab: "",
  path: "",
  /** Address of the back link on a phone; '' for none. */
  back: "",
  /** True when the tab's title gets no suffix, as for a print, whose title names the saved file. */
  isWhole: false,
});

type Options = { back?: string | undefined; tab?: string; isWhole?: boolean };

/** Sets the titles while the component is mounted. */
export function usePageTitle(
  title: string,
  { back = "", tab = title, isWhole = false }: Options = {},
): void {
  const [path] = useLocation();
  useEffect(() => {
    pageTitle.value = { title, tab, path, back, isWhole };
  }, [title, tab, path, back, isWhole]);
}
