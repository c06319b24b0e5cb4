import { useEffect, useState } from "react";
import { get, useFormContext, useFormState } from "react-hook-form";
import { useKeydown } from "#lib/keys/useKeydown.ts";
import type { FormValues } from "../formValues.ts";
import { foldedFields, type ExtraField } from "../extraValues.ts";
import { type PairField, pairFields } from "../pairValues.ts";

/** Alt+M folds and unfolds, from any field of the form. */
const useKey = (toggle: () => void): void =>
  useKeydown((event) => {
    const { altKey, ctrlKey, metaKey, repeat, code, defaultPrevented } = event;
    if (!altKey || ctrlKey || metaKey || repeat || code !== "KeyM" || defaultPrevented) return;
    event.preventDefault();
    toggle();
  });

/** First refused field of the folded part. */
function useRefusedExtra(): ExtraField | PairField | undefined {
  const { control } = useFormContext<FormValues>();
  const { errors } = useFormState({ control, name: [...foldedFields, "pairs"] });
  return [...foldedFields, ...pairFields].find((field) => get(errors, field) !== undefined);
}

/** Shows and hides the fields, never over a refused value; Alt+M also moves into the first, or the refused one. */
export function useFold(opens: boolean) {
  const { setFocus } = useFormContext<FormValues>();
  const refused = useRefusedExtra();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [wantsFocus, setWantsFocus] = useState(false);
  const isOpen = chosen ?? opens;
  // Stays open once the value is corrected.
  if (refused && chosen !== true) setChosen(true);
  useKey(() => {
    setChosen(!isOpen);
    setWantsFocus(!isOpen || refused !== undefined);
  });
  useEffect(() => {
    if (!wantsFocus || !isOpen) return;
    setFocus(refused ?? "right_prism");
    setWantsFocus(false);
  }, [wantsFocus, isOpen, refused, setFocus]);
  return { isOpen, toggle: () => setChosen(!isOpen) };
}
