import { useCallback } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { eyeKeys } from "#domain/contactLenses/lens.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { eyePath, type EyePath } from "./eyePaths.ts";
import type { EyeTexts } from "./eyeValues.ts";
import { originAfter } from "./origin.ts";
import { lensField, type SheetValues } from "./sheetValues.ts";

/** Texts of an eye, at each key. */
export function useEyeTexts(side: EyeSide): EyeTexts {
  const { control } = useFormContext<SheetValues>();
  return useWatch({ control, name: lensField(side) });
}

/** Forgets the refusals of these values, and of a sheet without any eye. */
export function useClearEye(): (paths: readonly EyePath[]) => void {
  const { clearErrors, getFieldState } = useFormContext<SheetValues>();
  return useCallback(
    (paths) => {
      // The refusal of the whole eye stands over those of its values.
      const isWanted = typeof getFieldState("right_lens").error?.message === "string";
      clearErrors(isWanted ? "right_lens" : [...paths]);
    },
    [clearErrors, getFieldState],
  );
}

/** Writes texts into the fields of an eye as one change; other fields stay. */
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

/** Notes in the origin that a value was changed by hand. */
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
