import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { rowOf } from "#lib/trail.ts";
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

type RowFocus = {
  /** The row that one came back to. */
  returned: string | null;
  /** Each row is known by it. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
};

const linkOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-row="${id}"] :is(a, button)`);

/**
 * The focus is on the row that the address was left for, once it is there (lib/trail.ts); when the row that had it is
 * deleted, on the one that took its place.
 */
function useRowFocus<Row extends { id: string }>(rows: readonly Row[]): RowFocus {
  const state: unknown = useHistoryState();
  const returned = rowOf(state);
  const answered = useRef<unknown>(null);
  const last = useRef({ id: "", index: 0 });
  useEffect(() => {
    if (returned !== null && answered.current !== state) {
      const link = linkOf(returned);
      if (!link) return;
      answered.current = state;
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: "center" });
      return;
    }
    const { id, index } = last.current;
    const isGone = id !== "" && !rows.some((row) => row.id === id);
    const next = rows[Math.min(index, rows.length - 1)];
    if (isGone && next && document.activeElement === document.body) linkOf(next.id)?.focus();
  }, [rows, returned, state]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? "";
    last.current = { id, index: rows.findIndex((row) => row.id === id) };
  };
  return { returned, onFocus };
}

/** A row that one came back to is outlined while it has the focus. */
const outlineOf = (isReturned: boolean): string =>
  isReturned
    ? "focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-brand"
    : "";

function Table<Row extends { id: string }>(props: Props<Row> & RowFocus) {
  const { label, rows, columns, rowHref, foot, returned, onFocus } = props;
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
        <tbody onFocus={onFocus}>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              className={`${pointer} ${outlineOf(row.id === returned)}`}
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

function Cards<Row extends { id: string }>(props: Props<Row> & RowFocus) {
  const { label, rows, card, rowHref, returned, onFocus } = props;
  const { open, pointer } = useRowLink(rowHref);
  return (
    <ul className="divide-y divide-line" aria-label={label} onFocus={onFocus}>
      {rows.map((row) => (
        <li
          key={row.id}
          data-row={row.id}
          className={`px-4 py-3 ${pointer} ${outlineOf(row.id === returned)}`}
          onClick={open(row)}
        >
          {card(row)}
        </li>
      ))}
    </ul>
  );
}

/** A table on wide screens, a list of cards on narrow ones. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const focus = useRowFocus(props.rows);
  return useIsPhone() ? <Cards {...props} {...focus} /> : <Table {...props} {...focus} />;
}
