import { useState } from "react";
import type { BoardColumn, JobCard } from "#api/jobs.ts";

/** Which cards to order are ticked: one that leaves the column is not any more, and all of them means those not shown yet too. */
export function useTicks(columns: readonly BoardColumn[]) {
  const [ids, setIds] = useState<ReadonlySet<string> | "all">(new Set());
  const cards = columns.find(({ status }) => status === "to_order")?.cards ?? [];
  const ticked = ids === "all" ? cards : cards.filter(({ id }) => ids.has(id));
  const toggle = ({ id, status }: JobCard) => {
    if (status !== "to_order") return;
    const others = ticked.filter((card) => card.id !== id).map((card) => card.id);
    setIds(new Set(others.length < ticked.length ? others : [...others, id]));
  };
  const setAll = (isAll: boolean) => setIds(isAll ? "all" : new Set());
  return { ticked, isAll: ids === "all", setAll, toggle };
}
