import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { type ClosedKind, closedText, useClosedUntil } from "./closedPeriod.ts";

type Props = {
  /** Path of the form field that holds the day. */
  path: string;
  kind: Exclude<ClosedKind, "kept">;
  /** True of a new record, whose proposed day is not stored yet. */
  isNew?: boolean;
  /** True to show nothing while the day is the stored one. */
  isQuiet?: boolean;
};

const valueAt = (values: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      values,
    );

/**
 * Notice about a day in a transmitted period: which days the form accepts, or that the record was transmitted. Nothing
 * for an open day.
 */
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
