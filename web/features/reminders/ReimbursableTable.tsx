import type { ListedReimbursable } from "#domain/claims/claimDocument.ts";
import { formatInstant, formatPhone, formatShortDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import type { Column } from "#ui/list/DataTable.tsx";
import { listStrings } from "#ui/list/list.strings.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type RowActionSet, recordLink } from "#ui/list/rowActionSet.ts";
import { CrossLink, RowLink } from "#ui/list/RowLink.tsx";
import { messagingOf, nameOf, PhoneFacts, phoneOf, Prepared, Telephone } from "./reminderParts.tsx";
import { strings } from "./reminders.strings.ts";

const text = strings.reimbursable;

type Row = ListedReimbursable;
type Actions = { sending: string | null; onSend: (row: Row) => void };

/** Client to write to, and for whom the glasses were. */
const ClientName = ({ row }: { row: Row }) => (
  <>
    <CrossLink
      className={row.prepared ? "text-ink-3" : "font-medium"}
      href={paths.client(row.client)}
    >
      <bdi dir="auto">{nameOf(row)}</bdi>
    </CrossLink>
    {row.beneficiary && (
      <span className="block text-sm text-ink-3">{text.beneficiary(row.beneficiary)}</span>
    )}
    <Prepared row={row} />
  </>
);

/** Client, and the beneficiary where it is another person. */
const personOf = (row: Row): string =>
  [nameOf(row), row.beneficiary && text.beneficiary(row.beneficiary)].filter(Boolean).join(", ");

/** Send action first, then links. */
function actionsOf({ sending, onSend }: Actions) {
  return (row: Row): RowActionSet => {
    const { number, refusal } = messagingOf(row);
    const name = personOf(row);
    return {
      name,
      phone: phoneOf(row),
      actions: [
        recordLink(listStrings.client, nameOf(row), paths.client(row.client)),
        {
          icon: "eye",
          word: words.view,
          label: `${text.view} ${name}`,
          href: paths.claim(row.id),
        },
        {
          icon: "speech-bubble",
          word: text.send,
          label: text.sendTo(name),
          letter: "r",
          title: refusal ? strings.refusalHints[refusal] : undefined,
          isDisabled: number === null,
          isBusy: sending === row.id,
          busyWord: strings.sending,
          onSelect: () => onSend(row),
          isLead: true,
        },
      ],
    };
  };
}

const columns: Column<Row>[] = [
  { key: "client", head: words.client, cell: (row) => <ClientName row={row} /> },
  { key: "phone", head: words.phone, cell: (row) => <Telephone row={row} /> },
  { key: "fund", head: words.fund, cell: ({ expand }) => expand?.fund?.name ?? "-" },
  {
    key: "last",
    head: text.last,
    cell: (row) => (
      <RowLink
        isPlain
        href={paths.claim(row.id)}
        label={`${formatShortDay(row.date)}, ${personOf(row)}`}
      >
        <time>{formatShortDay(row.date)}</time>
      </RowLink>
    ),
  },
  {
    key: "from",
    head: text.from,
    cell: ({ from, prepared }) => (
      <time className={prepared ? "text-ink-3" : "font-medium"}>{formatShortDay(from)}</time>
    ),
  },
];

/** Day from which, or day of the last message. */
const sinceOf = ({ from, prepared, expand }: Row): string =>
  prepared
    ? strings.prepared(formatInstant(prepared))
    : `${expand?.fund?.name ?? "-"} · ${formatShortDay(from)}`;

const ReimbursableCard = ({ row }: { row: Row }) => (
  <PhoneRow
    title={
      <RowLink
        isPlain={row.prepared !== null}
        className={row.prepared ? "text-ink-3" : ""}
        href={paths.claim(row.id)}
      >
        <bdi dir="auto">{nameOf(row)}</bdi>
      </RowLink>
    }
    facts={<PhoneFacts row={row} since={sinceOf(row)} />}
    more={[row.beneficiary && text.beneficiary(row.beneficiary), formatPhone(phoneOf(row))]
      .filter(Boolean)
      .join(" · ")}
  />
);

/** Beneficiaries who are reimbursed again: table, or a list on a phone. */
export const ReimbursableTable = recordTable<Row, Actions>({
  label: text.table,
  columns,
  card: (row) => <ReimbursableCard row={row} />,
  href: ({ id }) => paths.claim(id),
  actions: actionsOf,
});
