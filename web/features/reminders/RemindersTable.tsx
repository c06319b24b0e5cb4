import { daysBetween, parseDay, today } from "#domain/core/days.ts";
import { messagingNumber } from "#domain/core/phone.ts";
import { formatInstant, formatPhone, formatShortDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/page/Badge.tsx";
import type { Column } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { type RowActionSet, recordLink } from "#ui/list/rowActionSet.ts";
import { CrossLink, RowLink } from "#ui/list/RowLink.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import type { Reminder } from "#api/reminders.ts";
import { words } from "#lib/words.strings.ts";
import { ContactLinks } from "#ui/page/ContactLinks.tsx";
import { listStrings } from "#ui/list/list.strings.ts";
import { strings } from "./reminders.strings.ts";

type Actions = { sending: string | null; onSend: (reminder: Reminder) => void };

const nameOf = (reminder: Reminder): string => reminder.expand?.client?.name ?? "-";
const messagingOf = (reminder: Reminder) => messagingNumber(reminder.expand?.client?.phone ?? "");

function elapsed(reminder: Reminder): number {
  const day = parseDay(reminder.date);
  return day ? daysBetween(day, today()) : 0;
}

/** Recently reminded clients come last. */
const Prepared = ({ reminder }: { reminder: Reminder }) =>
  reminder.prepared !== null && (
    <span className="block text-sm text-ink-3">
      {strings.prepared(formatInstant(reminder.prepared))}
    </span>
  );

const ClientName = ({ reminder }: { reminder: Reminder }) => (
  <>
    <CrossLink
      className={reminder.prepared ? "text-ink-3" : "font-medium"}
      href={paths.client(reminder.client)}
    >
      {nameOf(reminder)}
    </CrossLink>
    <Prepared reminder={reminder} />
  </>
);

/** Number, or the reason why no message can be sent. */
function Telephone({ reminder }: { reminder: Reminder }) {
  const { refusal } = messagingOf(reminder);
  const phone = reminder.expand?.client?.phone ?? "";
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {phone && <ContactLinks phone={phone} isListed />}
      {refusal && (
        <span title={strings.refusalHints[refusal]}>
          <Badge tone="mute">{strings.refusals[refusal]}</Badge>
        </span>
      )}
    </span>
  );
}

/** Send action first, then links. */
function actionsOf({ sending, onSend }: Actions) {
  return (row: Reminder): RowActionSet => {
    const { number, refusal } = messagingOf(row);
    const name = nameOf(row);
    return {
      name,
      phone: row.expand?.client?.phone ?? "",
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
  { key: "phone", head: words.phone, cell: (row) => <Telephone reminder={row} /> },
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
  const phone = reminder.expand?.client?.phone ?? "";
  return (
    <PhoneRow
      title={
        <RowLink
          isPlain={reminder.prepared !== null}
          className={reminder.prepared ? "text-ink-3" : ""}
          href={paths.prescription(reminder.id)}
        >
          {nameOf(reminder)}
        </RowLink>
      }
      facts={
        <span className="sum flex h-5 flex-wrap gap-1 overflow-hidden">
          <span>{sinceOf(reminder, refusal !== null)}</span>
          {refusal && (
            <span>
              ·{" "}
              <span className="font-semibold text-warn-ink" title={strings.refusalHints[refusal]}>
                {strings.refusals[refusal]}
              </span>
            </span>
          )}
        </span>
      }
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
