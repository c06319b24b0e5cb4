import type { ReactNode } from "react";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type Supplied, supplierOf } from "#shared/stock/supplierOf.ts";
import type { Column } from "#ui/list/DataTable.tsx";
import { CrossLink } from "#ui/list/RowLink.tsx";

type Row = Supplied & { supplier: string };

/** Column of the supplier, linked to the account. */
export const supplierColumn: Column<Row> = {
  key: "supplier",
  head: words.supplier,
  cell: (row) => (
    <CrossLink href={paths.supplierAccount(row.supplier)}>
      <bdi dir="auto">{supplierOf(row)}</bdi>
    </CrossLink>
  ),
};

/** Detail line of the supplier, linked to the account. */
export const supplierDetail = (row: Row): [string, ReactNode] => [
  words.supplier,
  <a dir="auto" key="supplier" className="link" href={paths.supplierAccount(row.supplier)}>
    {supplierOf(row)}
  </a>,
];
