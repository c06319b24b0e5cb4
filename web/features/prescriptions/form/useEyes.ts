import { useCallback } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type EyeField, eyeFields, type Eyes } from "#domain/optics/optics.ts";
import { eyeTexts, type FormValues, typedEyes } from "./formValues.ts";

/** The two eyes as they are typed, followed at each key. */
export function useTypedEyes(): Eyes {
  const { control } = useFormContext<FormValues>();
  const texts = useWatch({ control, name: eyeFields });
  const values = Object.fromEntries(eyeFields.map((field, index) => [field, texts[index] ?? ""]));
  return typedEyes(values as Record<EyeField, string>);
}

/** Writes both eyes into their fields, as one change. */
export function useWriteEyes(): (eyes: Eyes) => void {
  const { setValue, clearErrors } = useFormContext<FormValues>();
  return useCallback(
    (eyes) => {
      const texts = eyeTexts(eyes);
      for (const field of eyeFields) setValue(field, texts[field], { shouldDirty: true });
      clearErrors([...eyeFields]);
    },
    [setValue, clearErrors],
  );
}
