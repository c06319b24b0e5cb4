import type { FieldValues, Path } from "react-hook-form";
import { FieldNote } from "./FieldNote.tsx";
import { errorIdOf, useFieldError } from "./useFieldError.ts";

type Props<Values extends FieldValues> = { paths: readonly Path<Values>[]; className?: string };

/** Errors of a row, under its fields. */
export const RowNotes = <Values extends FieldValues>({ paths, className = "" }: Props<Values>) => (
  <div className={`col-span-full empty:hidden ${className}`}>
    {paths.map((path) => (
      <PathNote<Values> key={path} path={path} />
    ))}
  </div>
);

function PathNote<Values extends FieldValues>({ path }: { path: Path<Values> }) {
  return <FieldNote id={errorIdOf(path)} error={useFieldError<Values>(path)} />;
}
