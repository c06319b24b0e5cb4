import { useRef } from "react";
import { formatCount } from "#lib/formats.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { useRevision } from "#api/revisions.ts";
import { asked } from "#api/asked.ts";
import { useListQuery } from "#api/useListQuery.ts";
import { useValue } from "#lib/useValue.ts";
import { listReminders, remindedClients } from "#api/reminders.ts";
import { words } from "#lib/words.strings.ts";
import { ListPage } from "#ui/list/ListPage.tsx";
import { strings } from "./reminders.strings.ts";
import { RemindersTable } from "./RemindersTable.tsx";
import { useSendReminder } from "./useSendReminder.ts";

/** The value of before, while it is held: the row that says 'Envoi...' stays where it is. */
function useHeld(value: number, isHeld: boolean): number {
  const shown = useRef(value);
  if (!isHeld) shown.current = value;
  return shown.current;
}

/** Clients whose latest prescription is more than a year old, without those reminded in this session. */
export default function RemindersPage() {
  const state = useListState();
  const reminded = useValue(remindedClients);
  const { sending, send } = useSendReminder();
  const revision = useHeld(
    useRevision("optique_prescriptions") +
      useRevision("optique_clients") +
      useRevision("optique_messages"),
    sending !== null,
  );
  const query = useListQuery(state, asked.reminders(), listReminders, revision);
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
          // It takes two lines on a phone.
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
