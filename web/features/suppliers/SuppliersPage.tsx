import { formatCount } from "../../lib/formats";
import { useListState } from "../../lib/listState";
import { paths } from "../../lib/paths";
import { useRevision } from "../../lib/revisions";
import { useListQuery } from "../../lib/useListQuery";
import { ButtonLink } from "../../ui/ButtonLink";
import { ListCard } from "../../ui/ListCard";
import { PageHeader } from "../../ui/PageHeader";
import { EmptyState } from "../../ui/Panel";
import { SearchBar } from "../../ui/SearchBar";
import { listSuppliers } from "./suppliers.api";
import { strings } from "./suppliers.strings";
import { SuppliersTable } from "./SuppliersTable";
import { useDeleteSupplier } from "./useDeleteSupplier";

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
            icon="supplier"
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
