import { useSyncExternalStore } from "react";

/** Whether the screen is narrower than one of the breakpoints. */
function narrowerThan(rem: number): () => boolean {
  const query = window.matchMedia(`(width < ${rem}rem)`);
  const follow = (onChange: () => void) => {
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  };
  return () => useSyncExternalStore(follow, () => query.matches);
}

/** Below md (768 px) a table becomes a list (web/README.md, Parts). */
export const useIsPhone = narrowerThan(48);

/** Below lg (1200 px) the actions of a row are in its menu. */
export const useIsNarrow = narrowerThan(75);

/** Between the two: a table beside a narrow sidebar. */
export function useIsTablet(): boolean {
  const isPhone = useIsPhone();
  return useIsNarrow() && !isPhone;
}
