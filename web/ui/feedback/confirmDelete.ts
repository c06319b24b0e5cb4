import { toast } from "react-hot-toast/headless";
import { DeleteQuestion } from "./DeleteQuestion.tsx";

export type ToastPlace = "right" | "center";

let question = "";

/**
 * Asks before a deletion, in a toast with its two buttons; it goes by itself after `durationMs` unless the pointer is
 * over it or the keyboard moves in it. A second question takes the place of the first.
 */
export function confirmDelete(
  onConfirm: () => void,
  { durationMs, place = "right" }: { durationMs: number; place?: ToastPlace },
): void {
  toast.remove(question);
  question = toast.custom(({ id }) => <DeleteQuestion toastId={id} onConfirm={onConfirm} />, {
    duration: durationMs,
    position: `top-${place}`,
  });
}
