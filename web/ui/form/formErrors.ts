import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { failureOf } from "#api/failure.ts";

/**
 * Shows the server's errors at their fields and focuses the first; returns false when no error belongs to this form.
 */
export function showServerErrors<T extends FieldValues>(
  error: unknown,
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const { fields } = failureOf(error);
  const found = names.filter((name) => fields[name]);
  found.forEach((name, index) =>
    setError(name, { message: fields[name] ?? "" }, { shouldFocus: index === 0 }),
  );
  return found.length > 0;
}
