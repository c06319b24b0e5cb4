import { useQuery } from "@tanstack/react-query";
import { type DrawerProduct, drawerQueries } from "#api/lenses/drawers.ts";
import { useUses } from "#api/session/people.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { EmptyState, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { lensPages } from "../lenses.strings.ts";
import { NoRange } from "../NoRange.tsx";

const text = lensPages.drawers;

const nameOf = ({ id, name }: DrawerProduct) => (
  <RowLink href={paths.lensDrawer(id)}>{name}</RowLink>
);
const supplierOf = ({ expand }: DrawerProduct): string => expand?.supplier?.name ?? "-";

const columns: readonly Column<DrawerProduct>[] = [
  { key: "name", head: words.name, cell: nameOf },
  { key: "reference", head: words.reference, cell: ({ reference }) => reference || "-" },
  { key: "supplier", head: words.supplier, cell: supplierOf },
  {
    key: "stock",
    head: text.pieces,
    isNumber: true,
    cell: ({ stock }) => formatCount(stock),
  },
];

/** 'Tiroirs de verres': list of the ranges whose stock is kept by power. */
function Drawers() {
  const query = useQuery(drawerQueries.all());
  return (
    <>
      <PageHeader
        title={words.lensDrawers}
        subtitle={query.data ? text.subtitle(query.data.length) : false}
      >
        <ButtonLink href={paths.lensRefill} icon="truck" variant="primary">
          {words.lensRefill}
        </ButtonLink>
      </PageHeader>
      <section className="card overflow-hidden" aria-label={words.lensDrawers}>
        <Loaded query={query} failed={text.failed} skeleton={<RowsSkeleton />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState icon="box" drawing="empty" title={text.empty} text={text.emptyHint} />
            ) : (
              <DataTable
                label={words.lensDrawers}
                rows={rows}
                columns={columns}
                rowHref={({ id }) => paths.lensDrawer(id)}
                card={(row) => (
                  <PhoneRow
                    title={nameOf(row)}
                    details={supplierOf(row)}
                    end={formatCount(row.stock)}
                  />
                )}
              />
            )
          }
        </Loaded>
      </section>
    </>
  );
}

export default function DrawersPage() {
  return useUses("lenses") ? <Drawers /> : <NoRange title={words.lensDrawers} />;
}
