import { useQuery } from "@tanstack/react-query";
import { duplicateQueries } from "#api/clients/duplicates.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { clientQueries } from "#api/clients/clients.ts";
import { words } from "#lib/texts/words.strings.ts";
import { DueSummary } from "#ui/list/DueSummary.tsx";
import { ListPage } from "#ui/list/ListPage.tsx";
import { ViewSegment } from "#ui/list/ViewSegment.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { clientsStrings } from "./clients.strings.ts";
import { ClientsTable } from "./ClientsTable.tsx";
import { DuplicatesDialog } from "./duplicates/DuplicatesDialog.tsx";
import { useDeleteClient } from "./useDeleteClient.ts";
import { usePayClient } from "./usePayClient.tsx";

/** Texts of an empty list: no client has this name, none matches the filter, or there is no client at all. */
function emptyOf(query: string, standing: string) {
  if (query) return { empty: words.noClientMatches, emptyFilterHint: clientsStrings.noMatchHint };
  const emptyFilterHint = clientsStrings.noneSuchHint(standing);
  return { empty: standing ? clientsStrings.noneSuch : clientsStrings.none, emptyFilterHint };
}

/** Link that creates a client with the searched name; undefined for a search without letters. */
const clientOf = (query: string) =>
  /\p{L}/u.test(query)
    ? { href: paths.newClientOf(query), label: clientsStrings.createOf(query) }
    : undefined;

/** Menu '…' of the page, shown when the shop has duplicates. */
const DuplicatesMenu = ({ onOpen }: { onOpen: () => void }) => (
  <Menu
    label={`${words.actions}, ${words.clients}`}
    of={words.clients}
    items={[{ icon: "people", label: words.duplicates, onSelect: onOpen }]}
  />
);

export default function ClientsPage() {
  const state = useListState();
  const { pay, dialog } = usePayClient();
  const removal = useDeleteClient();
  const query = useKeptQuery(clientQueries.list(state));
  const { data } = query;
  const pairs = useQuery(duplicateQueries.pairs).data?.totalItems ?? 0;
  const doubles = state.filter("doubles");
  const standing = state.filter("qui");
  return (
    <>
      <ListPage
        title={words.clients}
        subtitle={
          data !== undefined &&
          !state.query && (
            <DueSummary count={clientsStrings.count(formatCount(data.totalItems))} due={data.due} />
          )
        }
        icon="people"
        texts={{
          search: clientsStrings.search,
          loadFailed: clientsStrings.loadFailed,
          searchFailed: words.searchFailed,
          emptyHint: words.createFirst,
          ...emptyOf(state.query, standing),
        }}
        menu={pairs > 0 && <DuplicatesMenu onOpen={() => state.show({ doubles: "1" })} />}
        create={{ href: paths.newClient, label: words.newClient }}
        firstOf={clientOf(state.query)}
        state={state}
        query={query}
        view={
          <ViewSegment
            state={state}
            name="qui"
            label={clientsStrings.standing}
            options={clientsStrings.standings}
          />
        }
        isNarrowed={standing !== ""}
      >
        {(rows) => <ClientsTable rows={rows} {...removal} onPay={(client) => void pay(client)} />}
      </ListPage>
      {dialog}
      {doubles && <DuplicatesDialog onClose={() => state.show({ doubles: "" })} />}
    </>
  );
}
