import { useEffect, useState } from "react";
import { get, useFormContext, useFormState } from "react-hook-form";
import { useKeydown } from "#lib/keys/useKeydown.ts";
import type { FormValues } from "../formValues.ts";
import { focusField } from "./focusField.ts";
import { type FoldedField, type FoldedPart, foldedParts } from "../foldedFields.ts";

/** Alt+M folds and unfolds, from any field of the form. */
const useKey = (toggle: () => void): void =>
  useKeydown((event) => {
    const { altKey, ctrlKey, metaKey, repeat, code, defaultPrevented } = event;
    if (!altKey || ctrlKey || metaKey || repeat || code !== "KeyM" || defaultPrevented) return;
    event.preventDefault();
    toggle();
  });

/** First refused field of a folded part. */
function useRefused(part: FoldedPart): FoldedField | undefined {
  const { control } = useFormContext<FormValues>();
  const { errors } = useFormState({ control, name: [...foldedParts[part]] });
  return foldedParts[part].find((field) => get(errors, field) !== undefined);
}

/** Whether a part is open: by `opens`, by a press, and always at a refused value. Opened by itself it stays open. */
export function useFold(part: FoldedPart, opens: boolean) {
  const refused = useRefused(part);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = refused !== undefined || (chosen ?? opens);
  // A value that is corrected or erased does not fold its own field.
  if (isOpen && chosen !== true) setChosen(true);
  return { isOpen, refused, toggle: () => setChosen(!isOpen) };
}

/** Alt+M also moves into the first field, or the refused one. */
export function useFoldKey({ isOpen, refused, toggle }: ReturnType<typeof useFold>): void {
  const [wantsFocus, setWantsFocus] = useState(false);
  useKey(() => {
    toggle();
    setWantsFocus(!isOpen || refused !== undefined);
  });
  useEffect(() => {
    if (!wantsFocus || !isOpen) return;
    focusField(refused ?? "right_height");
    setWantsFocus(false);
  }, [wantsFocus, isOpen, refused]);
}
