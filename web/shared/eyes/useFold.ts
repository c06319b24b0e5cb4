import { useEffect, useState } from "react";
import { get, useFormContext, useFormState } from "react-hook-form";
import { useKeydown } from "#lib/keys/useKeydown.ts";
import { focusField } from "./focusField.ts";

/** Alt+M folds and unfolds, from any field of the form. */
const useKey = (toggle: () => void): void =>
  useKeydown((event) => {
    const { altKey, ctrlKey, metaKey, repeat, code, defaultPrevented } = event;
    if (!altKey || ctrlKey || metaKey || repeat || code !== "KeyM" || defaultPrevented) return;
    event.preventDefault();
    toggle();
  });

/** First of these fields that is refused. */
function useRefused<Field extends string>(fields: readonly Field[]): Field | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: [...fields] });
  return fields.find((field) => get(errors, field) !== undefined);
}

/** Whether a part with these fields is open: by `opens`, by a press, and always at a refused value. Opened by itself it stays open. */
export function useFold<Field extends string>(fields: readonly Field[], opens: boolean) {
  const refused = useRefused(fields);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = refused !== undefined || (chosen ?? opens);
  // A value that is corrected or erased does not fold its own field.
  if (isOpen && chosen !== true) setChosen(true);
  return { isOpen, refused, toggle: () => setChosen(!isOpen) };
}

type Fold<Field extends string> = ReturnType<typeof useFold<Field>>;

/** Alt+M also moves into the first field, by its id, or the refused one. */
export function useFoldKey<Field extends string>(
  { isOpen, refused, toggle }: Fold<Field>,
  first: string,
  idOf: (field: Field) => string = (field) => field,
): void {
  const [wantsFocus, setWantsFocus] = useState(false);
  useKey(() => {
    toggle();
    setWantsFocus(!isOpen || refused !== undefined);
  });
  useEffect(() => {
    if (!wantsFocus || !isOpen) return;
    focusField(refused ? idOf(refused) : first);
    setWantsFocus(false);
  }, [wantsFocus, isOpen, refused, first, idOf]);
}
