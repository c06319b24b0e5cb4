import { useController, useFormContext, useWatch } from "react-hook-form";
import type { JobStatus } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { company } from "#api/session.ts";
import { useValue } from "#lib/useValue.ts";
import type { FormValues } from "./formValues.ts";
import { proposedJob } from "./promise.ts";

type Promised = {
  /** 'YYYY-MM-DD', or what was typed and is no day. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Where the work is, or begins. */
  status: JobStatus;
};

/** A sale from before jobs were followed gets none by a save: no day is promised for it here. */
const isUnfollowed = (stored: PrescriptionDocument | null): boolean =>
  stored?.job === null &&
  (stored.invoice?.items ?? []).some(({ product_type }) => product_type === "lens");

/** The day that the glasses are promised for: as it was typed, as it is stored, or as it is proposed; null where nothing is mounted. */
export function usePromise(stored: PrescriptionDocument | null): Promised | null {
  const { control } = useFormContext<FormValues>();
  const { field, fieldState } = useController({ control, name: "job.promised_on" });
  const [date, items] = useWatch({ control, name: ["date", "invoice.items"] });
  const proposed = proposedJob({ date, items }, useValue(company) ?? null);
  if (!proposed || isUnfollowed(stored)) return null;
  const value = field.value || stored?.job?.promised_on.slice(0, 10) || proposed.day;
  return {
    value,
    // The proposed day follows the sale on; a stored one is only replaced.
    onChange: (day) => field.onChange(!stored?.job && day === proposed.day ? "" : day),
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    status: stored?.job?.status ?? proposed.status,
  };
}
