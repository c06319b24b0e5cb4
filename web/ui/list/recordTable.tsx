import type { ReactNode } from "react";
import { type Column, DataTable } from "./DataTable.tsx";
import type { RowActionSet } from "./RowActions.tsx";

type Table<Row, Actions> = {
  label: string;
  columns: readonly Column<Row>[];
  /** On a phone, before the actions. */
  card: (row: Row) => ReactNode;
  href: (row: Row) => string;
  actions: (actions: Actions) => (row: Row) => RowActionSet;
};

/** The table of a list's records, with what can be done with each. */
export const recordTable =
  <Row extends { id: string }, Actions extends object>(table: Table<Row, Actions>) =>
  ({ rows, ...actions }: { rows: readonly Row[] } & Actions) => (
    <DataTable
      label={table.label}
      rows={rows}
      columns={table.columns}
      card={table.card}
      rowHref={table.href}
      actions={table.actions(actions as unknown as Actions)}
    />
  );
