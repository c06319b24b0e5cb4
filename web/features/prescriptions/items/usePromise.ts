import { useController, useFormContext, useWatch } from "react-hook-form";
import type { JobStatus } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { company } from "#api/session/session.ts";
import { useValue } from "#lib/useValue.ts";
import type { FormValues } from "../formValues.ts";
import { promiseOf } from "./promise.ts";

type Promised = {
  /** Promised day, 'YYYY-MM-DD', or an invalid text. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  /** State of the stored job, else the first state. */
  status: JobStatus;
};

/** Promised day of the form with its field; null without lenses. */
export function usePromise(stored: PrescriptionDocument | null): Promised | null {
  const { control } = useFormContext<FormValues>();
  const { field, fieldState } = useController({ control, name: "job.promised_on" });
  const [date, items] = useWatch({ control, name: ["date", "invoice.items"] });
  const promise = promiseOf({ typed: field.value, date, items, stored }, useValue(company));
  if (!promise) return null;
  return {
    value: promise.day,
    // Stores '' for the proposed day, so that it follows the day of the sale. A stored day only changes by typing.
    onChange: (day) => field.onChange(!stored?.job && day === promise.proposed ? "" : day),
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    status: promise.status,
  };
}
