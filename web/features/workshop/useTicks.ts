import { useState } from "react";
import type { BoardColumn, JobCard } from "#api/jobs.ts";

/** Which cards to order are ticked: one that leaves the column is not any more. */
export function useTicks(columns: readonly BoardColumn[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const cards = columns.find(({ status }) => status === "to_order")?.cards ?? [];
  const ticked = cards.filter(({ id }) => ids.has(id));
  const set = (wanted: readonly string[]) => setIds(new Set(wanted));
  const toggle = ({ id, status }: JobCard) => {
    if (status !== "to_order") return;
    const others = ticked.filter((card) => card.id !== id).map((card) => card.id);
    set(others.length < ticked.length ? others : [...others, id]);
  };
  return { ticked, set, toggle };
}
