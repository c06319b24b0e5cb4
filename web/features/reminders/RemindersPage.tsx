import { formatCount } from "#lib/formats.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { useRevision } from "#api/revisions.ts";
import { useListQuery } from "#api/useListQuery.ts";
import { useValue } from "#lib/useValue.ts";
import { ListCard } from "#ui/list/ListCard.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EmptyState } from "#ui/page/Panel.tsx";
import { SearchBar } from "#ui/list/SearchBar.tsx";
import { listReminders, remindedClients } from "#api/reminders.ts";
import { strings } from "./reminders.strings.ts";
import { RemindersTable } from "./RemindersTable.tsx";
import { useSendReminder } from "./useSendReminder.ts";

const pageSize = 50;

/** Clients whose latest prescription is more than a year old, without those reminded in this session. */
export default function RemindersPage() {
  const state = useListState();
  const reminded = useValue(remindedClients);
  const { sending, send } = useSendReminder();
  const revision = useRevision("optique_prescriptions") + useRevision("optique_clients");
  const query = useListQuery(state, { perPage: pageSize }, listReminders, revision);
  const isHidden = ({ client }: { client: string }) => reminded.has(client);
  const data = query.data && {
    ...query.data,
    items: query.data.items.filter((row) => !isHidden(row)),
    totalItems: query.data.totalItems - query.data.items.filter(isHidden).length,
  };
  return (
    <>
      <PageHeader
        title={strings.title}
        subtitle={
          data &&
          !state.query &&
          strings.subtitle(formatCount(data.totalItems), data.totalItems > 1)
        }
        back={{ href: paths.prescriptions, label: strings.back }}
      />
      <ListCard
        state={state}
        query={{ ...query, data }}
        errorMessage={state.query ? strings.searchFailed : strings.loadFailed}
        search={<SearchBar state={state} placeholder={strings.search} />}
        empty={
          <EmptyState
            icon="bell"
            title={strings.empty}
            text={state.query ? strings.emptySearchHint : strings.emptyHint}
          />
        }
      >
        {(rows) => <RemindersTable rows={rows} sending={sending} onSend={send} />}
      </ListCard>
    </>
  );
}
