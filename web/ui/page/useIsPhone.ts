import { useSyncExternalStore } from "react";

/** Media query hook. */
function screenIs(media: string): () => boolean {
  const query = window.matchMedia(media);
  const follow = (onChange: () => void) => {
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  };
  return () => useSyncExternalStore(follow, () => query.matches);
}

/** Below md (768 px) a table is a list. */
export const useIsPhone = screenIs("(width < 48rem)");

/** Below lg (1200 px) the sidebar is narrow or absent. */
export const useIsNarrow = screenIs("(width < 75rem)");

/** Row actions are in a menu here, and without hover. */
export const useHasRowMenu = screenIs("(width < 75rem), (hover: none)");

/** Between both: a table beside a narrow sidebar. */
export function useIsTablet(): boolean {
  const isPhone = useIsPhone();
  return useIsNarrow() && !isPhone;
}
