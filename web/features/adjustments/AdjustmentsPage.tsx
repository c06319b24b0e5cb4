import { adjustmentQueries, deleteAdjustment } from "#api/stock/adjustments.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { type Adjustment, adjustmentReasons } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { optionsOf } from "#lib/texts/labels.ts";
import { useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { adjustmentReasonLabels } from "#shared/stock/stock.strings.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { ListPage } from "#ui/list/ListPage.tsx";
import { ui } from "#ui/ui.strings.ts";
import { AdjustmentsTable } from "./AdjustmentsTable.tsx";
import { adjustmentsStrings } from "./adjustments.strings.ts";

const reason = {
  name: "reason",
  label: words.reason,
  options: [
    ["", adjustmentsStrings.allReasons],
    ...optionsOf(adjustmentReasons, adjustmentReasonLabels),
  ],
} as const;

export default function AdjustmentsPage() {
  const state = useListState();
  // Deletion undoes the stock movements.
  const removal = useDelete<Adjustment>({
    target: (adjustment) => ({
      icon: "box",
      name: adjustmentsStrings.target(adjustment.adjustment_number),
      details: [formatDay(adjustment.date), adjustmentReasonLabels[adjustment.reason]],
    }),
    list: "adjustments",
    send: deleteAdjustment,
    removed: () => adjustmentsStrings.removed,
    failed: adjustmentsStrings.removeFailed,
  });
  return (
    <ListPage
      title={words.adjustments}
      icon="box"
      texts={adjustmentsStrings}
      back={{ href: paths.stock, label: words.stock }}
      create={{ href: paths.newAdjustment, label: words.newAdjustment }}
      state={state}
      query={useKeptQuery(adjustmentQueries.list(state))}
      range={ui.resultRange}
      resets
      filters={[reason]}
    >
      {(rows) => <AdjustmentsTable rows={rows} {...removal} />}
    </ListPage>
  );
}
