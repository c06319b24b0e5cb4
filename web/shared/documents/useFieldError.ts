import { get, type FieldValues, type Path, useFormContext, useFormState } from "react-hook-form";

/** The id of the sentence at a field, for aria-describedby. */
export const errorIdOf = (path: string): string => `error-${path.replaceAll(".", "-")}`;

/** The sentence at one field; only what shows it renders again when it changes. */
export function useFieldError<Values extends FieldValues>(path: Path<Values>): string | null {
  const { control } = useFormContext<Values>();
  const { errors } = useFormState({ control, name: path, exact: true });
  const error: unknown = get(errors, path);
  if (typeof error !== "object" || error === null || !("message" in error)) return null;
  return typeof error.message === "string" ? error.message : null;
}
