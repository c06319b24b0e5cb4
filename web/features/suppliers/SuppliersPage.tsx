import { supplierQueries } from "#api/stock/suppliers.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ListPage } from "#ui/list/ListPage.tsx";
import { suppliersStrings } from "./suppliers.strings.ts";
import { SuppliersTable } from "./SuppliersTable.tsx";
import { useDeleteSupplier } from "./useDeleteSupplier.ts";

const texts = {
  ...suppliersStrings,
  loadFailed: words.suppliersFailed,
  empty: words.noSupplierFound,
  emptyHint: words.createFirst,
};

export default function SuppliersPage() {
  const state = useListState();
  const removal = useDeleteSupplier();
  return (
    <ListPage
      title={words.suppliers}
      icon="truck"
      texts={texts}
      create={{ href: paths.newSupplier, label: words.newSupplier }}
      state={state}
      query={useKeptQuery(supplierQueries.list(state))}
    >
      {(rows) => <SuppliersTable rows={rows} {...removal} />}
    </ListPage>
  );
}
