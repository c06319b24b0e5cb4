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
import { listClients } from "#api/clients.ts";
import { strings } from "./clients.strings.ts";
import { ClientsTable } from "./ClientsTable.tsx";
import { useDeleteClient } from "./useDeleteClient.ts";

const pageSize = 10;

export default function ClientsPage() {
  const state = useListState();
  const revision = useRevision("optique_clients");
  const { removing, remove } = useDeleteClient();
  const query = useListQuery(state, { perPage: pageSize }, listClients, revision);
  const total = query.data?.totalItems;
  return (
    <>
      <PageHeader
        title={strings.title}
        subtitle={
          total === undefined || state.query
            ? undefined
            : strings.count(formatCount(total), total < 2)
        }
      >
        <ButtonLink href={paths.newClient} variant="primary" icon="plus">
          {strings.create}
        </ButtonLink>
      </PageHeader>
      <ListCard
        state={state}
        query={query}
        errorMessage={state.query ? strings.searchFailed : strings.loadFailed}
        search={<SearchBar state={state} placeholder={strings.search} />}
        empty={
          <EmptyState
            icon="people"
            title={state.query ? strings.noMatch : strings.none}
            text={state.query ? strings.noMatchHint : strings.noneHint}
          >
            <ButtonLink href={paths.newClient} icon="plus">
              {strings.create}
            </ButtonLink>
          </EmptyState>
        }
      >
        {(rows) => <ClientsTable rows={rows} removing={removing} onRemove={remove} />}
      </ListCard>
    </>
  );
}
