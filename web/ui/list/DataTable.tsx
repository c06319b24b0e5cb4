import { words } from "#lib/texts/words.strings.ts";
import { Fragment, type MouseEvent, type ReactNode } from "react";
import { useMe } from "#api/session/people.ts";
import { isForeign } from "#lib/approvals.ts";
import { today } from "#domain/core/days/days.ts";
import { can, type Right } from "#domain/people/permissions.ts";
import { capital, formatLongDay } from "#lib/texts/formats.ts";
import { useLocation } from "wouter";
import { useHasRowMenu, useIsPhone } from "#ui/page/useIsPhone.ts";
import { SortHead } from "./SortHead.tsx";
import { RowIcons, RowMenu } from "./RowActions.tsx";
import type { RowActionSet } from "./rowActionSet.ts";
import { type RowHandlers, useRowFocus } from "./useRowFocus.ts";

export type Column<Row> = {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** True of numbers: aligned to the right, without line breaks. */
  isNumber?: boolean;
  className?: string;
  /** Name of the order that the server sorts by, for a sortable column. */
  sort?: string;
  /** Right that a person needs to see the column. */
  right?: Right;
};

type Props<Row> = {
  /** Accessible name of the table. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Draws a row on a phone: the content before its actions (PhoneRow), or all of it. */
  card: (row: Row, isDated: boolean) => ReactNode;
  /** Day of a row, by which a phone groups the rows. */
  dayOf?: (row: Row) => string;
  /** Address that a click on the row opens; links and buttons inside act on their own. */
  rowHref?: (row: Row) => string;
  /** CSS classes of a special row, such as a selected one. */
  rowClass?: (row: Row) => string;
  /** Actions of a row, shown in the last column. */
  actions?: (row: Row) => RowActionSet;
  foot?: ReactNode;
};

/** Column for custom actions, as narrow as possible. */
export const actionsColumn = <Row,>(cell: Column<Row>["cell"]): Column<Row> => ({
  key: "actions",
  // The head is for screen readers only, as most actions appear on hover.
  head: <span className="sr-only">{words.actions}</span>,
  isNumber: true,
  className: "w-0 no-print",
  cell,
});

const isOwn = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element &&
  event.target.closest("a, button, input, select, label, dialog, [popover], .row-icons") !== null;

/** Returns props that make a whole row act as a link. */
function useRowLink<Row>(rowHref: Props<Row>["rowHref"]) {
  const [, navigate] = useLocation();
  const open = (row: Row) => (event: MouseEvent<HTMLElement>) => {
    if (!rowHref || isOwn(event) || window.getSelection()?.toString()) return;
    // Opens a tab, as a link would.
    if (event.ctrlKey || event.metaKey) window.open(rowHref(row), "_blank");
    else navigate(rowHref(row));
  };
  return { open, pointer: rowHref ? "cursor-pointer" : "" };
}

type TableProps<Row> = Props<Row> & { handlers: RowHandlers };

function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const { label, rows, rowHref, rowClass, foot, handlers } = props;
  const columns = useColumns(props);
  const { open, pointer } = useRowLink(rowHref);
  return (
    <div className="overflow-x-auto">
      <table className="tbl" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, head, isNumber, className = "", sort }) => (
              <SortHead key={key} name={sort} className={`${isNumber ? "num" : ""} ${className}`}>
                {head}
              </SortHead>
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

/** Columns that the person may see, and the column of actions: icons, or a menu where they do not fit. */
function useColumns<Row extends { id: string }>(props: Props<Row>): readonly Column<Row>[] {
  const { actions } = props;
  const me = useMe();
  const columns = props.columns.filter(({ right }) => !right || (me && can(me, right)));
  const hasMenu = useHasRowMenu();
  if (!actions) return columns;
  const cell = (row: Row) => {
    const found = actions(row);
    if (!found.actions.length) return null;
    return hasMenu ? <RowMenu {...found} isPhone={false} /> : <RowIcons {...found} />;
  };
  return [...columns, actionsColumn(cell)];
}

function Cards<Row extends { id: string }>(props: TableProps<Row>) {
  const { label, rows, card, dayOf, rowHref, rowClass, actions, handlers } = props;
  const days = rows.map((row) => dayOf?.(row).slice(0, 10) ?? "");
  const starts = days.filter((day, index) => day !== days[index - 1]).length;
  // Groups by day only when a day has several rows, and all of them are adjacent.
  const isGrouped = starts < rows.length && starts === new Set(days).size && dayOf !== undefined;
  const { open, pointer } = useRowLink(rowHref);
  const layout = actions ? "flex h-21 items-center gap-1 pr-1 pl-4" : "px-4 py-3";
  return (
    <ul className="divide-y divide-line" aria-label={label} {...handlers}>
      {rows.map((row, index) => (
        <Fragment key={row.id}>
          {isGrouped && days[index] !== days[index - 1] && <DayHead day={days[index] ?? ""} />}
          <li
            data-row={row.id}
            className={`${layout} ${pointer} ${rowClass?.(row) ?? ""}`}
            onClick={open(row)}
          >
            {card(row, isGrouped)}
            {actions && <PhoneActions {...actions(row)} />}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

/** Head of a group: 'Aujourd’hui', or weekday and day. */
const DayHead = ({ day }: { day: string }) => (
  <li className="flex h-8 items-center bg-hover px-4 text-xs font-medium text-ink-3">
    {day === today() ? capital(words.todayInText) : capital(formatLongDay(day))}
  </li>
);

const PhoneActions = (found: RowActionSet) =>
  found.actions.length > 0 && <RowMenu {...found} isPhone />;

/** Row actions that belong to the person's work. */
const ofTrade = ({ actions, ...set }: RowActionSet): RowActionSet => ({
  ...set,
  actions: actions.filter(({ right, href }) => !isForeign(right, href)),
});

/** Table on a wide screen, list of cards on a narrow one. */
export function DataTable<Row extends { id: string }>({ actions, ...props }: Props<Row>) {
  const own = { ...props, ...(actions && { actions: (row: Row) => ofTrade(actions(row)) }) };
  const handlers = useRowFocus(own.rows, own.actions);
  return useIsPhone() ? (
    <Cards {...own} handlers={handlers} />
  ) : (
    <Table {...own} handlers={handlers} />
  );
}
