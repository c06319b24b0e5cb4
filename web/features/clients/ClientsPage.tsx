import { formatCount } from "#lib/formats.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { useRevision } from "#api/revisions.ts";
import { asked } from "#api/asked.ts";
import { useListQuery } from "#api/useListQuery.ts";
import { listClients } from "#api/clients.ts";
import { DueSummary } from "#ui/list/DueSummary.tsx";
import { ListPage } from "#ui/list/ListPage.tsx";
import { strings } from "./clients.strings.ts";
import { ClientsTable } from "./ClientsTable.tsx";
import { useDeleteClient } from "./useDeleteClient.ts";
import { usePayClient } from "./usePayClient.tsx";

export default function ClientsPage() {
  const state = useListState();
  const { pay, dialog } = usePayClient();
  const revision =
    useRevision("optique_clients") +
    useRevision("optique_prescriptions") +
    useRevision("optique_invoices");
  const { removing, remove } = useDeleteClient();
  const query = useListQuery(state, asked.clients(), listClients, revision);
  const { data } = query;
  return (
    <>
      <ListPage
        title={strings.title}
        subtitle={
          data !== undefined &&
          !state.query && (
            <DueSummary count={strings.count(formatCount(data.totalItems))} due={data.due} />
          )
        }
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
        {(rows) => (
          <ClientsTable
            rows={rows}
            removing={removing}
            onRemove={remove}
            onPay={(client) => void pay(client)}
          />
        )}
      </ListPage>
      {dialog}
    </>
  );
}
