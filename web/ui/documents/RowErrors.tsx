import { type FieldValues, type Path, useFormContext, useFormState } from "react-hook-form";
import { FieldNote } from "./FieldNote.tsx";
import { errorAt, errorIdOf } from "./useFieldError.ts";

type Props<Values extends FieldValues> = {
  /** The fields of the row whose sentences stand under it. */
  paths: readonly Path<Values>[];
  className?: string;
};

/** The sentences at the fields of a row, under the whole of it. */
export function RowErrors<Values extends FieldValues>({ paths, className = "" }: Props<Values>) {
  const { control } = useFormContext<Values>();
  const { errors } = useFormState({ control, name: paths, exact: true });
  const found = paths.map((path) => ({ id: errorIdOf(path), error: errorAt(errors, path) }));
  if (found.every(({ error }) => error === null)) return null;
  return (
    <div className={`col-span-full ${className}`}>
      {found.map(({ id, error }) => (
        <FieldNote key={id} id={id} error={error} />
      ))}
    </div>
  );
}
