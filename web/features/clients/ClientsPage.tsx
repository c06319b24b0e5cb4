import { useKeptQuery } from "#api/useKeptQuery.ts";
import { formatCount } from "#lib/formats.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { clientQueries } from "#api/clients.ts";
import { words } from "#lib/words.strings.ts";
import { DueSummary } from "#ui/list/DueSummary.tsx";
import { ListPage } from "#ui/list/ListPage.tsx";
import { ViewSegment } from "#ui/list/ViewSegment.tsx";
import { strings } from "./clients.strings.ts";
import { ClientsTable } from "./ClientsTable.tsx";
import { useDeleteClient } from "./useDeleteClient.ts";
import { usePayClient } from "./usePayClient.tsx";

function emptyOf(query: string, standing: string) {
  if (query) {
    const create = { href: paths.newClientOf(query), label: strings.createOf(query) };
    const hasName = /\p{L}/u.test(query);
    return {
      title: words.noClientMatches,
      text: strings.noMatchHint,
      ...(hasName && { create }),
    };
  }
  if (standing) return { title: strings.noneSuch, text: strings.noneSuchHint(standing) };
  return { title: strings.none, text: words.createFirst };
}

export default function ClientsPage() {
  const state = useListState();
  const { pay, dialog } = usePayClient();
  const { removing, remove } = useDeleteClient();
  const query = useKeptQuery(clientQueries.list(state));
  const { data } = query;
  const standing = state.filter("qui");
  return (
    <>
      <ListPage
        title={words.clients}
        subtitle={
          data !== undefined &&
          !state.query && (
            <DueSummary count={strings.count(formatCount(data.totalItems))} due={data.due} />
          )
        }
        create={{ href: paths.newClient, label: words.newClient }}
        state={state}
        query={query}
        failed={state.query ? words.searchFailed : strings.loadFailed}
        search={strings.search}
        view={
          <ViewSegment
            state={state}
            name="qui"
            label={strings.standing}
            options={strings.standings}
          />
        }
        isNarrowed={standing !== ""}
        empty={{ icon: "people", ...emptyOf(state.query, standing) }}
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
