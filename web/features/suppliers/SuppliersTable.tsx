import type { ListedSupplier } from "#api/stock/suppliers.ts";
import { formatDay, formatPhone } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { Column } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { ContactLinks } from "#ui/page/ContactLinks.tsx";
import { suppliersStrings } from "./suppliers.strings.ts";

type Props = { supplier: ListedSupplier };

const NameLink = ({ supplier }: Props) => (
  <RowLink href={paths.supplier(supplier.id)} title={supplier.name}>
    <bdi dir="auto">{supplier.name}</bdi>
  </RowLink>
);

const Awaited = ({ supplier: { facts } }: Props) =>
  facts.awaited > 0 && (
    <Badge tone="info" className="h-5">
      {suppliersStrings.awaited(facts.awaited)}
    </Badge>
  );

/** Number of pending receipts, and the day of the last delivery. */
function Receipts({ supplier }: Props) {
  const { facts } = supplier;
  if (!facts.last) return <span className="text-ink-3">-</span>;
  return (
    <>
      <Awaited supplier={supplier} />
      <span className="block text-sm text-ink-3">
        {suppliersStrings.lastReceipt(formatDay(facts.last))}
      </span>
    </>
  );
}

const actionsOf = rowActions<ListedSupplier>(({ id, name, phone }) => ({
  name,
  phone,
  ours: [
    {
      icon: "plus",
      word: words.order,
      label: `${words.order}, ${name}`,
      letter: "c",
      href: paths.orderSupplier(id),
    },
  ],
  view: paths.supplier(id),
  edit: paths.editSupplier(id),
  removeRight: "product.write",
}));

const columns: Column<ListedSupplier>[] = [
  {
    key: "name",
    sort: "name",
    head: `${words.name} · ${words.contact}`,
    cell: (row) => (
      <>
        <NameLink supplier={row} />
        {row.contact_person && (
          <span dir="auto" className="block text-sm text-ink-3">
            {row.contact_person}
          </span>
        )}
      </>
    ),
  },
  {
    key: "phone",
    head: words.phone,
    cell: (row) => (
      <>
        <ContactLinks phone={row.phone} isListed />
        <span className="block text-sm text-ink-3 lg:hidden">{row.email}</span>
      </>
    ),
  },
  {
    key: "email",
    head: words.email,
    className: "max-lg:hidden",
    cell: (row) => <ContactLinks email={row.email} isListed />,
  },
  {
    key: "receipts",
    head: words.receipts,
    className: "num",
    cell: (row) => <Receipts supplier={row} />,
  },
];

/** Suppliers table, or a list on a phone. */
export const SuppliersTable = recordTable<ListedSupplier, Removal<ListedSupplier>>({
  label: words.suppliers,
  columns,
  card: (row) => (
    <PhoneRow
      title={<NameLink supplier={row} />}
      secondLine={
        [formatPhone(row.phone), row.contact_person].filter(Boolean).join(" · ") || row.email
      }
      end={<Awaited supplier={row} />}
    />
  ),
  href: ({ id }) => paths.supplier(id),
  actions: actionsOf,
});
