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

/** First of the fields that has an error. */
function useRefused<Field extends string>(fields: readonly Field[]): Field | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: [...fields] });
  return fields.find((field) => get(errors, field) !== undefined);
}

/**
 * State of a foldable section: opened by `opens`, by a press, or by an error in its fields, which also keeps it open
 * afterwards.
 */
export function useFold<Field extends string>(fields: readonly Field[], opens: boolean) {
  const refused = useRefused(fields);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = refused !== undefined || (chosen ?? opens);
  // Stays open, so that correcting or erasing a value does not fold the field being edited.
  if (isOpen && chosen !== true) setChosen(true);
  return { isOpen, refused, toggle: () => setChosen(!isOpen) };
}

type Fold<Field extends string> = ReturnType<typeof useFold<Field>>;

/** Alt+M folds the section, or opens it and focuses its refused field, else its first one. */
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
