/** What went wrong with a call, in words that a form can place. */
import { ClientResponseError } from "pocketbase";
import { isPocketbaseMessage } from "#domain/core/pocketbaseMessages.ts";

export type Failure = { status: number; message: string; fields: Record<string, string> };

/**
 * An error's status (0: the server did not answer), the server's sentence, and its sentences by field. A defect of ours
 * and what is told in English have none: the screen has its own.
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ClientResponseError)) return { status: -1, message: "", fields: {} };
  const message = String(error.response["message"] ?? "");
  return {
    status: error.status,
    message: isPocketbaseMessage(message) ? "" : message,
    fields: fieldErrors(error),
  };
}

/** The server's sentences by field; items are named by their place: 'items.0.quantity'. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ClientResponseError)) return {};
  const data: Record<string, { message?: string }> = error.response["data"] ?? {};
  return Object.fromEntries(
    Object.entries(data).map(([field, { message }]) => [field, message ?? ""]),
  );
}

/** How many seconds a sign-in must wait after too many tries; 0 for any other failure. */
export function secondsToWait(error: unknown): number {
  if (!(error instanceof ClientResponseError) || error.status !== 429) return 0;
  const { code } = (error.response["data"]?.wait ?? {}) as { code?: string };
  return Number(code) || 0;
}

export const isNotFound = (error: unknown): boolean => failureOf(error).status === 404;

/** A document that another station deleted since this version of it was read. */
export const isDeleted = (error: unknown): boolean =>
  error instanceof ClientResponseError && error.response["data"]?.version?.code === "deleted";
