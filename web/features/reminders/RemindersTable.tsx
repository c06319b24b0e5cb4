import { Link } from "wouter";
import { daysBetween, parseDay, today } from "#domain/core/days.ts";
import { messagingNumber } from "#domain/core/phone.ts";
import { formatShortDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { Button } from "#ui/page/Button.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";
import { actionsColumn, type Column } from "#ui/list/DataTable.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import type { Reminder } from "#api/reminders.ts";
import { Reach } from "#ui/page/Reach.tsx";
import { strings } from "./reminders.strings.ts";

type Actions = { sending: string | null; onSend: (reminder: Reminder, number: string) => void };

const nameOf = (reminder: Reminder): string => reminder.expand?.client?.name ?? "-";
const messagingOf = (reminder: Reminder) => messagingNumber(reminder.expand?.client?.phone ?? "");

function elapsed(reminder: Reminder): number {
  const day = parseDay(reminder.date);
  return day ? daysBetween(day, today()) : 0;
}

const ClientName = ({ reminder }: { reminder: Reminder }) => (
  <Link className="font-semibold hover:underline" href={paths.client(reminder.client)}>
    {nameOf(reminder)}
  </Link>
);

/** The number, or why no message can go to it. */
function Telephone({ reminder }: { reminder: Reminder }) {
  const { refusal } = messagingOf(reminder);
  const phone = reminder.expand?.client?.phone ?? "";
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {phone && <Reach phone={phone} isListed />}
      {refusal && (
        <span title={strings.refusalHints[refusal]}>
          <Badge tone="mute">{strings.refusals[refusal]}</Badge>
        </span>
      )}
    </span>
  );
}

function SendButton({ reminder, sending, onSend }: { reminder: Reminder } & Actions) {
  const { number, refusal } = messagingOf(reminder);
  return (
    <Button
      size="sm"
      icon="speech-bubble"
      aria-label={strings.sendTo(nameOf(reminder))}
      title={refusal ? strings.refusalHints[refusal] : undefined}
      disabled={number === null}
      isBusy={sending === reminder.client}
      busyLabel={strings.sending}
      onClick={() => number !== null && onSend(reminder, number)}
    >
      {strings.send}
    </Button>
  );
}

const ViewLink = ({ reminder }: { reminder: Reminder }) => (
  <IconLink
    href={paths.prescription(reminder.id)}
    icon="eye"
    label={`${strings.view} ${nameOf(reminder)}`}
  />
);

const columnsOf = (actions: Actions): Column<Reminder>[] => [
  { key: "client", head: strings.client, cell: (row) => <ClientName reminder={row} /> },
  { key: "phone", head: strings.phone, cell: (row) => <Telephone reminder={row} /> },
  { key: "last", head: strings.last, cell: (row) => formatShortDay(row.date) },
  {
    key: "days",
    head: strings.days,
    isNumber: true,
    cell: (row) => <span className="font-semibold">{elapsed(row)}</span>,
  },
  actionsColumn((row) => (
    <span className="inline-flex items-center gap-1">
      <ViewLink reminder={row} />
      <SendButton reminder={row} {...actions} />
    </span>
  )),
];

const cardOf = (actions: Actions) => (row: Reminder) => (
  <div className="grid gap-1">
    <p className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 truncate">
        <ClientName reminder={row} />
      </span>
      <span className="font-semibold whitespace-nowrap">{strings.daysShort(elapsed(row))}</span>
    </p>
    <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-2">
      <Telephone reminder={row} />
      <span>
        {strings.lastShort} {formatShortDay(row.date)}
      </span>
    </p>
    <p className="flex items-center justify-end gap-1">
      <ViewLink reminder={row} />
      <SendButton reminder={row} {...actions} />
    </p>
  </div>
);

/** Who is due: a table, or a list on a phone. */
export const RemindersTable = recordTable<Reminder, Actions>({
  label: strings.title,
  columns: columnsOf,
  card: cardOf,
  href: ({ id }) => paths.prescription(id),
});
