import { Link } from "wouter";
import type { Adjustment } from "#domain/core/records.ts";
import { formatDay } from "#lib/formats.ts";
import { adjustmentReasonLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { actionsColumn, type Column, DataTable } from "#ui/list/DataTable.tsx";
import { RowActions } from "#ui/list/RowActions.tsx";
import { strings } from "./adjustments.strings.ts";

type Actions = { removing: string | null; onRemove: (adjustment: Adjustment) => void };

const NumberLink = ({ row }: { row: Adjustment }) => (
  <Link className="font-semibold hover:underline" href={paths.editAdjustment(row.id)}>
    {row.adjustment_number}
  </Link>
);

const rowActions =
  ({ removing, onRemove }: Actions) =>
  (row: Adjustment) => (
    <RowActions
      name={row.adjustment_number}
      texts={strings}
      edit={paths.editAdjustment(row.id)}
      isRemoving={removing === row.id}
      onRemove={() => onRemove(row)}
    />
  );

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
  actionsColumn(rowActions(actions)),
];

const cardOf = (actions: Actions) => (row: Adjustment) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
    <NumberLink row={row} />
    {rowActions(actions)(row)}
    <p className="col-span-2 truncate text-sm text-ink-2">
      {[formatDay(row.date), adjustmentReasonLabels[row.reason], row.notes]
        .filter(Boolean)
        .join(" · ")}
    </p>
  </div>
);

/** The adjustments: a table, or a list on a phone. */
export function AdjustmentsTable({ rows, ...actions }: { rows: readonly Adjustment[] } & Actions) {
  return (
    <DataTable
      label={strings.title}
      rows={rows}
      columns={columnsOf(actions)}
      card={cardOf(actions)}
      rowHref={({ id }) => paths.editAdjustment(id)}
    />
  );
}
