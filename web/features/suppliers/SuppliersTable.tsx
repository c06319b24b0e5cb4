import { Link } from "wouter";
import type { Supplier } from "#domain/core/records.ts";
import { formatPhone } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { actionsColumn, type Column, DataTable } from "#ui/list/DataTable.tsx";
import { RowActions } from "#ui/list/RowActions.tsx";
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

const rowActions =
  ({ removing, onRemove }: Actions) =>
  (supplier: Supplier) => (
    <RowActions
      name={supplier.name}
      texts={strings}
      view={paths.supplier(supplier.id)}
      edit={paths.editSupplier(supplier.id)}
      isRemoving={removing === supplier.id}
      onRemove={() => onRemove(supplier)}
    />
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
  actionsColumn(rowActions(actions)),
];

const cardOf = (actions: Actions) => (row: Supplier) => (
  <div className="grid gap-1">
    <NameLink supplier={row} />
    <p className="truncate text-sm text-ink-2">
      {[row.contact_person, row.email].filter(Boolean).join(" · ") || "-"}
    </p>
    <div className="flex items-center justify-between gap-3">
      <span>{row.phone ? formatPhone(row.phone) : "-"}</span>
      <span className="-mr-2">{rowActions(actions)(row)}</span>
    </div>
  </div>
);

/** The suppliers: a table, or a list on a phone. */
export function SuppliersTable({ rows, ...actions }: { rows: readonly Supplier[] } & Actions) {
  return (
    <DataTable
      label={strings.title}
      rows={rows}
      columns={columnsOf(actions)}
      card={cardOf(actions)}
      rowHref={({ id }) => paths.supplier(id)}
    />
  );
}
