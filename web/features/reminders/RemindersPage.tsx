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

/** Clients to remind of a control, or those whose glasses are reimbursed again. */
export default function RemindersPage() {
  const state = useListState();
  const isAgain = isReimbursable(state);
  const controls = useControls(state, !isAgain);
  const again = useReimbursable(state, isAgain);
  // One component for both, so that the segment keeps the focus.
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

/** What both lists have around their rows. */
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

/** Controls and reimbursables, in a shop that has claims. */
const Views = ({ state }: { state: ListState }) =>
  (useUses("claims") || isReimbursable(state)) && (
    <ViewSegment state={state} name="vue" {...remindersStrings.views} />
  );

function subtitleOf(
  { query }: ListState,
  { subtitle }: Texts,
  total: number | undefined,
): ReactNode {
  // Two lines on a phone.
  if (total === undefined) return <span className="invisible">{subtitle("00")}</span>;
  return query ? false : subtitle(formatCount(total));
}
