import { Link } from "wouter";
import type { Adjustment } from "#domain/core/records.ts";
import { formatDay } from "#lib/formats.ts";
import { adjustmentReasonLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { actionsColumn, type Column } from "#ui/list/DataTable.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/RowActions.tsx";
import { strings } from "./adjustments.strings.ts";

type Actions = Removal<Adjustment>;

const NumberLink = ({ row }: { row: Adjustment }) => (
  <Link className="font-semibold hover:underline" href={paths.editAdjustment(row.id)}>
    {row.adjustment_number}
  </Link>
);

const actionsOf = rowActions(strings, ({ id, adjustment_number }: Adjustment) => ({
  name: adjustment_number,
  edit: paths.editAdjustment(id),
}));

const columnsOf = (actions: Actions): Column<Adjustment>[] => [
  { key: "number", head: strings.number, cell: (row) => <NumberLink row={row} /> },
  { key: "date", head: strings.date, cell: (row) => formatDay(row.date) },
  { key: "reason", head: strings.reason, cell: (row) => adjustmentReasonLabels[row.reason] },
  {
    key: "notes",
    head: strings.notes,
    className: "max-w-0 w-1/3",
    cell: (row) => (
      <p className="truncate text-ink-2" title={row.notes}>
        {row.notes || "-"}
      </p>
    ),
  },
  actionsColumn(actionsOf(actions)),
];

const cardOf = (actions: Actions) => (row: Adjustment) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
    <NumberLink row={row} />
    {actionsOf(actions)(row)}
    <p className="col-span-2 truncate text-sm text-ink-2">
      {[formatDay(row.date), adjustmentReasonLabels[row.reason], row.notes]
        .filter(Boolean)
        .join(" · ")}
    </p>
  </div>
);

/** The adjustments: a table, or a list on a phone. */
export const AdjustmentsTable = recordTable<Adjustment, Actions>({
  label: strings.title,
  columns: columnsOf,
  card: cardOf,
  href: ({ id }) => paths.editAdjustment(id),
});
