import { Link } from "wouter";
import type { Client } from "#domain/core/records.ts";
import { formatInstant, formatPhone, isWithinDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { Avatar } from "#ui/brand/Avatar.tsx";
import { actionsColumn, type Column, DataTable } from "#ui/list/DataTable.tsx";
import { RowActions } from "#ui/list/RowActions.tsx";
import { strings } from "./clients.strings.ts";

type Actions = { removing: string | null; onRemove: (client: Client) => void };

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

const Phone = ({ client }: { client: Client }) =>
  client.phone ? (
    <span className="whitespace-nowrap">{formatPhone(client.phone)}</span>
  ) : (
    <span className="text-ink-3">-</span>
  );

const rowActions =
  ({ removing, onRemove }: Actions) =>
  (client: Client) => (
    <RowActions
      name={client.name}
      texts={strings}
      view={paths.client(client.id)}
      edit={paths.editClient(client.id)}
      isRemoving={removing === client.id}
      onRemove={() => onRemove(client)}
    />
  );

const columnsOf = (actions: Actions): Column<Client>[] => [
  {
    key: "name",
    head: strings.name,
    cell: (client) => <Name client={client} />,
    className: "max-w-0 w-1/2",
  },
  { key: "phone", head: strings.phone, cell: (client) => <Phone client={client} /> },
  {
    key: "added",
    head: strings.added,
    cell: (client) => <span className="text-ink-2">{formatInstant(client.created)}</span>,
  },
  actionsColumn(rowActions(actions)),
];

function ClientCard({ client, ...actions }: { client: Client } & Actions) {
  return (
    <div className="grid gap-2">
      <Name client={client} />
      <div className="flex items-center justify-between gap-2 pl-11">
        <span className="grid">
          <Phone client={client} />
          <span className="text-sm text-ink-3">{formatInstant(client.created)}</span>
        </span>
        {rowActions(actions)(client)}
      </div>
    </div>
  );
}

export function ClientsTable({ rows, ...actions }: Actions & { rows: readonly Client[] }) {
  return (
    <DataTable
      label={strings.title}
      rows={rows}
      columns={columnsOf(actions)}
      rowHref={({ id }) => paths.client(id)}
      card={(row) => <ClientCard client={row} {...actions} />}
    />
  );
}
