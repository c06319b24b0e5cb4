import { Link } from "wouter";
import { type Adjustment, adjustmentReasons } from "#domain/core/records.ts";
import { formatDay } from "#lib/formats.ts";
import { adjustmentReasonLabels } from "#lib/labels.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { useRevision } from "#api/revisions.ts";
import { useListQuery } from "#api/useListQuery.ts";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { ButtonLink, IconLink } from "#ui/page/ButtonLink.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EmptyState } from "#ui/page/Panel.tsx";
import { SearchBar } from "#ui/list/SearchBar.tsx";
import { ui } from "#ui/ui.strings.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { deleteAdjustment, listAdjustments } from "#api/adjustments.ts";
import { strings } from "./adjustments.strings.ts";

const pageSize = 20;
const confirmMs = 6000;

type Actions = { removing: string | null; onRemove: (adjustment: Adjustment) => void };

const NumberLink = ({ row }: { row: Adjustment }) => (
  <Link className="font-semibold hover:underline" href={paths.editAdjustment(row.id)}>
    {row.adjustment_number}
  </Link>
);

const RowActions = ({ row, removing, onRemove }: { row: Adjustment } & Actions) => (
  <span className="inline-flex justify-end gap-1">
    <IconLink
      href={paths.editAdjustment(row.id)}
      icon="pencil"
      label={`${strings.edit} ${row.adjustment_number}`}
    />
    <IconButton
      size="sm"
      variant="danger-quiet"
      icon="bin"
      label={`${strings.remove} ${row.adjustment_number}`}
      disabled={removing === row.id}
      onClick={() => onRemove(row)}
    />
  </span>
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
  {
    key: "actions",
    head: strings.actions,
    isNumber: true,
    cell: (row) => <RowActions row={row} {...actions} />,
  },
];

const cardOf = (actions: Actions) => (row: Adjustment) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
    <NumberLink row={row} />
    <RowActions row={row} {...actions} />
    <p className="col-span-2 truncate text-sm text-ink-2">
      {[formatDay(row.date), adjustmentReasonLabels[row.reason], row.notes]
        .filter(Boolean)
        .join(" · ")}
    </p>
  </div>
);

export default function AdjustmentsPage() {
  const state = useListState();
  const reason = state.filter("reason");
  // What the adjustment did to the stock is undone.
  const { removing, remove } = useDelete<Adjustment>({
    durationMs: confirmMs,
    send: deleteAdjustment,
    removed: () => strings.removed,
    failed: strings.removeFailed,
  });
  const revision = useRevision("optique_stock_adjustments");
  const query = useListQuery(state, { perPage: pageSize, reason }, listAdjustments, revision);
  const isNarrowed = Boolean(state.query || reason);
  const reset = <Button onClick={state.reset}>{ui.reset}</Button>;
  const reasons = adjustmentReasons.map((one): [string, string] => [
    one,
    adjustmentReasonLabels[one],
  ]);
  return (
    <>
      <PageHeader title={strings.title} back={{ href: paths.stock, label: ui.stock }}>
        <ButtonLink href={paths.newAdjustment} variant="primary" icon="plus">
          {strings.create}
        </ButtonLink>
      </PageHeader>
      <ListCard
        state={state}
        query={query}
        errorMessage={strings.loadFailed}
        range={ui.resultRange}
        search={
          <SearchBar state={state} placeholder={strings.search}>
            <FilterSelect
              label={strings.filterReason}
              options={[["", strings.allReasons], ...reasons]}
              value={reason}
              onChange={(value) => state.setFilter("reason", value)}
            />
            {reset}
          </SearchBar>
        }
        empty={
          <EmptyState
            icon="box"
            title={strings.empty}
            text={isNarrowed ? strings.emptyFilterHint : strings.emptyHint}
          >
            {isNarrowed ? (
              reset
            ) : (
              <ButtonLink href={paths.newAdjustment} icon="plus">
                {strings.create}
              </ButtonLink>
            )}
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            label={strings.title}
            rows={rows}
            rowKey={({ id }) => id}
            columns={columnsOf({ removing, onRemove: remove })}
            card={cardOf({ removing, onRemove: remove })}
            rowHref={({ id }) => paths.editAdjustment(id)}
          />
        )}
      </ListCard>
    </>
  );
}
