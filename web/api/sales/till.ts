/** Till: a day's payments, closing and cash movements. */
import { ClientResponseError } from "pocketbase";
import type { CashMovement, TillClosing } from "#domain/core/records.ts";
import type { CoinCounts } from "#domain/till/cash.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { createRecord, deleteRecord, updateRecord } from "#api/records.ts";
import { get, oneQuery, post } from "#api/request.ts";
import { invalidate } from "#api/queryClient.ts";

const moves = "optique_cash_moves";

export const loadTill = (day: string, signal?: AbortSignal): Promise<TillDay> =>
  get("till", { day }, signal);

export type CloseInput = {
  /** In dirhams. */
  counted: number;
  notes: string;
  coins?: CoinCounts;
  /** Expected cash on screen; a changed amount refuses the closing. */
  expected: number;
};

/** Invalidates also after a refusal: another station closed the day, or took money since it was read. */
export async function closeTill(day: string, input: CloseInput): Promise<TillClosing> {
  try {
    return await post<TillClosing>(`till/${day}/close`, input);
  } finally {
    invalidate("optique_closes");
  }
}

export type MoveValues = Pick<CashMovement, "date" | "amount" | "kind" | "label">;

/** The form sets the id, so that a retry is idempotent. */
export const createMove = (id: string, values: MoveValues): Promise<CashMovement> =>
  createRecord(moves, id, values);
export const updateMove = (id: string, values: MoveValues): Promise<CashMovement> =>
  updateRecord(moves, id, values);
export const deleteMove = (id: string): Promise<void> => deleteRecord(moves, id);

/** Reason of a refused closing: 'closed', 'till_changed'; '' for others. */
export function refusalOf(error: unknown, field: string): string {
  if (!(error instanceof ClientResponseError)) return "";
  const data: Record<string, { code?: string }> = error.response["data"] ?? {};
  return data[field]?.code ?? "";
}

export const tillQuery = oneQuery("till", loadTill);
