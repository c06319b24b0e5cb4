import { Link } from "wouter";
import { isStandIn } from "#domain/clients/standIn.ts";
import type { Client } from "#domain/core/records.ts";
import { formatInstant, isWithinDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { Avatar } from "#ui/brand/Avatar.tsx";
import { actionsColumn, type Column } from "#ui/list/DataTable.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/RowActions.tsx";
import { Reach } from "#ui/page/Reach.tsx";
import { strings } from "./clients.strings.ts";

type Actions = Removal<Client>;

function Name({ client }: { client: Client }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={client.name} />
      <span className="min-w-0">
        <span className="flex items-baseline gap-1.5">
          <Link
            href={paths.client(client.id)}
            className="truncate font-semibold hover:underline"
            title={client.name}
          >
            {client.name}
          </Link>
          {isWithinDay(client.created) && (
            <span className="text-sm text-ok-ink">{strings.recent}</span>
          )}
        </span>
        {client.email && (
          <span className="block truncate text-sm text-ink-3" title={client.email}>
            {client.email}
          </span>
        )}
      </span>
    </span>
  );
}

const offered = rowActions(strings, ({ id, name }: Client) => ({
  name,
  view: paths.client(id),
  edit: paths.editClient(id),
}));
/** Who stands for all that were erased is only looked at: by a press on the row. */
const actionsOf = (actions: Actions) => (row: Client) =>
  isStandIn(row) ? null : offered(actions)(row);

const columnsOf = (actions: Actions): Column<Client>[] => [
  {
    key: "name",
    head: strings.name,
    cell: (client) => <Name client={client} />,
    className: "max-w-0 w-1/2",
  },
  { key: "phone", head: strings.phone, cell: (client) => <Reach phone={client.phone} isListed /> },
  {
    key: "added",
    head: strings.added,
    cell: (client) => <span className="text-ink-2">{formatInstant(client.created)}</span>,
  },
  actionsColumn(actionsOf(actions)),
];

function ClientCard({ client, ...actions }: { client: Client } & Actions) {
  return (
    <div className="grid gap-2">
      <Name client={client} />
      <div className="flex items-center justify-between gap-2 pl-11">
        <span className="grid">
          <Reach phone={client.phone} isListed />
          <span className="text-sm text-ink-3">{formatInstant(client.created)}</span>
        </span>
        {actionsOf(actions)(client)}
      </div>
    </div>
  );
}

const cardOf = (actions: Actions) => (row: Client) => <ClientCard client={row} {...actions} />;

/** The clients: a table, or a list on a phone. */
export const ClientsTable = recordTable<Client, Actions>({
  label: strings.title,
  columns: columnsOf,
  card: cardOf,
  href: ({ id }) => paths.client(id),
});
