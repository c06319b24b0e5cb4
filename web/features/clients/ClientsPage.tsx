import { formatCount } from "#lib/formats.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { useRevision } from "#api/revisions.ts";
import { asked } from "#api/asked.ts";
import { useListQuery } from "#api/useListQuery.ts";
import { listClients } from "#api/clients.ts";
import { ListPage } from "#ui/list/ListPage.tsx";
import { strings } from "./clients.strings.ts";
import { ClientsTable } from "./ClientsTable.tsx";
import { useDeleteClient } from "./useDeleteClient.ts";

export default function ClientsPage() {
  const state = useListState();
  const revision = useRevision("optique_clients");
  const { removing, remove } = useDeleteClient();
  const query = useListQuery(state, asked.clients(), listClients, revision);
  const total = query.data?.totalItems;
  return (
    <ListPage
      title={strings.title}
      subtitle={total !== undefined && !state.query && strings.count(formatCount(total))}
      create={{ href: paths.newClient, label: strings.create }}
      state={state}
      query={query}
      failed={state.query ? strings.searchFailed : strings.loadFailed}
      search={strings.search}
      empty={{
        icon: "people",
        title: state.query ? strings.noMatch : strings.none,
        text: state.query ? strings.noMatchHint : strings.noneHint,
      }}
    >
      {(rows) => <ClientsTable rows={rows} removing={removing} onRemove={remove} />}
    </ListPage>
  );
}
