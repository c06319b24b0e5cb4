import { useKeptQuery } from "#api/useKeptQuery.ts";
import { receiptStatuses } from "#domain/core/records.ts";
import { receiptStatusLabels } from "#lib/labels.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { listTotal } from "#ui/list/listTotal.ts";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ui } from "#ui/ui.strings.ts";
import { receiptQueries } from "#api/receipts.ts";
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
  const suppliers = useSupplierOptions(strings.allSuppliers);
  const { removing, remove } = useDeleteReceipt();
  const query = useKeptQuery(receiptQueries.list(state));
  const [status, supplier] = [state.filter("status"), state.filter("supplier")];
  const isNarrowed = Boolean(state.query || status || supplier);
  return (
    <ListPage
      title={strings.title}
      subtitle={listTotal(query, isNarrowed, strings.count)}
      back={{ href: paths.stock, label: ui.stock }}
      create={{ href: paths.newReceipt, label: strings.create }}
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
            label={strings.filterStatus}
            short={strings.shortStatuses}
            options={statusOptions}
            value={status}
            onChange={(value) => state.setFilter("status", value)}
          />
          <FilterSelect
            label={strings.filterSupplier}
            short={strings.shortSuppliers}
            isLong
            options={suppliers}
            value={supplier}
            onChange={(value) => state.setFilter("supplier", value)}
          />
        </>
      }
      empty={{
        icon: "box",
        title: strings.empty,
        text: isNarrowed ? strings.emptyFilterHint : strings.emptyHint,
      }}
    >
      {(rows) => <ReceiptsTable rows={rows} removing={removing} onRemove={remove} />}
    </ListPage>
  );
}
