import { loadCompany } from "#api/session.ts";
import { isUnsaved } from "#lib/useLeaveWarning.ts";
import { toast } from "#ui/feedback/toast.ts";

/** The page reloads after an update: what it has to say, and where one was, outlive it. */
const key = "optique.afterReload";

/** True when the page stays: another form of it has something to lose, and its own save brings the reload. */
export function reloadSaying(message: string): boolean {
  if (isUnsaved()) {
    toast.success(message);
    void loadCompany();
    return true;
  }
  sessionStorage.setItem(key, JSON.stringify({ message, scroll: window.scrollY }));
  window.location.reload();
  return false;
}

/** What the page before the reload left, once. */
export function takeAfterReload(): { message: string; scroll: number } | null {
  const left = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return left === null ? null : (JSON.parse(left) as { message: string; scroll: number });
}
