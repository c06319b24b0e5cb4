import { useDndContext, useDroppable } from "@dnd-kit/core";
import type { BoardCard, BoardRules, Column } from "./boardKind.ts";
import { placeIn } from "./boardView.ts";

/** Outline of an open or folded column under a dragged card. */
export const over = "bg-brand-soft outline-2 outline-brand-mark/50";

/** Open or folded column that takes cards of other columns. */
export function useDrop<Card extends BoardCard>(rules: BoardRules<Card>, column: Column<Card>) {
  const { setNodeRef, isOver } = useDroppable({ id: column.status });
  const { active } = useDndContext();
  const card = active?.data.current?.["card"] as Card | undefined;
  const isWelcome = isOver && card !== undefined && card.status !== column.status;
  return { setNodeRef, isOver: isWelcome, place: isWelcome ? placeIn(rules, column, card) : -1 };
}
