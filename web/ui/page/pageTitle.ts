import { signal } from "@preact/signals-react";
import { useEffect } from "react";
import { useLocation } from "wouter";

/** How the page in view is called. */
export const pageTitle = signal({
  /** In the phone's top bar. */
  title: "",
  /** In the browser's tab. */
  tab: "",
  path: "",
  /** Where the phone's back arrow leads; empty for none. */
  back: "",
  /** A print says all of its title itself: it names the file that it is saved as. */
  isWhole: false,
});

type Options = { back?: string | undefined; tab?: string; isWhole?: boolean };

/** Names the page while it is in view. */
export function usePageTitle(
  title: string,
  { back = "", tab = title, isWhole = false }: Options = {},
): void {
  const [path] = useLocation();
  useEffect(() => {
    pageTitle.value = { title, tab, path, back, isWhole };
  }, [title, tab, path, back, isWhole]);
}
