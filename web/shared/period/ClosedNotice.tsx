import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { type ClosedKind, closedText, useClosedUntil } from "./closedPeriod.ts";

type Props = {
  /** Field of the form whose day it is about. */
  path: string;
  kind: Exclude<ClosedKind, "kept">;
  /** True of a new record: its first day is proposed, and stored nowhere. */
  isNew?: boolean;
  /** Silent about a stored day. */
  isQuiet?: boolean;
};

const valueAt = (values: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      values,
    );

/** Says from which day on a form may be dated, or that what it changes was transmitted; nothing of an open day. */
export function ClosedNotice({ path, kind, isNew = true, isQuiet = kind === "booked" }: Props) {
  const { control } = useFormContext();
  const day: unknown = useWatch({ control, name: path });
  const { defaultValues } = useFormState({ control });
  const isStored = !isNew && valueAt(defaultValues, path) === day;
  const said = closedText(
    isStored ? "kept" : kind,
    typeof day === "string" ? day : "",
    useClosedUntil(),
  );
  return (
    said &&
    !(isStored && isQuiet) && (
      <FormNotice tone={kind === "booked" || isStored ? "info" : "warn"} role="status">
        {said}
      </FormNotice>
    )
  );
}
