import { useState } from "react";

/** Ticked rows among the selectable ones: a row that leaves them is no longer ticked. `all` includes rows that come later. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string> | "all">(new Set());
  const ticked = ids === "all" ? rows : rows.filter(({ id }) => ids.has(id));
  const isTicked = ({ id }: Row) => ticked.some((row) => row.id === id);
  const tick = (wanted: readonly Row[] | "all") =>
    setIds(wanted === "all" ? "all" : new Set(wanted.map(({ id }) => id)));
  const toggle = (row: Row) => {
    if (isTicked(row)) tick(ticked.filter(({ id }) => id !== row.id));
    else if (rows.some(({ id }) => id === row.id)) tick([...ticked, row]);
  };
  return { rows, ticked, isAll: ids === "all", isTicked, tick, toggle };
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
