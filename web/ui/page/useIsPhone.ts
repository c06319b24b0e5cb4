import { useSyncExternalStore } from "react";

/** Creates a hook for a media query. */
function screenIs(media: string): () => boolean {
  const query = window.matchMedia(media);
  const follow = (onChange: () => void) => {
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  };
  return () => useSyncExternalStore(follow, () => query.matches);
}

/** True below md (768 px), where a table becomes a list. */
export const useIsPhone = screenIs("(width < 48rem)");

/** True below lg (1200 px), where the sidebar is narrow or absent. */
export const useIsNarrow = screenIs("(width < 75rem)");

/** True where row actions are in a menu: below lg, and on devices without hover. */
export const useHasRowMenu = screenIs("(width < 75rem), (hover: none)");

/** True between md and lg: a table beside a narrow sidebar. */
export function useIsTablet(): boolean {
  const isPhone = useIsPhone();
  return useIsNarrow() && !isPhone;
}
