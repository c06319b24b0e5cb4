import { useKeptQuery } from "#api/useKeptQuery.ts";
import { type Adjustment, adjustmentReasons } from "#domain/core/records.ts";
import { formatDay } from "#lib/formats.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { listTotal } from "#ui/list/listTotal.ts";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ui } from "#ui/ui.strings.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { adjustmentQueries, deleteAdjustment } from "#api/adjustments.ts";
import { words } from "#lib/words.strings.ts";
import { ListPage } from "#ui/list/ListPage.tsx";
import { adjustmentReasonLabels } from "#shared/stock/stock.strings.ts";
import { AdjustmentsTable } from "./AdjustmentsTable.tsx";
import { strings } from "./adjustments.strings.ts";

const confirmMs = 6000;

export default function AdjustmentsPage() {
  const state = useListState();
  const reason = state.filter("reason");
  // Deletion undoes the stock movements.
  const { removing, remove } = useDelete<Adjustment>({
    target: ({ adjustment_number, date, reason: why }) => ({
      icon: "box",
      name: strings.target(adjustment_number),
      facts: [formatDay(date), adjustmentReasonLabels[why]],
    }),
    list: "adjustments",
    durationMs: confirmMs,
    send: deleteAdjustment,
    removed: () => strings.removed,
    failed: strings.removeFailed,
  });
  const query = useKeptQuery(adjustmentQueries.list(state));
  const isNarrowed = Boolean(state.query || reason);
  const reasons = adjustmentReasons.map((one): [string, string] => [
    one,
    adjustmentReasonLabels[one],
  ]);
  return (
    <ListPage
      title={words.adjustments}
      subtitle={listTotal(query, isNarrowed, strings.count)}
      back={{ href: paths.stock, label: words.stock }}
      create={{ href: paths.newAdjustment, label: words.newAdjustment }}
      state={state}
      query={query}
      failed={strings.loadFailed}
      range={ui.resultRange}
      search={strings.search}
      isNarrowed={isNarrowed}
      resets
      filters={
        <FilterSelect
          label={words.reason}
          options={[["", strings.allReasons], ...reasons]}
          state={state}
          name="reason"
        />
      }
      empty={{
        icon: "box",
        title: strings.empty,
        text: isNarrowed ? strings.emptyFilterHint : strings.emptyHint,
      }}
    >
      {(rows) => <AdjustmentsTable rows={rows} removing={removing} onRemove={remove} />}
    </ListPage>
  );
}
