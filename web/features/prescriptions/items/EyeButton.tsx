import { type KeyboardEvent, useCallback } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { parseQuantity } from "#domain/core/money.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { formStrings } from "../form.strings.ts";
import { type FormValues, typedEyes } from "../formValues.ts";
import { itemEyes, nextEye } from "./itemEyes.ts";
import { useTypedEyes } from "../eyes/useEyes.ts";

const strings = formStrings.items.eyes;
type Props = { index: number; name: string };

/** Sets a line's eye, or the next one. */
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

/** Eye of a lens line; a press selects the next. */
export function EyeButton({ index, name }: Props) {
  const { control } = useFormContext<FormValues>();
  const items = useWatch({ control, name: "invoice.items" });
  const { typed } = useTypedEyes();
  const choose = useChooseEye(index);
  const eye = itemEyes(items, typed)[index] ?? "";
  const isOne = parseQuantity(items[index]?.quantity ?? "") === 1;
  const shown = strings[eye === "" && isOne ? "unknown" : eye];
  return (
    <button
      type="button"
      className="btn btn-secondary btn-sm w-14 px-0"
      aria-label={strings.label(shown.mark, shown.name, name)}
      title={strings.hint}
      onClick={() => choose()}
    >
      {shown.mark}
    </button>
  );
}

const letters: Readonly<Record<string, EyeSide | "">> = { d: "right", g: "left", o: "" };

/** D, G and O (both) in a lens quantity select its eye. */
export function useEyeLetters(index: number): (event: KeyboardEvent) => void {
  const choose = useChooseEye(index);
  return useCallback(
    (event) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const eye = letters[key.toLowerCase()];
      const isQuantity = target instanceof HTMLInputElement && target.name.endsWith(".quantity");
      if (eye === undefined || !isQuantity || ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      choose(eye);
    },
    [choose],
  );
}
