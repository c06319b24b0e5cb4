import { lensText } from "#domain/contactLenses/formatLens.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Selection } from "#lib/useSelection.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { formatInstant } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { CrossLink, RowLink } from "#ui/list/RowLink.tsx";
import { TickAll, TickBox } from "#ui/list/Ticks.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { lensLists } from "./lensLists.strings.ts";
import { clientNameOf, daysWaiting, type OpenStatus, rowLabel } from "./lensViews.ts";
import { orderActions, type OrderActs, pageOfRow } from "./orderActions.ts";

type RowProps = { row: ListedContactOrder };

const ClientLink = ({ row }: RowProps) => (
  <RowLink href={pageOfRow(row)} label={rowLabel(row)}>
    <bdi dir="auto">{clientNameOf(row)}</bdi>
  </RowLink>
);

/** When the client was last told that the lenses of the sale have arrived. */
const messagedText = ({ messagedAt }: ListedContactOrder): string =>
  messagedAt ? lensLists.messaged(formatInstant(messagedAt)) : "";

const Client = ({ row }: RowProps) => (
  <>
    <span className="flex flex-wrap items-center gap-2">
      <ClientLink row={row} />
      {row.trial && <Badge tone="info">{lensLists.trial}</Badge>}
    </span>
    {row.messagedAt && <span className="block text-sm text-ink-3">{messagedText(row)}</span>}
  </>
);

const eyeOf = ({ eye }: ListedContactOrder): string => eyeLabels[eye || "both"].mark;

/** Product, then the lens in words. */
const Lens = ({ row }: RowProps) => (
  <>
    <span dir="auto" className="block">
      {row.product_name}
    </span>
    <span className="block text-sm text-ink-3">{lensText(row.lens)}</span>
    {row.notes && (
      <span dir="auto" className="block text-sm wrap-anywhere text-ink-2">
        {row.notes}
      </span>
    )}
  </>
);

const boxesOf = ({ boxes, quantity }: ListedContactOrder): string =>
  lensLists.boxesOf(boxes, quantity);

const Sale = ({ row: { invoice } }: RowProps) =>
  invoice ? (
    <CrossLink className="num" href={paths.invoice(invoice.id)}>
      {invoice.invoice_number}
    </CrossLink>
  ) : (
    "-"
  );

const tickBox = (row: ListedContactOrder, ticks: Selection<ListedContactOrder>) => (
  <TickBox ticks={ticks} row={row} label={lensLists.tickOf(rowLabel(row))} />
);

const columnsOf = (ticks: Selection<ListedContactOrder>): Column<ListedContactOrder>[] => [
  {
    key: "tick",
    head: <TickAll ticks={ticks} />,
    className: "w-8",
    cell: (row) => tickBox(row, ticks),
  },
  { key: "client", head: words.client, cell: (row) => <Client row={row} /> },
  { key: "eye", head: lensLists.eye, cell: eyeOf },
  { key: "lens", head: lensLists.lens, cell: (row) => <Lens row={row} /> },
  { key: "boxes", head: lensLists.boxes, isNumber: true, cell: boxesOf },
  {
    key: "supplier",
    head: words.supplier,
    className: "max-lg:hidden",
    cell: ({ expand, reference }) => (
      <>
        <bdi dir="auto">{expand?.supplier?.name ?? "-"}</bdi>
        {reference && (
          <span dir="auto" className="block text-sm wrap-anywhere text-ink-3">
            {reference}
          </span>
        )}
      </>
    ),
  },
  {
    key: "since",
    head: lensLists.since,
    className: "whitespace-nowrap",
    cell: (row) => lensLists.days(daysWaiting(row)),
  },
  {
    key: "sale",
    head: words.sale,
    className: "max-lg:hidden whitespace-nowrap",
    cell: (row) => <Sale row={row} />,
  },
];

type Props = { status: OpenStatus; rows: readonly ListedContactOrder[]; acts: OrderActs };

/** Rows of boxes of one state, oldest first. */
export const OrdersTable = ({ status, rows, acts }: Props) => (
  <DataTable
    label={lensLists.tabs[status]}
    rows={rows}
    columns={columnsOf(acts.ticks)}
    card={(row) => (
      <PhoneRow
        mark={tickBox(row, acts.ticks)}
        title={<ClientLink row={row} />}
        details={[
          row.trial && lensLists.trial,
          eyeOf(row),
          row.product_name,
          `${lensLists.boxes} ${boxesOf(row)}`,
        ]
          .filter(Boolean)
          .join(" · ")}
        secondLine={messagedText(row) || lensText(row.lens)}
      />
    )}
    rowHref={pageOfRow}
    rowClass={(row) => (acts.ticks.isTicked(row) ? "bg-brand-soft" : "")}
    actions={orderActions(acts)}
  />
);
