import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "wouter";

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
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** The same row on a phone. */
  card: (row: Row) => ReactNode;
  /** Where a click on the row leads; its links and buttons keep their own way. */
  rowHref?: (row: Row) => string;
  foot?: ReactNode;
};

const isOwn = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element &&
  event.target.closest("a, button, input, select, label") !== null;

/** A table on wide screens, a list of cards in the same place on narrow ones. */
export function DataTable<Row>({ label, rows, rowKey, columns, card, rowHref, foot }: Props<Row>) {
  const [, navigate] = useLocation();
  const open = (row: Row) => (event: MouseEvent<HTMLElement>) => {
    if (!rowHref || isOwn(event) || window.getSelection()?.toString()) return;
    navigate(rowHref(row));
  };
  const pointer = rowHref ? "cursor-pointer" : "";
  return (
    <>
      <div className="overflow-x-auto max-md:hidden">
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
              <tr key={rowKey(row)} className={pointer} onClick={open(row)}>
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
      <ul className="divide-y divide-line md:hidden" aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={`px-4 py-3 ${pointer}`} onClick={open(row)}>
            {card(row)}
          </li>
        ))}
      </ul>
    </>
  );
}
