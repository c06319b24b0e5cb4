import { Link } from "wouter";
import type { Supplier } from "#domain/core/records.ts";
import { formatPhone } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { IconButton } from "#ui/page/Button.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { strings } from "./suppliers.strings.ts";

type Actions = { removing: string | null; onRemove: (supplier: Supplier) => void };

const NameLink = ({ supplier }: { supplier: Supplier }) => (
  <Link
    className="block truncate font-semibold hover:underline"
    href={paths.supplier(supplier.id)}
    title={supplier.name}
  >
    {supplier.name}
  </Link>
);

const RowActions = ({ supplier, removing, onRemove }: { supplier: Supplier } & Actions) => (
  <span className="inline-flex justify-end gap-1">
    <IconLink
      href={paths.supplier(supplier.id)}
      icon="eye"
      label={`${strings.view} ${supplier.name}`}
    />
    <IconLink
      href={paths.editSupplier(supplier.id)}
      icon="pencil"
      label={`${strings.edit} ${supplier.name}`}
    />
    <IconButton
      size="sm"
      variant="danger-quiet"
      icon="bin"
      label={`${strings.remove} ${supplier.name}`}
      disabled={removing === supplier.id}
      onClick={() => onRemove(supplier)}
    />
  </span>
);

const columnsOf = (actions: Actions): Column<Supplier>[] => [
  {
    key: "name",
    head: strings.name,
    className: "max-w-0 w-1/3",
    cell: (row) => <NameLink supplier={row} />,
  },
  { key: "contact", head: strings.contact, cell: (row) => row.contact_person || "-" },
  {
    key: "phone",
    head: strings.phone,
    cell: (row) => (row.phone ? formatPhone(row.phone) : "-"),
  },
  { key: "email", head: strings.email, cell: (row) => row.email || "-" },
  {
    key: "actions",
    head: strings.actions,
    isNumber: true,
    cell: (row) => <RowActions supplier={row} {...actions} />,
  },
];

const cardOf = (actions: Actions) => (row: Supplier) => (
  <div className="grid gap-1">
    <NameLink supplier={row} />
    <p className="truncate text-sm text-ink-2">
      {[row.contact_person, row.email].filter(Boolean).join(" · ") || "-"}
    </p>
    <div className="flex items-center justify-between gap-3">
      <span>{row.phone ? formatPhone(row.phone) : "-"}</span>
      <span className="-mr-2">
        <RowActions supplier={row} {...actions} />
      </span>
    </div>
  </div>
);

/** The suppliers: a table, or a list on a phone. */
export function SuppliersTable({ rows, ...actions }: { rows: readonly Supplier[] } & Actions) {
  return (
    <DataTable
      label={strings.title}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsOf(actions)}
      card={cardOf(actions)}
      rowHref={({ id }) => paths.supplier(id)}
    />
  );
}
