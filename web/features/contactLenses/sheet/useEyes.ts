import { useCallback } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { eyeKeys } from "#domain/contactLenses/lens.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { eyePath, type EyePath } from "./eyePaths.ts";
import type { EyeTexts } from "./eyeValues.ts";
import { originAfter } from "./origin.ts";
import { lensField, type SheetValues } from "./sheetValues.ts";

/** Texts of an eye, updated at each key. */
export function useEyeTexts(side: EyeSide): EyeTexts {
  const { control } = useFormContext<SheetValues>();
  return useWatch({ control, name: lensField(side) });
}

/** Clears the errors of the given values, and the error that the sheet has no eye at all. */
export function useClearEye(): (paths: readonly EyePath[]) => void {
  const { clearErrors, getFieldState } = useFormContext<SheetValues>();
  return useCallback(
    (paths) => {
      // In the form's state, an error of the whole eye replaces the errors of its values.
      const isWanted = typeof getFieldState("right_lens").error?.message === "string";
      clearErrors(isWanted ? "right_lens" : [...paths]);
    },
    [clearErrors, getFieldState],
  );
}

/** Writes several texts of an eye at once; its other fields stay. */
export function useWriteEye(): (side: EyeSide, texts: Partial<EyeTexts>) => void {
  const { setValue } = useFormContext<SheetValues>();
  const clear = useClearEye();
  return useCallback(
    (side, texts) => {
      const keys = [...eyeKeys, "productName"] as const;
      const paths = keys.flatMap((key): EyePath[] => {
        const text = texts[key];
        if (text === undefined) return [];
        setValue(eyePath(side, key), text, { shouldDirty: true });
        return [eyePath(side, key)];
      });
      clear(paths);
    },
    [setValue, clear],
  );
}

/** Marks the origin as modified when a value is changed by hand. */
export function useNoteChange(): (side: EyeSide, key: string) => void {
  const { getValues, setValue } = useFormContext<SheetValues>();
  return useCallback(
    (side, key) => {
      const before = getValues(eyePath(side, "origin"));
      const after = originAfter(before, key);
      if (after !== before) setValue(eyePath(side, "origin"), after, { shouldDirty: true });
    },
    [getValues, setValue],
  );
}
