/** Translates PocketBase's own errors (file, unique index, dashboard field) into French, at the same fields. */
import { isPocketbaseMessage } from "#domain/core/messages/pocketbaseMessages.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { NamedAct } from "#domain/people/approvals.ts";
import { isApprovable } from "#domain/people/permissions.ts";
import { actSentence, subjectOf } from "#server/platform/people/actSentence.ts";
import { closedRowIn, refuseClosed } from "#server/platform/requests/refuseClosed.ts";
import { refuse, refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";

const codes: Record<string, string> = {
  validation_required: "required",
  validation_not_unique: "not_unique",
  validation_pk_invalid: "id_taken",
  validation_invalid_mime_type: "file_type",
  validation_file_size_limit: "file_size",
  validation_too_many_files: "too_many_files",
  validation_is_email: "email",
  validation_max_text_constraint: "too_long",
  validation_missing_rel_records: "unknown_record",
  validation_invalid_old_password: "old_password",
  validation_values_mismatch: "fixed",
};

const megabyte = 1024 * 1024;

/** A Go error as JavaScript receives it. */
type GoError = {
  value?: {
    status?: number;
    message?: string;
    data?: Record<string, { code?: string; message?: string; params?: Record<string, unknown> }>;
    rawData?: () => unknown;
  };
};

const held = /database is locked|database table is locked|SQLITE_BUSY/;

/** True when another program holds the lock of the database. */
export const isLockError = (error: unknown): boolean => held.test(String(error));

/** SQLite errors that block any write. */
const storeFailures: [RegExp, string][] = [
  [held, "store_busy"],
  [/database or disk is full|no space left on device|SQLITE_FULL/, "store_full"],
];

/** Text of an error with that of its cause. */
function textOf(error: GoError): string {
  const raw = error.value?.rawData?.();
  return `${String(error)} ${raw ? String(raw) : ""}`;
}

/** Refuses with 503 when the disk is full or another program holds the lock. */
function refuseFailure(error: GoError): void {
  const text = textOf(error);
  const found = storeFailures.find(([words]) => words.test(text));
  if (found) refuseRequest(found[1], 503);
}

/**
 * PocketBase's errors about an unreadable `fields` parameter (`tools/picker` of 0.40.4). They have no status yet,
 * because PocketBase wraps them only after this middleware.
 */
const unreadFields =
  /unbalanced parenthesis or quoted expression|expected \(max, withEllipsis\?\)|max argument must be > 0|invalid(?: or empty)? modifier|field modifiers/;

const codeOfStatus: Record<number, string> = {
  400: "bad_request",
  401: "guest",
  403: "forbidden",
  404: "not_found",
  413: "too_large",
  429: "too_often",
  500: "failed",
};

/** Runs the rest of a request and translates PocketBase's errors into French, except for the administrator. */
export function translateAnswerErrors(e: core.RequestEvent, work: () => void): void {
  try {
    work();
  } catch (error) {
    refuseFailure(error as GoError);
    refuseClosed(e, textOf(error as GoError));
    if (answerRight(e, error as GoError)) return;
    if (!e.hasSuperuserAuth()) refuseEnglish(error as GoError);
    throw error;
  }
}

/** Contents of an error; an error thrown in this VM is not wrapped. */
const valueOf = (error: GoError): GoError["value"] => error.value ?? (error as GoError["value"]);

/** The refusal inside an error about missing rights; null for another error. */
function rightRefusal(error: GoError) {
  const value = valueOf(error);
  const refused = value?.data?.["right"];
  return value?.status === 403 && refused?.code === "right" ? refused : null;
}

/** Acts whose missing rights an error reports; none for another error. */
export function lackedActsOf(error: unknown): NamedAct[] {
  const acts = rightRefusal(error as GoError)?.params?.["acts"];
  return typeof acts === "string" ? (JSON.parse(acts) as NamedAct[]) : [];
}

/** Answers a refusal with its parameters, which PocketBase would nest; returns false for another error. */
function answerRight(e: core.RequestEvent, error: GoError): boolean {
  const refused = rightRefusal(error);
  if (!refused) return false;
  const { code, message, params } = refused;
  const acts = lackedActsOf(error).map((act) => ({ ...act, what: whatOf(e, act) }));
  e.json(403, {
    status: 403,
    message,
    data: { right: { code, message, ...params, what: acts[0]?.what ?? "", acts } },
  });
  return true;
}

/** Sentence of a refused act; '' when the act cannot be approved. */
function whatOf(e: core.RequestEvent, refused: NamedAct): string {
  const { act } = refused;
  if (!isApprovable(act)) return "";
  const company = e.auth?.getString("company") ?? "";
  return actSentence(act, refused, subjectOf(e.app, company, act, refused));
}

function refuseEnglish(error: GoError): void {
  const { value } = error;
  const code = codeOfStatus[value?.status ?? 0];
  if (value && code && isPocketbaseMessage(value.message ?? "")) {
    refuseIf(storeViolations(error));
    // Changes the original error object, because the log records its cause.
    value.message = `${messageOfCode(code)}.`;
  }
  if (unreadFields.test(String(error))) refuseRequest("bad_request");
}

/** Runs `work` and translates store errors. `whole`: code for PocketBase's 400 without a field ('Failed to …'). */
export function withFrenchErrors(work: () => void, whole?: string): void {
  try {
    work();
  } catch (error) {
    refuseFailure(error as GoError);
    // Only the request tells which field this error concerns, so it is translated later.
    if (closedRowIn(textOf(error as GoError))) throw error;
    const violations = storeViolations(error as GoError);
    if (violations.length > 0) refuse(violations);
    const { status, message = "" } = (error as GoError).value ?? {};
    if (whole && status === 400 && message.startsWith("Failed to")) refuseRequest(whole);
    throw error;
  }
}

/** Runs `work`, and renames the fields in its refusals. */
export function withFieldNames(
  nameOf: (field: string, code: string) => string,
  work: () => void,
): void {
  try {
    work();
  } catch (error) {
    const data = valueOf(error as GoError)?.data ?? {};
    for (const field of Object.keys(data)) {
      const refused = data[field];
      const name = nameOf(field, refused?.code ?? "");
      if (name === field || !refused) continue;
      delete data[field];
      data[name] = refused;
    }
    throw error;
  }
}

function storeViolations(error: GoError): Violation[] {
  const data = error.value?.data;
  if (!data) return [];
  const found: Violation[] = [];
  for (const field of Object.keys(data)) {
    // For a list, PocketBase reports an error for each element but no code for the list itself.
    const { code = "validation_list", params } = data[field] ?? {};
    if (!code.startsWith("validation_")) continue;
    const max =
      Number(params?.["maxSize"]) / megabyte || Number(params?.["maxSelect"] ?? params?.["max"]);
    found.push({ field, code: codes[code] ?? "stored", ...(max > 0 ? { params: { max } } : {}) });
  }
  // For a unique index on company and number, PocketBase reports both fields; only the number can be corrected.
  return found.length > 1 ? found.filter(({ field }) => field !== "company") : found;
}
