import { receiptStatuses } from "../../../pb_hooks/domain/records";
import { receiptStatusLabels } from "../../lib/labels";
import { useListState } from "../../lib/listState";
import { paths } from "../../lib/paths";
import { useRevision } from "../../lib/revisions";
import { useListQuery } from "../../lib/useListQuery";
import { useQuery } from "../../lib/useQuery";
import { Button } from "../../ui/Button";
import { ButtonLink } from "../../ui/ButtonLink";
import { FilterSelect } from "../../ui/FilterSelect";
import { ListCard } from "../../ui/ListCard";
import { PageHeader } from "../../ui/PageHeader";
import { EmptyState } from "../../ui/Panel";
import { SearchBar } from "../../ui/SearchBar";
import { ui } from "../../ui/strings";
import { listReceipts, listSuppliers } from "./receipts.api";
import { ReceiptsTable } from "./ReceiptsTable";
import { strings } from "./receipts.strings";
import { useDeleteReceipt } from "./useDeleteReceipt";

const pageSize = 20;

const statusOptions: [string, string][] = [
  ["", strings.allStatuses],
  ...receiptStatuses.map((status): [string, string] => [status, receiptStatusLabels[status]]),
];

/** Every supplier of the shop, for the filter; a failure is only logged (supply.md §8). */
function useSupplierOptions(): [string, string][] {
  const { data } = useQuery("suppliers", listSuppliers, {
    revision: useRevision("optique_suppliers"),
    keeps: true,
  });
  return [
    ["", strings.allSuppliers],
    ...(data ?? []).map(({ id, name }): [string, string] => [id, name]),
  ];
}

export default function ReceiptsPage() {
  const state = useListState();
  const revision = useRevision("optique_stock_receipts");
  const suppliers = useSupplierOptions();
  const { removing, remove } = useDeleteReceipt();
  const filters = { status: state.filter("status"), supplier: state.filter("supplier") };
  const query = useListQuery(state, { perPage: pageSize, ...filters }, listReceipts, revision);
  const isNarrowed = Boolean(state.query || filters.status || filters.supplier);
  const reset = <Button onClick={state.reset}>{ui.reset}</Button>;
  return (
    <>
      <PageHeader title={strings.title} back={{ href: paths.stock, label: ui.stock }}>
        <ButtonLink href={paths.newReceipt} variant="primary" icon="plus">
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
              label={strings.filterStatus}
              options={statusOptions}
              value={filters.status}
              onChange={(value) => state.setFilter("status", value)}
            />
            <FilterSelect
              label={strings.filterSupplier}
              options={suppliers}
              value={filters.supplier}
              onChange={(value) => state.setFilter("supplier", value)}
            />
            {reset}
          </SearchBar>
        }
        empty={
          <EmptyState
            icon="stock"
            title={strings.empty}
            text={isNarrowed ? strings.emptyFilterHint : strings.emptyHint}
          >
            {isNarrowed ? (
              reset
            ) : (
              <ButtonLink href={paths.newReceipt} icon="plus">
                {strings.create}
              </ButtonLink>
            )}
          </EmptyState>
        }
      >
        {(rows) => <ReceiptsTable rows={rows} removing={removing} onRemove={remove} />}
      </ListCard>
    </>
  );
}
