import { Link } from "wouter";
import type { Supplier } from "#domain/core/records.ts";
import { paths } from "#lib/paths.ts";
import { actionsColumn, type Column } from "#ui/list/DataTable.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/RowActions.tsx";
import { Reach } from "#ui/page/Reach.tsx";
import { strings } from "./suppliers.strings.ts";

type Actions = Removal<Supplier>;

const NameLink = ({ supplier }: { supplier: Supplier }) => (
  <Link
    className="block truncate font-semibold hover:underline"
    href={paths.supplier(supplier.id)}
    title={supplier.name}
  >
    {supplier.name}
  </Link>
);

const actionsOf = rowActions(strings, ({ id, name }: Supplier) => ({
  name,
  view: paths.supplier(id),
  edit: paths.editSupplier(id),
}));

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
    cell: (row) => <Reach phone={row.phone} isListed />,
  },
  { key: "email", head: strings.email, cell: (row) => <Reach email={row.email} isListed /> },
  actionsColumn(actionsOf(actions)),
];

const cardOf = (actions: Actions) => (row: Supplier) => (
  <div className="grid gap-1">
    <NameLink supplier={row} />
    {row.contact_person && <p className="truncate text-sm text-ink-2">{row.contact_person}</p>}
    {row.email && (
      <p className="truncate text-sm text-ink-2">
        <Reach email={row.email} isListed />
      </p>
    )}
    <div className="flex items-center justify-between gap-3">
      <Reach phone={row.phone} isListed />
      <span className="-mr-2">{actionsOf(actions)(row)}</span>
    </div>
  </div>
);

/** The suppliers: a table, or a list on a phone. */
export const SuppliersTable = recordTable<Supplier, Actions>({
  label: strings.title,
  columns: columnsOf,
  card: cardOf,
  href: ({ id }) => paths.supplier(id),
});
