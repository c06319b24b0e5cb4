/** The page reloads after an update: what it has to say, and where one was, outlive it. */
const key = "optique.afterReload";

export function reloadSaying(message: string): void {
  sessionStorage.setItem(key, JSON.stringify({ message, scroll: window.scrollY }));
  window.location.reload();
}

/** What the page before the reload left, once. */
export function takeAfterReload(): { message: string; scroll: number } | null {
  const left = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return left === null ? null : (JSON.parse(left) as { message: string; scroll: number });
}
