import { signal } from "@preact/signals-react";
import { useEffect } from "react";
import { useLocation } from "wouter";

/** Titles of the current page. */
export const pageTitle = signal({
  /** Title of the phone's top bar. */
  title: "",
  /** Title of the browser tab. */
  tab: "",
  path: "",
  /** Address of the phone's back link; '' for none. */
  back: "",
  /** A print's title is whole: it names the saved file. */
  isWhole: false,
});

type Options = { back?: string | undefined; tab?: string; isWhole?: boolean };

/** Sets the titles while mounted. */
export function usePageTitle(
  title: string,
  { back = "", tab = title, isWhole = false }: Options = {},
): void {
  const [path] = useLocation();
  useEffect(() => {
    pageTitle.value = { title, tab, path, back, isWhole };
  }, [title, tab, path, back, isWhole]);
}
