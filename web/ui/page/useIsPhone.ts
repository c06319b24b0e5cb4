import { useSyncExternalStore } from "react";

/** Whether the screen is such a one. */
function screenIs(media: string): () => boolean {
  const query = window.matchMedia(media);
  const follow = (onChange: () => void) => {
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  };
  return () => useSyncExternalStore(follow, () => query.matches);
}

/** Below md (768 px) a table becomes a list (web/README.md, Parts). */
export const useIsPhone = screenIs("(width < 48rem)");

/** Below lg (1200 px) there is a narrow sidebar, or none. */
export const useIsNarrow = screenIs("(width < 75rem)");

/** There, and where nothing can hover, the actions of a row are in its menu. */
export const useHasRowMenu = screenIs("(width < 75rem), (hover: none)");

/** Between the two: a table beside a narrow sidebar. */
export function useIsTablet(): boolean {
  const isPhone = useIsPhone();
  return useIsNarrow() && !isPhone;
}
