/** Queries of both lists, without rows reminded in this session, and the message for a row. */
import type { ListedReimbursable } from "#domain/claims/claimDocument.ts";
import { type Reminder, reminderQueries } from "#api/clients/reminders.ts";
import type { Page } from "#api/request.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { formatDay } from "#lib/texts/formats.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { useValue } from "#lib/useValue.ts";
import { remindedClients, remindedClaims } from "./remindedClients.ts";
import { remindersStrings } from "./reminders.strings.ts";
import { useSendReminder } from "./useSendReminder.ts";

/** Page of rows without the hidden ones; undefined while it loads. */
export function without<Row>(
  page: Page<Row> | undefined,
  isHidden: (row: Row) => boolean,
): Page<Row> | undefined {
  if (!page) return undefined;
  const items = page.items.filter((row) => !isHidden(row));
  const hidden = page.items.length - items.length;
  // Hidden rows come last, so a page that has only hidden rows is after the end of the list.
  const totalItems =
    items.length > 0 || hidden === 0 ? page.totalItems - hidden : (page.page - 1) * page.perPage;
  return { ...page, items, totalItems };
}

/** Loads the clients whose latest prescription is more than a year old. */
export function useControls(state: ListState, isShown: boolean) {
  const reminded = useValue(remindedClients);
  const { sending, send } = useSendReminder(remindedClients, remindersStrings);
  // Keeps the earlier rows, so that the row which says 'Envoi...' does not move.
  const query = useKeptQuery({
    ...reminderQueries.list(state),
    enabled: isShown && sending === null,
  });
  const onSend = (row: Reminder) => {
    const client = row.expand?.client;
    const subject = { kind: "reminder", record: row.id, date: formatDay(row.date) } as const;
    send(row.client, client ? { ...subject, client } : null);
  };
  const data = without(query.data, ({ client }) => reminded.has(client));
  return { query: { ...query, data }, sending, onSend };
}

/** Beneficiaries whose fund reimburses again, because its delay since their last claim has passed. */
export function useReimbursable(state: ListState, isShown: boolean) {
  const reminded = useValue(remindedClaims);
  const { sending, send } = useSendReminder(remindedClaims, remindersStrings.reimbursable);
  const query = useKeptQuery({
    ...reminderQueries.reimbursable(state),
    enabled: isShown && sending === null,
  });
  const onSend = (row: ListedReimbursable) => {
    const client = row.expand?.client;
    const subject = {
      kind: "reimbursable",
      record: row.invoice,
      date: formatDay(row.date),
    } as const;
    send(row.id, client ? { ...subject, client } : null);
  };
  const data = without(query.data, ({ id }) => reminded.has(id));
  return { query: { ...query, data }, sending, onSend };
}
