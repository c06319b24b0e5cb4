import { get, type FieldValues, type Path, useFormContext, useFormState } from "react-hook-form";

/** Id of a field's error, for aria-describedby. */
export const errorIdOf = (path: string): string => `error-${path.replaceAll(".", "-")}`;

/** Error of one field. Only the component that calls it renders again. */
export function useFieldError<Values extends FieldValues>(path: Path<Values>): string | null {
  const { control } = useFormContext<Values>();
  const { errors } = useFormState({ control, name: path, exact: true });
  const error: unknown = get(errors, path);
  if (typeof error !== "object" || error === null || !("message" in error)) return null;
  return typeof error.message === "string" ? error.message : null;
}
