import type { ReactNode } from "react";
import { type Column, DataTable } from "./DataTable.tsx";

type Table<Row, Actions> = {
  label: string;
  columns: (actions: Actions) => Column<Row>[];
  card: (actions: Actions) => (row: Row) => ReactNode;
  href: (row: Row) => string;
};

/** The table of a list's records, whose cells may act on them. */
export const recordTable =
  <Row extends { id: string }, Actions extends object>(table: Table<Row, Actions>) =>
  ({ rows, ...actions }: { rows: readonly Row[] } & Actions) => (
    <DataTable
      label={table.label}
      rows={rows}
      columns={table.columns(actions as unknown as Actions)}
      card={table.card(actions as unknown as Actions)}
      rowHref={table.href}
    />
  );
