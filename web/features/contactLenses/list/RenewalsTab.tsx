import { messagingNumber } from "#domain/core/text/phone.ts";
import { today } from "#domain/core/days/days.ts";
import type { Renewal, RenewalReason } from "#domain/contactLenses/contactAnswers.ts";
import { contactLensQueries } from "#api/sales/contactLenses.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatDay, formatInstant } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { messagesStrings } from "#shared/messages/messages.strings.ts";
import { Telephone } from "#shared/messages/Telephone.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { TabList } from "#ui/list/TabList.tsx";
import { listStrings } from "#ui/list/list.strings.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordLink, type RowAction, type RowActionSet } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { lensLists } from "./lensLists.strings.ts";
import { toView } from "./lensViews.ts";
import { useRenewalMessage } from "./useRenewalMessage.ts";

const text = lensLists.renewals;

const reasons = {
  name: "raison",
  label: text.whyLabel,
  options: [["", text.all], ...Object.entries(text.reasons)],
} as const;
const lapsed = {
  name: "perdus",
  value: "1",
  chip: text.lapsed,
  hint: text.lapsedHint,
  mark: "half",
} as const;

const nameOf = ({ expand }: Renewal): string => expand?.client?.name ?? words.unknownClient;
const phoneOf = ({ expand }: Renewal): string => expand?.client?.phone ?? "";

type RowProps = { row: Renewal };

/** Link to the sheet; greyed once a message was prepared. */
const ClientLink = ({ row }: RowProps) => (
  <RowLink
    isPlain={row.prepared !== ""}
    className={row.prepared ? "text-ink-3" : ""}
    href={paths.contactSheet(row.id)}
    label={nameOf(row)}
  >
    <bdi dir="auto">{nameOf(row)}</bdi>
  </RowLink>
);

const preparedText = ({ prepared }: Renewal): string =>
  prepared ? lensLists.prepared(formatInstant(prepared)) : "";

const Client = ({ row }: RowProps) => (
  <>
    <ClientLink row={row} />
    {row.prepared && <span className="block text-sm text-ink-3">{preparedText(row)}</span>}
  </>
);

const whyOf = ({ why }: Renewal): string => why.map((reason) => text.reasons[reason]).join(", ");

type DayProps = RowProps & { day: string; isDue: boolean };

/** Day on which boxes run out or a check is due; bold once that reason is past. */
const Day = ({ row, day, isDue }: DayProps) => {
  const isPast = isDue && day.slice(0, 10) < today();
  const look = row.prepared ? "text-ink-3" : isPast ? "font-semibold text-warn-ink" : "";
  return day ? <time className={look}>{formatDay(day)}</time> : "-";
};

const columns: Column<Renewal>[] = [
  { key: "client", head: words.client, cell: (row) => <Client row={row} /> },
  { key: "phone", head: words.phone, cell: (row) => <Telephone phone={phoneOf(row)} /> },
  { key: "why", head: lensLists.why, className: "max-lg:hidden", cell: whyOf },
  {
    key: "until",
    head: lensLists.until,
    cell: (row) => <Day row={row} day={row.until} isDue={row.why.includes("supply")} />,
  },
  {
    key: "check",
    head: lensLists.check,
    cell: (row) => <Day row={row} day={row.check_on} isDue={row.why.includes("check")} />,
  },
];

type Send = (row: Renewal, reason: RenewalReason) => void;

function messageActions(row: Renewal, send: Send): RowAction[] {
  const { number, refusal } = messagingNumber(phoneOf(row));
  return row.why.map((reason, index) => ({
    icon: "speech-bubble",
    word: text[reason],
    label: `${text[reason]}, ${nameOf(row)}`,
    title: refusal ? messagesStrings.refusalHints[refusal] : undefined,
    isDisabled: number === null,
    onSelect: () => send(row, reason),
    ...(index === 0 ? { letter: "r", isLead: true } : { isInMenu: true }),
  }));
}

const actionsOf =
  (send: Send) =>
  (row: Renewal): RowActionSet => {
    const name = nameOf(row);
    const renew: RowAction = {
      icon: "arrow-circle",
      word: words.renewContact,
      label: `${words.renewContact}, ${name}`,
      letter: "v",
      href: paths.renewContacts(row.id),
    };
    const links = [
      recordLink(words.contactSheet, name, paths.contactSheet(row.id)),
      recordLink(listStrings.client, name, paths.client(row.client)),
    ];
    return { name, phone: phoneOf(row), actions: [...messageActions(row, send), renew, ...links] };
  };

/** Days of the reasons for a renewal, for a phone. */
const phoneDays = ({ why, until, check_on }: Renewal): string =>
  [
    why.includes("supply") && `${lensLists.until} ${formatDay(until)}`,
    why.includes("check") && `${lensLists.check} ${formatDay(check_on)}`,
  ]
    .filter(Boolean)
    .join(" · ");

type Props = { state: ListState };

/** Wearers whose boxes run out or whose check is due, each with a message about it. */
export function RenewalsTab({ state }: Props) {
  const query = useKeptQuery(contactLensQueries.renewalList(state));
  const send = useRenewalMessage();
  return (
    <TabList
      {...{ state, query }}
      icon="bell"
      texts={{ ...text, loadFailed: lensLists.loadFailed, search: lensLists.searchClient }}
      filters={[reasons, lapsed]}
      whole={toView("renewals")}
    >
      {(rows) => (
        <DataTable
          label={lensLists.tabs.renewals}
          rows={rows}
          columns={columns}
          card={(row) => (
            <PhoneRow
              title={<ClientLink row={row} />}
              details={phoneDays(row)}
              secondLine={preparedText(row) || whyOf(row)}
            />
          )}
          rowHref={({ id }) => paths.contactSheet(id)}
          actions={actionsOf(send)}
        />
      )}
    </TabList>
  );
}
