import { loadCompany } from "#api/session.ts";
import { isUnsaved } from "#lib/useLeaveWarning.ts";
import { toast } from "#ui/feedback/toast.ts";

/** Message and scroll position that survive the reload after a company update. */
const key = "optique.afterReload";

/** True when another form has unsaved changes: its save will reload. */
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

/** Reads the stored state once. */
export function takeAfterReload(): { message: string; scroll: number } | null {
  const left = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return left === null ? null : (JSON.parse(left) as { message: string; scroll: number });
}
