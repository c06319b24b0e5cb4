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
import { listClients } from "./clients.api";
import { strings } from "./clients.strings";
import { ClientsTable } from "./ClientsTable";
import { useDeleteClient } from "./useDeleteClient";

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
            icon="clients"
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
