import { type FieldPath, get, useFormContext, useFormState } from "react-hook-form";
import type { FormValues } from "./formValues";

/** The sentence at one field; only what shows it renders again when it changes. */
export function useFieldError(path: FieldPath<FormValues>): string | null {
  const { control } = useFormContext<FormValues>();
  const { errors } = useFormState({ control, name: path, exact: true });
  const error: unknown = get(errors, path);
  if (typeof error !== "object" || error === null || !("message" in error)) return null;
  return typeof error.message === "string" ? error.message : null;
}
