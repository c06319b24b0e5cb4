import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { listTotal } from "#ui/list/listTotal.ts";
import { supplierQueries } from "#api/suppliers.ts";
import { words } from "#lib/words.strings.ts";
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
      title={words.suppliers}
      subtitle={listTotal(query, state.query !== "", strings.count)}
      create={{ href: paths.newSupplier, label: words.newSupplier }}
      state={state}
      query={query}
      failed={words.suppliersFailed}
      search={strings.search}
      empty={{
        icon: "truck",
        title: words.noSupplierFound,
        text: state.query ? strings.emptySearchHint : words.createFirst,
      }}
    >
      {(rows) => <SuppliersTable rows={rows} removing={removing} onRemove={remove} />}
    </ListPage>
  );
}
