import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "wouter";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { ui } from "#ui/ui.strings.ts";

export type Column<Row> = {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures: right-aligned, never wrapped. */
  isNumber?: boolean;
  className?: string;
};

type Props<Row> = {
  /** Read out as the table's name. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The same row on a phone. */
  card: (row: Row) => ReactNode;
  /** Where a click on the row leads; its links and buttons keep their own way. */
  rowHref?: (row: Row) => string;
  foot?: ReactNode;
};

/** The last column: what can be done with the row. */
export const actionsColumn = <Row,>(cell: Column<Row>["cell"]): Column<Row> => ({
  key: "actions",
  head: ui.actions,
  isNumber: true,
  cell,
});

const isOwn = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element &&
  event.target.closest("a, button, input, select, label") !== null;

/** What makes a whole row a way to its page; nothing where rows have none. */
function useRowLink<Row>(rowHref: Props<Row>["rowHref"]) {
  const [, navigate] = useLocation();
  const open = (row: Row) => (event: MouseEvent<HTMLElement>) => {
    if (!rowHref || isOwn(event) || window.getSelection()?.toString()) return;
    navigate(rowHref(row));
  };
  return { open, pointer: rowHref ? "cursor-pointer" : "" };
}

function Table<Row extends { id: string }>({ label, rows, columns, rowHref, foot }: Props<Row>) {
  const { open, pointer } = useRowLink(rowHref);
  return (
    <div className="overflow-x-auto">
      <table className="tbl" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, head, isNumber, className = "" }) => (
              <th key={key} scope="col" className={`${isNumber ? "num" : ""} ${className}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={pointer} onClick={open(row)}>
              {columns.map(({ key, cell, isNumber, className = "" }) => (
                <td key={key} className={`${isNumber ? "num" : ""} ${className}`}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}

function Cards<Row extends { id: string }>({ label, rows, card, rowHref }: Props<Row>) {
  const { open, pointer } = useRowLink(rowHref);
  return (
    <ul className="divide-y divide-line" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={`px-4 py-3 ${pointer}`} onClick={open(row)}>
          {card(row)}
        </li>
      ))}
    </ul>
  );
}

/** A table on wide screens, a list of cards on narrow ones. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  return useIsPhone() ? <Cards {...props} /> : <Table {...props} />;
}
