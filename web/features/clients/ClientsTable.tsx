import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { today, yearBefore } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import type { ListedClient } from "#api/clients/clients.ts";
import {
  formatAge,
  formatDay,
  formatInstant,
  formatPhone,
  isWithinDay,
} from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Avatar } from "#ui/brand/Avatar.tsx";
import type { Column } from "#ui/list/DataTable.tsx";
import { phoneDay } from "#ui/list/phoneDay.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { ContactLinks } from "#ui/page/ContactLinks.tsx";
import { listStrings } from "#ui/list/list.strings.ts";
import { clientsStrings } from "./clients.strings.ts";

type Pay = { onPay: (client: ListedClient) => void };
type Props = { client: ListedClient };

const NameLink = ({ client }: Props) => (
  <>
    <RowLink href={paths.client(client.id)} title={client.name}>
      <bdi dir="auto">{client.name}</bdi>
    </RowLink>
    {isWithinDay(client.created) && (
      <span className="ml-1.5 text-sm text-ok-ink">{clientsStrings.recent}</span>
    )}
  </>
);

const Name = ({ client }: Props) => (
  <span className="flex items-center gap-3">
    <span className="max-lg:hidden">
      <Avatar name={client.name} />
    </span>
    <span>
      <NameLink client={client} />
      {client.email && (
        <span className="block text-sm wrap-anywhere text-ink-3">{client.email}</span>
      )}
    </span>
  </span>
);

/** True when the last prescription is older than one year (docs/rules-clients.md, Reminders). */
const isDue = ({ facts: { prescribed } }: ListedClient): boolean =>
  prescribed !== "" && prescribed.slice(0, 10) < yearBefore(today());

const Due = () => <span className="font-semibold text-warn-ink">{clientsStrings.reminderDue}</span>;

/** Age of the last visit, or a due reminder. */
function Since({ client }: Props) {
  if (isDue(client)) return <Due />;
  const { visit } = client.facts;
  if (visit.slice(0, 10) > today()) return null;
  return <span className="text-sm text-ink-3">{clientsStrings.ago(formatAge(visit))}</span>;
}

const added = ({ created }: ListedClient) => clientsStrings.addedOn(formatInstant(created));

const Visit = ({ client }: Props) =>
  client.facts.visit ? (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <time>{formatDay(client.facts.visit)}</time> <Since client={client} />
    </span>
  ) : (
    <span className="text-ink-3">-</span>
  );

const Owed = ({ client: { facts } }: Props) => (
  <Money dirhams={facts.due} className={facts.due > 0 ? "font-semibold" : "text-ink-3"} />
);

const offered = rowActions<ListedClient, Pay>((client, { onPay }) => ({
  name: client.name,
  phone: client.phone,
  cannot: { p: client.facts.due <= 0 && listStrings.nothingDue(client.name) },
  ours: [
    {
      icon: "plus",
      word: words.prescription,
      label: `${words.newPrescription}, ${client.name}`,
      letter: "n",
      href: paths.newPrescription(client.id),
    },
    client.facts.due > 0 && {
      icon: "banknote",
      word: words.payment,
      label: `${words.payment}, ${client.name}`,
      letter: "p",
      right: "payment.take",
      onSelect: () => onPay(client),
    },
  ],
  view: paths.client(client.id),
  edit: paths.editClient(client.id),
  removeRight: "client.delete",
}));
const fixed = messageOfCode("anonymised_client_fixed");
const anonymisedCannot = { p: fixed, n: fixed, e: fixed };
/** Actions of a row; the anonymised client can only be viewed. */
const actionsOf = (own: Removal<ListedClient> & Pay) => (row: ListedClient) =>
  isAnonymisedClient(row)
    ? { name: row.name, actions: [], cannot: anonymisedCannot }
    : offered(own)(row);

const columns: Column<ListedClient>[] = [
  { key: "name", head: words.name, cell: (row) => <Name client={row} /> },
  { key: "phone", head: words.phone, cell: (row) => <ContactLinks phone={row.phone} isListed /> },
  {
    key: "added",
    sort: "created",
    head: clientsStrings.added,
    cell: ({ created }) => <time>{formatInstant(created)}</time>,
  },
  { key: "visit", head: clientsStrings.lastVisit, cell: (row) => <Visit client={row} /> },
  { key: "due", head: words.due, isNumber: true, cell: (row) => <Owed client={row} /> },
];

/** Last visit or due reminder, and the amount due. */
function PhoneDetails({ client }: Props) {
  const { due, visit } = client.facts;
  const last = isDue(client) ? <Due /> : visit && clientsStrings.seenOn(phoneDay(visit));
  return (
    <>
      {last}
      {due > 0 && (
        <>
          {last && " · "}
          {words.remains} <Money dirhams={due} className="font-semibold text-ink" />
        </>
      )}
    </>
  );
}

/** Clients table, or a list on a phone. */
export const ClientsTable = recordTable<ListedClient, Removal<ListedClient> & Pay>({
  label: words.clients,
  columns,
  card: (row) => (
    <PhoneRow
      title={<NameLink client={row} />}
      details={<PhoneDetails client={row} />}
      secondLine={
        <>
          {[formatPhone(row.phone), added(row)].filter(Boolean).join(" · ")}
          {row.email && <span className="block truncate">{row.email}</span>}
        </>
      }
    />
  ),
  href: ({ id }) => paths.client(id),
  actions: actionsOf,
});
