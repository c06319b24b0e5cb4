import { useSyncExternalStore } from "react";

/** Below md (768 px) a table becomes a list (web/README.md, Parts). */
const phone = window.matchMedia("(width < 48rem)");

function follow(onChange: () => void): () => void {
  phone.addEventListener("change", onChange);
  return () => phone.removeEventListener("change", onChange);
}

export const useIsPhone = (): boolean => useSyncExternalStore(follow, () => phone.matches);
