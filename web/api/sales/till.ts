/** Payments, closing and cash movements of a till day. */
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
  /** Counted cash, in dirhams. */
  counted: number;
  notes: string;
  coins?: CoinCounts;
  /** Expected cash shown on the screen; the server refuses the closing if it has changed. */
  expected: number;
};

/** Closes a day. Reloads after a refusal too, because another station has closed the day or taken money. */
export async function closeTill(day: string, input: CloseInput): Promise<TillClosing> {
  try {
    return await post<TillClosing>(`till/${day}/close`, input);
  } finally {
    invalidate("optique_closes");
  }
}

export type MoveValues = Pick<CashMovement, "date" | "amount" | "kind" | "label">;

/** Creates a cash movement. The form sets the id, so that a retry stores nothing twice. */
export const createMove = (id: string, values: MoveValues): Promise<CashMovement> =>
  createRecord(moves, id, values);
export const updateMove = (id: string, values: MoveValues): Promise<CashMovement> =>
  updateRecord(moves, id, values);
export const deleteMove = (id: string): Promise<void> => deleteRecord(moves, id);

/** Code of a refused closing: 'closed' or 'till_changed'; '' for other failures. */
export function refusalOf(error: unknown, field: string): string {
  if (!(error instanceof ClientResponseError)) return "";
  const data: Record<string, { code?: string }> = error.response["data"] ?? {};
  return data[field]?.code ?? "";
}

export const tillQuery = oneQuery("till", loadTill);
