import { useKeptQuery } from "#api/useKeptQuery.ts";
import { formatCount } from "#lib/formats.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { reminderQueries } from "#api/reminders.ts";
import { words } from "#lib/words.strings.ts";
import { ListPage } from "#ui/list/ListPage.tsx";
import { remindedClients } from "./remindedClients.ts";
import { strings } from "./reminders.strings.ts";
import { RemindersTable } from "./RemindersTable.tsx";
import { useSendReminder } from "./useSendReminder.ts";

/** Clients with a latest prescription older than a year, except those reminded in this session. */
export default function RemindersPage() {
  const state = useListState();
  const reminded = useValue(remindedClients);
  const { sending, send } = useSendReminder();
  // The row that says 'Envoi...' stays where it is.
  const query = useKeptQuery({ ...reminderQueries.list(state), enabled: sending === null });
  const isHidden = ({ client }: { client: string }) => reminded.has(client);
  const data = query.data && {
    ...query.data,
    items: query.data.items.filter((row) => !isHidden(row)),
    totalItems: query.data.totalItems - query.data.items.filter(isHidden).length,
  };
  return (
    <ListPage
      title={words.prescriptionReminders}
      subtitle={
        data ? (
          !state.query && strings.subtitle(formatCount(data.totalItems))
        ) : (
          // Two lines on a phone.
          <span className="invisible">{strings.subtitle("00")}</span>
        )
      }
      back={{ href: paths.prescriptions, label: words.prescriptions }}
      state={state}
      query={{ ...query, data }}
      failed={state.query ? words.searchFailed : strings.loadFailed}
      search={strings.search}
      empty={{
        icon: "bell",
        title: strings.empty,
        text: state.query ? strings.emptySearchHint : strings.emptyHint,
      }}
    >
      {(rows) => <RemindersTable rows={rows} sending={sending} onSend={send} />}
    </ListPage>
  );
}
