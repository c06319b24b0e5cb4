import { formatCount } from "#lib/formats.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { useRevision } from "#api/revisions.ts";
import { useListQuery } from "#api/useListQuery.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EmptyState } from "#ui/page/Panel.tsx";
import { SearchBar } from "#ui/list/SearchBar.tsx";
import { listSuppliers } from "#api/suppliers.ts";
import { strings } from "./suppliers.strings.ts";
import { SuppliersTable } from "./SuppliersTable.tsx";
import { useDeleteSupplier } from "./useDeleteSupplier.ts";

const pageSize = 20;

export default function SuppliersPage() {
  const state = useListState();
  const revision = useRevision("optique_suppliers");
  const { removing, remove } = useDeleteSupplier();
  const query = useListQuery(state, { perPage: pageSize }, listSuppliers, revision);
  const total = query.data?.totalItems;
  return (
    <>
      <PageHeader
        title={strings.title}
        subtitle={
          total !== undefined && !state.query && strings.count(formatCount(total), total > 1)
        }
      >
        <ButtonLink href={paths.newSupplier} variant="primary" icon="plus">
          {strings.create}
        </ButtonLink>
      </PageHeader>
      <ListCard
        state={state}
        query={query}
        errorMessage={strings.loadFailed}
        search={<SearchBar state={state} placeholder={strings.search} />}
        empty={
          <EmptyState
            icon="truck"
            title={strings.empty}
            text={state.query ? strings.emptySearchHint : strings.emptyHint}
          >
            <ButtonLink href={paths.newSupplier} icon="plus">
              {strings.create}
            </ButtonLink>
          </EmptyState>
        }
      >
        {(rows) => <SuppliersTable rows={rows} removing={removing} onRemove={remove} />}
      </ListCard>
    </>
  );
}
