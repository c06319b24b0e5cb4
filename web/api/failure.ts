/** Reads status and messages of a failed request: for the whole request, and by field. */
import { ClientResponseError } from "pocketbase";
import { isPocketbaseMessage } from "#domain/core/messages/pocketbaseMessages.ts";
import { words } from "#lib/texts/words.strings.ts";

export type Failure = { status: number; message: string; fields: Record<string, string> };

/**
 * Status (0: no answer, -1: no failure of a request), server message, and messages by field. A defect, or an English
 * message of PocketBase, gives ''; the screen then shows its own sentence.
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ClientResponseError)) return { status: -1, message: "", fields: {} };
  const fields = fieldErrors(error);
  const message = fields["who"] ? words.nobodyEntered : String(error.response["message"] ?? "");
  return {
    status: error.status,
    message: isPocketbaseMessage(message) ? "" : message,
    fields,
  };
}

/** Error about a missing right, or that nobody said who works here; '' for other failures. */
export function missingRight(error: unknown): string {
  const { right = "", who } = fieldErrors(error);
  return who ? words.nobodyEntered : right;
}

/**
 * First error of a refusal, for a toast: about a right, a field, or the whole request. Without one, `failed`, which is
 * the screen's own sentence.
 */
export function refusalOf(error: unknown, failed: string): string {
  const { message, fields } = failureOf(error);
  return missingRight(error) || Object.values(fields)[0] || message || failed;
}

/** Server messages by path of the field, such as 'items.0.quantity'. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ClientResponseError)) return {};
  const data: Record<string, { message?: string }> = error.response["data"] ?? {};
  return Object.fromEntries(
    Object.entries(data).map(([field, { message }]) => [field, message ?? ""]),
  );
}

/** Seconds to wait after too many attempts to sign in; 0 for other failures. */
export function secondsToWait(error: unknown): number {
  if (!(error instanceof ClientResponseError) || error.status !== 429) return 0;
  const { code } = (error.response["data"]?.wait ?? {}) as { code?: string };
  return Number(code) || 0;
}

export const isNotFound = (error: unknown): boolean => failureOf(error).status === 404;

/** True when a save was refused because the document was deleted after its version was loaded. */
export const isDeleted = (error: unknown): boolean =>
  error instanceof ClientResponseError && error.response["data"]?.version?.code === "deleted";
