import { daysBetween, parseDay, today } from "#domain/core/days.ts";
import { formatInstant, formatPhone, formatShortDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import type { Column } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { type RowActionSet, recordLink } from "#ui/list/rowActionSet.ts";
import { CrossLink, RowLink } from "#ui/list/RowLink.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import type { Reminder } from "#api/reminders.ts";
import { words } from "#lib/words.strings.ts";
import { listStrings } from "#ui/list/list.strings.ts";
import { messagingOf, nameOf, PhoneFacts, phoneOf, Prepared, Telephone } from "./reminderParts.tsx";
import { strings } from "./reminders.strings.ts";

type Actions = { sending: string | null; onSend: (reminder: Reminder) => void };

function elapsed(reminder: Reminder): number {
  const day = parseDay(reminder.date);
  return day ? daysBetween(day, today()) : 0;
}

const ClientName = ({ reminder }: { reminder: Reminder }) => (
  <>
    <CrossLink
      className={reminder.prepared ? "text-ink-3" : "font-medium"}
      href={paths.client(reminder.client)}
    >
      <bdi dir="auto">{nameOf(reminder)}</bdi>
    </CrossLink>
    <Prepared row={reminder} />
  </>
);

/** Send action first, then links. */
function actionsOf({ sending, onSend }: Actions) {
  return (row: Reminder): RowActionSet => {
    const { number, refusal } = messagingOf(row);
    const name = nameOf(row);
    return {
      name,
      phone: phoneOf(row),
      actions: [
        recordLink(listStrings.client, name, paths.client(row.client)),
        {
          icon: "eye",
          word: words.view,
          label: `${strings.view} ${name}`,
          href: paths.prescription(row.id),
        },
        {
          icon: "speech-bubble",
          word: strings.send,
          label: strings.sendTo(name),
          letter: "r",
          title: refusal ? strings.refusalHints[refusal] : undefined,
          isDisabled: number === null,
          isBusy: sending === row.client,
          busyWord: strings.sending,
          onSelect: () => onSend(row),
          isLead: true,
        },
      ],
    };
  };
}

/** Due since, or day of the last message. */
function sinceOf(reminder: Reminder, isRefused: boolean): string {
  const day = formatShortDay(reminder.date);
  if (isRefused) return day;
  if (reminder.prepared) return strings.prepared(formatInstant(reminder.prepared));
  return `${day} · ${strings.daysShort(elapsed(reminder))}`;
}

const columns: Column<Reminder>[] = [
  { key: "client", head: words.client, cell: (row) => <ClientName reminder={row} /> },
  { key: "phone", head: words.phone, cell: (row) => <Telephone row={row} /> },
  {
    key: "last",
    head: strings.last,
    cell: (row) => (
      <RowLink
        isPlain
        href={paths.prescription(row.id)}
        label={`${formatShortDay(row.date)}, ${nameOf(row)}`}
      >
        <time>{formatShortDay(row.date)}</time>
      </RowLink>
    ),
  },
  {
    key: "days",
    head: strings.days,
    isNumber: true,
    cell: (row) => (
      <span className={row.prepared ? "text-ink-3" : "font-medium"}>{elapsed(row)}</span>
    ),
  },
];

/** Phone row: client, since when, number or the reason against a message. */
function ReminderCard({ reminder }: { reminder: Reminder }) {
  const { refusal } = messagingOf(reminder);
  const phone = phoneOf(reminder);
  return (
    <PhoneRow
      title={
        <RowLink
          isPlain={reminder.prepared !== null}
          className={reminder.prepared ? "text-ink-3" : ""}
          href={paths.prescription(reminder.id)}
        >
          <bdi dir="auto">{nameOf(reminder)}</bdi>
        </RowLink>
      }
      facts={<PhoneFacts row={reminder} since={sinceOf(reminder, refusal !== null)} />}
      more={phone && formatPhone(phone)}
    />
  );
}

/** Due clients: table, or a list on a phone. */
export const RemindersTable = recordTable<Reminder, Actions>({
  label: words.prescriptionReminders,
  columns,
  card: (row) => <ReminderCard reminder={row} />,
  href: ({ id }) => paths.prescription(id),
  actions: actionsOf,
});
