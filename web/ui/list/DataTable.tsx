import { words } from "#lib/words.strings.ts";
import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "wouter";
import { useHasRowMenu, useIsPhone } from "#ui/page/useIsPhone.ts";
import { hasRoom, type RowActionSet, RowIcons, RowMenu } from "./RowActions.tsx";
import { type RowHandlers, useRowFocus } from "./useRowFocus.ts";

export type Column<Row> = {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers: right-aligned, never wrapped. */
  isNumber?: boolean;
  /** State column after the amounts, never covered by icons. */
  isEnd?: boolean;
  className?: string;
};

type Props<Row> = {
  /** Accessible name of the table. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Phone row: content before the actions (PhoneRow), or the whole row. */
  card: (row: Row) => ReactNode;
  /** Address of a click on the row; its links and buttons act by themselves. */
  rowHref?: (row: Row) => string;
  /** Class of a special row, such as a selected one. */
  rowClass?: (row: Row) => string;
  /** Actions of a row, in the last column. */
  actions?: (row: Row) => RowActionSet;
  foot?: ReactNode;
};

/** Actions column with custom content, of minimal width. */
export const actionsColumn = <Row,>(cell: Column<Row>["cell"]): Column<Row> => ({
  key: "actions",
  // Hidden head: most actions appear on hover.
  head: <span className="sr-only">{words.actions}</span>,
  isNumber: true,
  className: "w-0",
  cell,
});

const isOwn = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element &&
  event.target.closest("a, button, input, select, label, dialog, [popover], .row-icons") !== null;

/** Props that make a whole row a link. */
function useRowLink<Row>(rowHref: Props<Row>["rowHref"]) {
  const [, navigate] = useLocation();
  const open = (row: Row) => (event: MouseEvent<HTMLElement>) => {
    if (!rowHref || isOwn(event) || window.getSelection()?.toString()) return;
    // Like a link.
    if (event.ctrlKey || event.metaKey) window.open(rowHref(row), "_blank");
    else navigate(rowHref(row));
  };
  return { open, pointer: rowHref ? "cursor-pointer" : "" };
}

type Shown<Row> = Props<Row> & { handlers: RowHandlers };

function Table<Row extends { id: string }>(props: Shown<Row>) {
  const { label, rows, rowHref, rowClass, foot, handlers } = props;
  const columns = useColumns(props);
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
        <tbody {...handlers}>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              className={`${pointer} ${rowClass?.(row) ?? ""}`}
              onClick={open(row)}
            >
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

/** Columns with the actions column: icons, or a menu where there is no room. Icons never cover the amounts. */
function useColumns<Row extends { id: string }>(props: Props<Row>): readonly Column<Row>[] {
  const { columns, actions, rows } = props;
  const hasMenu = useHasRowMenu();
  if (!actions) return columns;
  const cell = (row: Row) => {
    const found = actions(row);
    if (!found.actions.length) return null;
    return hasMenu ? <RowMenu {...found} isPhone={false} /> : <RowIcons {...found} />;
  };
  const own = actionsColumn(cell);
  const [first] = rows;
  if (hasMenu || (first && hasRoom(actions(first)))) return [...columns, own];
  let end = columns.length;
  while (columns[end - 1]?.isNumber || columns[end - 1]?.isEnd) end -= 1;
  // Minimal width: the rest is for the icons.
  const figures = columns.slice(end).map((column) => ({ ...column, className: "w-0 pl-9!" }));
  return [...columns.slice(0, end), { ...own, className: "relative w-0 p-0!" }, ...figures];
}

function Cards<Row extends { id: string }>(props: Shown<Row>) {
  const { label, rows, card, rowHref, rowClass, actions, handlers } = props;
  const { open, pointer } = useRowLink(rowHref);
  const layout = actions ? "flex h-17 items-center gap-1 pr-1 pl-4" : "px-4 py-3";
  return (
    <ul className="divide-y divide-line" aria-label={label} {...handlers}>
      {rows.map((row) => (
        <li
          key={row.id}
          data-row={row.id}
          className={`${layout} ${pointer} ${rowClass?.(row) ?? ""}`}
          onClick={open(row)}
        >
          {card(row)}
          {actions && <PhoneActions {...actions(row)} />}
        </li>
      ))}
    </ul>
  );
}

const PhoneActions = (found: RowActionSet) =>
  found.actions.length > 0 && <RowMenu {...found} isPhone />;

/** Table on wide screens, list of cards on narrow ones. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const handlers = useRowFocus(props.rows, props.actions);
  return useIsPhone() ? (
    <Cards {...props} handlers={handlers} />
  ) : (
    <Table {...props} handlers={handlers} />
  );
}
