import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { listTotal } from "#ui/list/listTotal.ts";
import { supplierQueries } from "#api/suppliers.ts";
import { ListPage } from "#ui/list/ListPage.tsx";
import { strings } from "./suppliers.strings.ts";
import { SuppliersTable } from "./SuppliersTable.tsx";
import { useDeleteSupplier } from "./useDeleteSupplier.ts";

export default function SuppliersPage() {
  const state = useListState();
  const { removing, remove } = useDeleteSupplier();
  const query = useKeptQuery(supplierQueries.list(state));
  return (
    <ListPage
      title={strings.title}
      subtitle={listTotal(query, state.query !== "", strings.count)}
      create={{ href: paths.newSupplier, label: strings.create }}
      state={state}
      query={query}
      failed={strings.loadFailed}
      search={strings.search}
      empty={{
        icon: "truck",
        title: strings.empty,
        text: state.query ? strings.emptySearchHint : strings.emptyHint,
      }}
    >
      {(rows) => <SuppliersTable rows={rows} removing={removing} onRemove={remove} />}
    </ListPage>
  );
}
