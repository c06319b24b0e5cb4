import { type KeyboardEvent, useCallback } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { EyeSide } from "#domain/core/records.ts";
import { itemEyes, nextEye } from "#shared/sales/items/itemEyes.ts";
import { eyeOfKey, EyeMark } from "#shared/sales/items/LensButtons.tsx";
import { type FormValues, typedEyes } from "../formValues.ts";
import { useTypedEyes } from "../eyes/useEyes.ts";

type Props = { index: number; name: string };

/** Returns a function that sets the eye of a line, by default the next eye. */
function useChooseEye(index: number): (chosen?: EyeSide | "") => void {
  const { getValues, setValue } = useFormContext<FormValues>();
  return useCallback(
    (chosen) => {
      const values = getValues();
      const choice = {
        eyes: typedEyes(values),
        ...(chosen === undefined ? {} : { chosen }),
      };
      const eye = nextEye(values.invoice.items, index, choice);
      setValue(`invoice.items.${index}.eye`, eye, { shouldDirty: true });
    },
    [getValues, setValue, index],
  );
}

/** Button with the eye of a lens line; a press selects the next eye. */
export function EyeButton({ index, name }: Props) {
  const { control } = useFormContext<FormValues>();
  const items = useWatch({ control, name: "invoice.items" });
  const { typed } = useTypedEyes();
  const choose = useChooseEye(index);
  const eye = itemEyes(items, typed)[index] ?? "";
  return <EyeMark item={items[index]} eye={eye} name={name} onPress={() => choose()} />;
}

/** Makes D, G and O (both), typed in the quantity of a lens, select its eye. */
export function useEyeLetters(index: number): (event: KeyboardEvent) => void {
  const choose = useChooseEye(index);
  return useCallback(
    (event) => {
      const eye = eyeOfKey(event);
      if (eye === undefined) return;
      event.preventDefault();
      choose(eye);
    },
    [choose],
  );
}
