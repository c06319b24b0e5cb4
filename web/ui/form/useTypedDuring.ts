import { useEffect, useRef } from "react";
import { toast } from "#ui/feedback/toast.ts";
import { formTexts } from "./form.strings.ts";

/**
 * Returns the change handler of a form that closes after its save. When it closes, a toast says that values typed during
 * the save are not stored.
 */
export function useTypedDuring(isBusy: boolean): () => void {
  const isTyped = useRef(false);
  useEffect(() => {
    // After a failed save the values are still in the form.
    if (!isBusy) isTyped.current = false;
  }, [isBusy]);
  useEffect(
    () => () => {
      if (isTyped.current) toast.error(formTexts.typedSince.lost);
    },
    [],
  );
  return () => {
    isTyped.current ||= isBusy;
  };
}
