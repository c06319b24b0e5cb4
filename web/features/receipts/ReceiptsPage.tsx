import { useKeptQuery } from "#api/useKeptQuery.ts";
import { receiptStatuses } from "#domain/core/records.ts";
import { receiptStatusLabels } from "#lib/labels.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { listTotal } from "#ui/list/listTotal.ts";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ui } from "#ui/ui.strings.ts";
import { receiptQueries } from "#api/receipts.ts";
import { words } from "#lib/words.strings.ts";
import { useSupplierOptions } from "#shared/stock/useSupplierOptions.ts";
import { ReceiptsTable } from "./ReceiptsTable.tsx";
import { ListPage } from "#ui/list/ListPage.tsx";
import { strings } from "./receipts.strings.ts";
import { useDeleteReceipt } from "./useDeleteReceipt.ts";

const statusOptions: [string, string][] = [
  ["", strings.allStatuses],
  ...receiptStatuses.map((status): [string, string] => [status, receiptStatusLabels[status]]),
];

export default function ReceiptsPage() {
  const state = useListState();
  const suppliers = useSupplierOptions(words.allSuppliers);
  const { removing, remove } = useDeleteReceipt();
  const query = useKeptQuery(receiptQueries.list(state));
  const [status, supplier] = [state.filter("status"), state.filter("supplier")];
  const isNarrowed = Boolean(state.query || status || supplier);
  return (
    <ListPage
      title={words.receipts}
      subtitle={listTotal(query, isNarrowed, strings.count)}
      back={{ href: paths.stock, label: words.stock }}
      create={{ href: paths.newReceipt, label: words.newSlip }}
      state={state}
      query={query}
      failed={strings.loadFailed}
      range={ui.resultRange}
      search={strings.search}
      isNarrowed={isNarrowed}
      resets
      filters={
        <>
          <FilterSelect
            label={words.status}
            short={strings.shortStatuses}
            options={statusOptions}
            state={state}
            name="status"
          />
          <FilterSelect
            label={words.supplier}
            short={words.suppliers}
            isLong
            options={suppliers}
            state={state}
            name="supplier"
          />
        </>
      }
      empty={{
        icon: "box",
        title: words.noReceiptFound,
        text: isNarrowed ? strings.emptyFilterHint : strings.emptyHint,
      }}
    >
      {(rows) => <ReceiptsTable rows={rows} removing={removing} onRemove={remove} />}
    </ListPage>
  );
}
