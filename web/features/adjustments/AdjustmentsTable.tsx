import type { ListedAdjustment } from "#api/stock/adjustments.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import type { Column } from "#ui/list/DataTable.tsx";
import { phoneDay } from "#ui/list/phoneDay.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { MovementQuantity } from "#shared/stock/MovementQuantity.tsx";
import { adjustmentReasonLabels } from "#shared/stock/stock.strings.ts";
import { adjustmentsStrings } from "./adjustments.strings.ts";

type Props = { row: ListedAdjustment };

const NumberLink = ({ row }: Props) => (
  <RowLink href={paths.editAdjustment(row.id)}>{row.adjustment_number}</RowLink>
);

/** Link to the count from which the adjustment was posted. */
const OfCount = ({ row: { count } }: Props) =>
  count !== "" && (
    <a className="link flex w-fit items-center gap-1 text-sm" href={paths.count(count)}>
      <Icon name="lock" className="size-3.5" />
      {words.count}
    </a>
  );

/** Number of pieces and number of products. */
const Quantity = ({ row: { facts } }: Props) => (
  <>
    {facts.quantity === 0 ? "0" : <MovementQuantity quantity={facts.quantity} />}
    <span className="block text-sm text-ink-3">{adjustmentsStrings.products(facts.products)}</span>
  </>
);

const actionsOf = rowActions<ListedAdjustment>(
  ({ id, adjustment_number, count }) => ({
    name: adjustment_number,
    edit: paths.editAdjustment(id),
    ...(count && { kept: adjustmentsStrings.ofCount }),
  }),
  adjustmentsStrings,
);

const columns: Column<ListedAdjustment>[] = [
  {
    key: "number",
    sort: "number",
    head: words.number,
    className: "whitespace-nowrap",
    cell: (row) => <NumberLink row={row} />,
  },
  {
    key: "date",
    sort: "date",
    head: words.date,
    className: "whitespace-nowrap",
    cell: (row) => formatDay(row.date),
  },
  {
    key: "reason",
    head: words.reason,
    className: "whitespace-nowrap!",
    cell: (row) => (
      <>
        {adjustmentReasonLabels[row.reason]}
        <OfCount row={row} />
      </>
    ),
  },
  {
    key: "notes",
    head: words.notes,
    className: "w-1/3",
    cell: (row) => (
      <p dir="auto" className="line-clamp-2 wrap-anywhere text-ink-2" title={row.notes}>
        {row.notes || "-"}
      </p>
    ),
  },
  {
    key: "quantity",
    head: words.quantity,
    isNumber: true,
    cell: (row) => <Quantity row={row} />,
  },
];

/** Adjustments table, or a list on a phone. */
export const AdjustmentsTable = recordTable<ListedAdjustment, Removal<ListedAdjustment>>({
  label: words.adjustments,
  columns,
  card: (row) => (
    <PhoneRow
      title={<NumberLink row={row} />}
      details={[
        adjustmentReasonLabels[row.reason],
        phoneDay(row.date),
        row.count ? words.count : "",
      ]
        .filter(Boolean)
        .join(" · ")}
      secondLine={row.notes && <span dir="auto">{row.notes}</span>}
      end={
        // Right-aligned, because the quantity has two lines.
        <span className="text-right">
          <Quantity row={row} />
        </span>
      }
    />
  ),
  href: ({ id }) => paths.editAdjustment(id),
  actions: actionsOf,
});
