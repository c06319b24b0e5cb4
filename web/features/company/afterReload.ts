/** Message and scroll position that survive the reload after a company update. */
const key = "optique.afterReload";

export function reloadSaying(message: string): void {
  sessionStorage.setItem(key, JSON.stringify({ message, scroll: window.scrollY }));
  window.location.reload();
}

/** Reads the stored state and removes it. */
export function takeAfterReload(): { message: string; scroll: number } | null {
  const left = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return left === null ? null : (JSON.parse(left) as { message: string; scroll: number });
}
