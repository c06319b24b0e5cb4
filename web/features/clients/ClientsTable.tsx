import { Link } from "wouter";
import type { Client } from "#domain/core/records.ts";
import { formatInstant, formatPhone, isWithinDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { Avatar } from "#ui/brand/Avatar.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
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

function RowActions({ client, removing, onRemove }: { client: Client } & Actions) {
  return (
    <span className="inline-flex justify-end gap-1">
      <IconLink
        href={paths.client(client.id)}
        icon="eye"
        label={`${strings.view} ${client.name}`}
      />
      <IconLink
        href={paths.editClient(client.id)}
        icon="pencil"
        label={`${strings.edit} ${client.name}`}
      />
      <IconButton
        size="sm"
        variant="danger-quiet"
        icon="bin"
        label={`${strings.remove} ${client.name}`}
        disabled={removing === client.id}
        onClick={() => onRemove(client)}
      />
    </span>
  );
}

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
  {
    key: "actions",
    head: strings.actions,
    isNumber: true,
    cell: (client) => <RowActions client={client} {...actions} />,
  },
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
        <RowActions client={client} {...actions} />
      </div>
    </div>
  );
}

export function ClientsTable({ rows, ...actions }: Actions & { rows: readonly Client[] }) {
  return (
    <DataTable
      label={strings.title}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsOf(actions)}
      rowHref={({ id }) => paths.client(id)}
      card={(row) => <ClientCard client={row} {...actions} />}
    />
  );
}
