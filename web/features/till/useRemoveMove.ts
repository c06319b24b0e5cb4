import type { CashMovement } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { deleteMove } from "#api/sales/till.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { closedDays } from "#shared/till/closedDays.ts";
import { cashMoveLabels } from "#shared/till/till.strings.ts";
import { tillPageStrings } from "./till.strings.ts";

const questionMs = 6000;

/** State and function for deleting a cash movement. */
export type MoveRemoval = { removing: string | null; onRemove: (move: CashMovement) => void };

export function useRemoveMove(): MoveRemoval {
  const { removing, remove } = useDelete<CashMovement>({
    target: ({ kind, label, date, amount }) => ({
      icon: "banknote",
      name: cashMoveLabels[kind],
      of: label,
      details: [formatDay(date)],
      amount,
    }),
    alsoDoes: (move) => closedDays([move]),
    durationMs: questionMs,
    send: deleteMove,
    removed: () => tillPageStrings.move.removed,
    failed: tillPageStrings.move.removeFailed,
  });
  return { removing, onRemove: remove };
}
