import { useCallback } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type Eye, type EyeField, eyeFields, type Eyes } from "#domain/optics/optics.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { changedTexts, givenNears, type ExtraChanges, nearFields } from "../extraValues.ts";
import { eyesAsRead, eyeTexts, type FormValues, typedEyes } from "../formValues.ts";

/** Eyes updated at each key: `typed` has NaN for invalid numbers, `read` only accepted values. */
export function useTypedEyes(): { typed: Eyes; read: Eyes } {
  const { control } = useFormContext<FormValues>();
  const texts = useWatch({ control, name: eyeFields });
  const values = Object.fromEntries(
    eyeFields.map((field, index) => [field, texts[index] ?? ""]),
  ) as Record<EyeField, string>;
  return { typed: typedEyes(values, Number.NaN), read: eyesAsRead(values) };
}

export type EyeChanges = Partial<Record<EyeSide, Partial<Eye>>>;

/** Writes several values into the fields at once; the other fields stay. */
export function useWriteEyes(): (changes: EyeChanges) => void {
  const { setValue, clearErrors } = useFormContext<FormValues>();
  return useCallback(
    (changes) => {
      const texts = eyeTexts(changes);
      const fields = eyeFields.filter((field) => texts[field] !== undefined);
      for (const field of fields) setValue(field, texts[field] ?? "", { shouldDirty: true });
      clearErrors(fields);
    },
    [setValue, clearErrors],
  );
}

/** Prescribed near vision of each eye, updated at each key. */
export function useGivenNears(): Record<EyeSide, Eye | null> {
  const { control } = useFormContext<FormValues>();
  const texts = useWatch({ control, name: nearFields });
  return givenNears(Object.fromEntries(nearFields.map((field, index) => [field, texts[index]])));
}

/** Writes further values into their fields. */
export function useWriteExtra(): (extra: ExtraChanges) => void {
  const { setValue, clearErrors } = useFormContext<FormValues>();
  return useCallback(
    (extra) => {
      for (const { field, text } of changedTexts(extra)) {
        setValue(field, text, { shouldDirty: true });
        clearErrors(field);
      }
    },
    [setValue, clearErrors],
  );
}

/** Adds a line to the notes, unless they already contain it. */
export function useAddToNotes(): (line: string) => void {
  const { getValues, setValue } = useFormContext<FormValues>();
  return useCallback(
    (line) => {
      const notes = getValues("notes");
      if (line === "" || notes.split("\n").includes(line)) return;
      setValue("notes", [notes, line].filter(Boolean).join("\n"), { shouldDirty: true });
    },
    [getValues, setValue],
  );
}
