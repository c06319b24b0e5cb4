import type { ReactNode } from "react";
import { type Column, DataTable } from "./DataTable.tsx";
import type { RowActionSet } from "./rowActionSet.ts";

type Table<Row, Actions> = {
  label: string;
  columns: readonly Column<Row>[];
  /** Draws a row on a phone, before its actions. `isDated`: its day is in a heading above. */
  card: (row: Row, isDated: boolean) => ReactNode;
  /** Day of a row; a phone groups rows by it when a day has several. */
  dayOf?: (row: Row) => string;
  href: (row: Row) => string;
  actions: (actions: Actions) => (row: Row) => RowActionSet;
};

/** Creates a table of records with row actions. */
export const recordTable =
  <Row extends { id: string }, Actions extends object>(table: Table<Row, Actions>) =>
  ({ rows, ...actions }: { rows: readonly Row[] } & Actions) => (
    <DataTable
      label={table.label}
      rows={rows}
      columns={table.columns}
      card={table.card}
      {...(table.dayOf && { dayOf: table.dayOf })}
      rowHref={table.href}
      actions={table.actions(actions as unknown as Actions)}
    />
  );
