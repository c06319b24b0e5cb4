/** PocketBase's own refusals (a file, a unique index, a field of the dashboard) in French, at the same fields. */
import type { Violation } from "#domain/core/violation.ts";
import { refuse, refuseWhole } from "./refuse.ts";

const codes: Record<string, string> = {
  validation_required: "required",
  validation_not_unique: "not_unique",
  validation_pk_invalid: "id_taken",
  validation_invalid_mime_type: "file_type",
  validation_file_size_limit: "file_size",
  validation_is_email: "email",
  validation_max_text_constraint: "too_long",
  validation_missing_rel_records: "unknown_record",
};

/** An error of Go as JavaScript sees it. */
type GoError = {
  value?: {
    status?: number;
    message?: string;
    data?: Record<string, { code?: string; params?: Record<string, unknown> }>;
  };
};

/** `whole`: the code that stands in for PocketBase's own 400 without a field ('Failed to …'). */
export function inFrench(work: () => void, whole?: string): void {
  try {
    work();
  } catch (error) {
    const violations = storeViolations(error as GoError);
    if (violations.length > 0) refuse(violations);
    const { status, message = "" } = (error as GoError).value ?? {};
    if (whole && status === 400 && message.startsWith("Failed to")) refuseWhole(whole);
    throw error;
  }
}

function storeViolations(error: GoError): Violation[] {
  const data = error.value?.data;
  if (!data) return [];
  const found: Violation[] = [];
  for (const field of Object.keys(data)) {
    const code = data[field]?.code ?? "";
    if (code.startsWith("validation_")) found.push({ field, code: codes[code] ?? "stored" });
  }
  // Of a unique index over company and number PocketBase names both fields. Only the number can be corrected.
  return found.length > 1 ? found.filter(({ field }) => field !== "company") : found;
}
