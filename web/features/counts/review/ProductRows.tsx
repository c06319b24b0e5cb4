import type { ReviewList, ReviewRow } from "#domain/counts/countAnswers.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { actionsColumn, type Column, DataTable } from "#ui/list/DataTable.tsx";
import { Button } from "#ui/page/Button.tsx";
import { reviewListLabels, reviewStrings as text } from "./review.strings.ts";
import {
  Difference,
  Labelled,
  ProductCell,
  ReasonCell,
  RecountButton,
  SinceQuestion,
  Value,
} from "./rowParts.tsx";
import type { ReviewActs } from "./useReviewActs.ts";

export type ProductList = Exclude<ReviewList, "unknown">;
type Row = ReviewRow & { id: string };
type Props = {
  list: ProductList;
  rows: readonly ReviewRow[];
  acts: ReviewActs;
  isOpen: boolean;
  onRecount: (row: ReviewRow) => void;
};

const product: Column<Row> = {
  key: "product",
  head: words.product,
  className: "max-w-0 w-2/5",
  cell: (row) => <ProductCell row={row} />,
};
const number = (
  key: string,
  head: string,
  cell: Column<Row>["cell"],
  options: Partial<Column<Row>> = {},
): Column<Row> => ({ key, head, isNumber: true, cell, ...options });

const counted = number("counted", words.counted, (row) => formatCount(row.counted));
const expected = number("expected", text.expected, (row) => formatCount(row.expected));
const difference = number("difference", text.difference, (row) => <Difference row={row} />);
const value = number("value", text.value, (row) => <Value row={row} />, { right: "cost.see" });
const stock = number("stock", text.stock, (row) => formatCount(row.stock));

const ToZero = ({ row, acts }: { row: ReviewRow; acts: ReviewActs }) => (
  <Button
    size="sm"
    aria-label={text.zeroOf(row.name)}
    onClick={() => void acts.recount([[row.product, 0]], text.zeroed(1))}
  >
    {text.toZero}
  </Button>
);

/** Columns of a list; the last one holds the decision that the list asks for. */
function columnsOf({ list, acts, isOpen, onRecount }: Props): Column<Row>[] {
  const recount = isOpen
    ? [actionsColumn<Row>((row) => <RecountButton row={row} onRecount={onRecount} />)]
    : [];
  switch (list) {
    case "uncounted":
      return [
        product,
        stock,
        ...(isOpen ? [actionsColumn<Row>((row) => <ToZero row={row} acts={acts} />)] : []),
      ];
    case "outside":
      return [product, counted];
    case "same":
      return [product, counted, expected, ...recount];
    case "unsure":
    case "differs":
      return [
        product,
        counted,
        expected,
        difference,
        value,
        {
          key: "decision",
          head: list === "unsure" ? reviewListLabels.unsure : words.reason,
          className: "w-56 lg:w-96",
          cell: (row) => (
            <div className="grid gap-2">
              <SinceQuestion {...{ row, acts, isOpen }} />
              {list === "differs" && <ReasonCell {...{ row, acts, isOpen }} />}
            </div>
          ),
        },
        ...recount,
      ];
  }
}

/** Row on a phone: product, figures, decisions. */
function PhoneCard({ row, list, acts, isOpen, onRecount }: Props & { row: Row }) {
  const isCompared = list !== "uncounted" && list !== "outside";
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <ProductCell row={row} />
        </div>
        {isCompared && isOpen && <RecountButton row={row} onRecount={onRecount} />}
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
        {list === "uncounted" ? (
          <Labelled label={text.stock}>{formatCount(row.stock)}</Labelled>
        ) : (
          <Labelled label={words.counted}>{formatCount(row.counted)}</Labelled>
        )}
        {isCompared && <Labelled label={text.expected}>{formatCount(row.expected)}</Labelled>}
        {isCompared && list !== "same" && (
          <Labelled label={text.difference}>
            <Difference row={row} />
          </Labelled>
        )}
        {row.value !== undefined && isCompared && list !== "same" && (
          <Labelled label={text.value}>
            <Value row={row} />
          </Labelled>
        )}
        {list === "uncounted" && isOpen && (
          <span className="ml-auto">
            <ToZero row={row} acts={acts} />
          </span>
        )}
      </div>
      {isCompared && <SinceQuestion {...{ row, acts, isOpen }} />}
      {list === "differs" && <ReasonCell {...{ row, acts, isOpen }} />}
    </div>
  );
}

/** Products of a list of the review. */
export function ProductRows(props: Props) {
  const rows = props.rows.map((row): Row => ({ ...row, id: row.product }));
  return (
    <DataTable
      label={reviewListLabels[props.list]}
      rows={rows}
      columns={columnsOf(props)}
      card={(row) => <PhoneCard row={row} {...props} />}
    />
  );
}
