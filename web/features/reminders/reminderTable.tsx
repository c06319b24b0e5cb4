/** Table that both lists of reminders share: the client, whether a message can be sent, and the action. */
import { messagingNumber } from "#domain/core/text/phone.ts";
import type { Client } from "#domain/core/records.ts";
import { formatInstant, formatPhone, formatShortDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { messagesStrings } from "#shared/messages/messages.strings.ts";
import { Telephone } from "#shared/messages/Telephone.tsx";
import type { Column } from "#ui/list/DataTable.tsx";
import { listStrings } from "#ui/list/list.strings.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { recordLink, type RowActionSet } from "#ui/list/rowActionSet.ts";
import { CrossLink, RowLink } from "#ui/list/RowLink.tsx";
import { remindersStrings } from "./reminders.strings.ts";

/** Row about a client. `prepared`: day of the last message, if within sixty days. */
export type ReminderRow = {
  id: string;
  client: string;
  date: string;
  /** Person who wears the glasses, when it is not the client. */
  beneficiary?: string;
  prepared: string | null;
  expand?: { client?: Client };
};

const nameOf = ({ expand }: ReminderRow): string => expand?.client?.name ?? "-";
const phoneOf = ({ expand }: ReminderRow): string => expand?.client?.phone ?? "";
const messagingOf = (row: ReminderRow) => messagingNumber(phoneOf(row));
/** True when no message can be sent to the client. */
export const isRefused = (row: ReminderRow): boolean => messagingOf(row).refusal !== null;

const forWhom = ({ beneficiary }: ReminderRow): string =>
  beneficiary ? remindersStrings.reimbursable.beneficiary(beneficiary) : "";

/** Name of the client, and of the beneficiary when it is another person. */
const personOf = (row: ReminderRow): string =>
  [nameOf(row), forWhom(row)].filter(Boolean).join(", ");

/** Day of the last message; recently reminded clients come last in the list. */
const Prepared = ({ row }: { row: ReminderRow }) =>
  row.prepared !== null && (
    <span className="block text-sm text-ink-3">
      {remindersStrings.prepared(formatInstant(row.prepared))}
    </span>
  );

/** Details of a phone's row, with the reason why no message can be sent. */
function PhoneDetails({ row, since }: { row: ReminderRow; since: string }) {
  const { refusal } = messagingOf(row);
  return (
    <span className="sum flex h-5 flex-wrap gap-1 overflow-hidden">
      <span>{since}</span>
      {refusal && (
        <span>
          ·{" "}
          <span
            className="font-semibold text-warn-ink"
            title={messagesStrings.refusalHints[refusal]}
          >
            {messagesStrings.shortRefusals[refusal]}
          </span>
        </span>
      )}
    </span>
  );
}

/** Client who gets the message, and the person who wears the glasses. */
const ClientName = ({ row }: { row: ReminderRow }) => (
  <>
    <CrossLink
      className={row.prepared ? "text-ink-3" : "font-medium"}
      href={paths.client(row.client)}
    >
      <bdi dir="auto">{nameOf(row)}</bdi>
    </CrossLink>
    {row.beneficiary && <span className="block text-sm text-ink-3">{forWhom(row)}</span>}
    <Prepared row={row} />
  </>
);

type Actions<Row> = { sending: string | null; onSend: (row: Row) => void };
type List<Row> = {
  label: string;
  texts: { view: string; send: string; sendTo: (name: string) => string; last: string };
  /** Address of the record that the reminder is about. */
  href: (row: Row) => string;
  /** Key of a row, used while its message is being prepared. */
  keyOf: (row: Row) => string;
  /** Text about the due day, for a phone's row. */
  since: (row: Row) => string;
  /** Columns before and after that of the due day. */
  before?: readonly Column<Row>[];
  after: readonly Column<Row>[];
};

/** Actions of a row: send first, then links. */
const actionsOf =
  <Row extends ReminderRow>({ texts, href, keyOf }: List<Row>) =>
  ({ sending, onSend }: Actions<Row>) =>
  (row: Row): RowActionSet => {
    const { number, refusal } = messagingOf(row);
    const name = personOf(row);
    return {
      name,
      phone: phoneOf(row),
      actions: [
        recordLink(listStrings.client, nameOf(row), paths.client(row.client)),
        { icon: "eye", word: words.view, label: `${texts.view} ${name}`, href: href(row) },
        {
          icon: "speech-bubble",
          word: texts.send,
          label: texts.sendTo(name),
          letter: "r",
          title: refusal ? messagesStrings.refusalHints[refusal] : undefined,
          isDisabled: number === null,
          isBusy: sending === keyOf(row),
          busyWord: remindersStrings.sending,
          onSelect: () => onSend(row),
          isLead: true,
        },
      ],
    };
  };

/** Table of clients to remind, or a list on a phone. */
export const reminderTable = <Row extends ReminderRow>(list: List<Row>) =>
  recordTable<Row, Actions<Row>>({
    label: list.label,
    columns: [
      { key: "client", head: words.client, cell: (row) => <ClientName row={row} /> },
      { key: "phone", head: words.phone, cell: (row) => <Telephone phone={phoneOf(row)} /> },
      ...(list.before ?? []),
      {
        key: "last",
        head: list.texts.last,
        cell: (row) => {
          const day = formatShortDay(row.date);
          return (
            <RowLink isPlain href={list.href(row)} label={`${day}, ${personOf(row)}`}>
              <time>{day}</time>
            </RowLink>
          );
        },
      },
      ...list.after,
    ],
    card: (row) => (
      <PhoneRow
        title={
          <RowLink
            isPlain={row.prepared !== null}
            className={row.prepared ? "text-ink-3" : ""}
            href={list.href(row)}
          >
            <bdi dir="auto">{nameOf(row)}</bdi>
          </RowLink>
        }
        details={<PhoneDetails row={row} since={list.since(row)} />}
        secondLine={[forWhom(row), formatPhone(phoneOf(row))].filter(Boolean).join(" · ")}
      />
    ),
    href: list.href,
    actions: actionsOf(list),
  });
