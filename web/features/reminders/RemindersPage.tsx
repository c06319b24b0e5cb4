import type { ReactNode } from "react";
import { formatCount } from "#lib/texts/formats.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useUses } from "#api/session/people.ts";
import { ListPage } from "#ui/list/ListPage.tsx";
import { ViewSegment } from "#ui/list/ViewSegment.tsx";
import { ReimbursableTable } from "./ReimbursableTable.tsx";
import { isReimbursable } from "./reminderView.ts";
import { remindersStrings } from "./reminders.strings.ts";
import { RemindersTable } from "./RemindersTable.tsx";
import { useControls, useReimbursable } from "./useReminderLists.ts";

type Texts = {
  subtitle: (count: string) => string;
  loadFailed: string;
  empty: string;
  emptyHint: string;
  emptyFilterHint: string;
};

/** Clients to remind of a check-up, or of glasses that are reimbursed again. */
export default function RemindersPage() {
  const state = useListState();
  const isAgain = isReimbursable(state);
  const controls = useControls(state, !isAgain);
  const again = useReimbursable(state, isAgain);
  // The same component draws both lists, so that the segment keeps the focus.
  if (isAgain)
    return (
      <ListPage
        {...frameOf(state, remindersStrings.reimbursable, again.query.data?.totalItems)}
        query={again.query}
      >
        {(rows) => <ReimbursableTable rows={rows} sending={again.sending} onSend={again.onSend} />}
      </ListPage>
    );
  return (
    <ListPage
      {...frameOf(state, remindersStrings, controls.query.data?.totalItems)}
      query={controls.query}
    >
      {(rows) => <RemindersTable rows={rows} sending={controls.sending} onSend={controls.onSend} />}
    </ListPage>
  );
}

/** Props of the list page that both lists share. */
const frameOf = (state: ListState, texts: Texts, total: number | undefined) => ({
  title: words.prescriptionReminders,
  subtitle: subtitleOf(state, texts, total),
  back: { href: paths.prescriptions, label: words.prescriptions },
  icon: "bell" as const,
  texts: { ...texts, search: remindersStrings.search, searchFailed: words.searchFailed },
  state,
  view: <Views state={state} />,
  isNarrowed: false,
});

/** Segment to switch between the two lists, in a shop that uses claims. */
const Views = ({ state }: { state: ListState }) =>
  (useUses("claims") || isReimbursable(state)) && (
    <ViewSegment state={state} name="vue" {...remindersStrings.views} />
  );

function subtitleOf(
  { query }: ListState,
  { subtitle }: Texts,
  total: number | undefined,
): ReactNode {
  // Reserves two lines on a phone.
  if (total === undefined) return <span className="invisible">{subtitle("00")}</span>;
  return query ? false : subtitle(formatCount(total));
}
