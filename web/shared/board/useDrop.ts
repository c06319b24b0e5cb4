import { useDndContext, useDroppable } from "@dnd-kit/core";
import type { BoardCard, BoardRules, Column } from "./boardKind.ts";
import { placeIn } from "./boardView.ts";

/** Outline of a column while a card is dragged over it. */
export const over = "bg-brand-soft outline-2 outline-brand-mark/50";

/** Makes a column, open or folded, accept cards dragged from other columns. */
export function useDrop<Card extends BoardCard>(rules: BoardRules<Card>, column: Column<Card>) {
  const { setNodeRef, isOver } = useDroppable({ id: column.status });
  const { active } = useDndContext();
  const card = active?.data.current?.["card"] as Card | undefined;
  const isWelcome = isOver && card !== undefined && card.status !== column.status;
  return { setNodeRef, isOver: isWelcome, place: isWelcome ? placeIn(rules, column, card) : -1 };
}
