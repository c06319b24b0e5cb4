import type { ReactNode } from "react";
import { type Column, DataTable } from "./DataTable.tsx";
import type { RowActionSet } from "./RowActions.tsx";

type Table<Row, Actions> = {
  label: string;
  columns: readonly Column<Row>[];
  /** Phone row before the actions. */
  card: (row: Row) => ReactNode;
  href: (row: Row) => string;
  actions: (actions: Actions) => (row: Row) => RowActionSet;
};

/** Table of records with row actions. */
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
