import { addToast, dismissToast, toasts, type ToastPlace } from "./toast.ts";
import { ui } from "#ui/ui.strings.ts";

/**
 * Asks before a deletion, in a toast with its two buttons; it goes by itself after `durationMs` unless the pointer is
 * over it or the keyboard moves in it. A second question takes the place of the first.
 */
export function confirmDelete(
  onConfirm: () => void,
  { durationMs, place = "right" }: { durationMs: number; place?: ToastPlace },
): void {
  for (const shown of toasts.value) if (shown.kind === "confirm") dismissToast(shown.id);
  addToast({ kind: "confirm", text: ui.confirmTitle, durationMs, place, onConfirm });
}
