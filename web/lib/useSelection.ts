import { useState } from "react";

/**
 * Selection of ticked rows. A row that disappears from `rows` is no longer ticked. With `all`, rows that appear later
 * are ticked too.
 */
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
