import { useState } from "react";
import { useRight } from "#api/session/people.ts";
import type { UnknownCode } from "#domain/counts/countAnswers.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { makeProduct } from "#shared/stock/newProduct.tsx";
import { actionsColumn, type Column, DataTable } from "#ui/list/DataTable.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { Button } from "#ui/page/Button.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import { reviewListLabels, reviewStrings as text } from "./review.strings.ts";
import type { ReviewActs } from "./useReviewActs.ts";

type Row = UnknownCode & { id: string };
type Props = { rows: readonly UnknownCode[]; acts: ReviewActs; isOpen: boolean };

const CodeCell = ({ row }: { row: UnknownCode }) => (
  <span className="flex flex-wrap items-center gap-2">
    <b className="font-semibold wrap-anywhere tabular-nums">{row.code}</b>
    {row.ambiguous && (
      <Badge tone="warn" mark="low">
        {text.ambiguous}
      </Badge>
    )}
  </span>
);

type ActionProps = { row: UnknownCode; acts: ReviewActs; onLink: (row: UnknownCode) => void };

/** Buttons that assign an unknown code to a product, create its product, or ignore the code. */
function Actions({ row, acts, onLink }: ActionProps) {
  const mayMake = useRight("product.write");
  const { code } = row;
  const make = () =>
    void makeProduct(
      code,
      ({ id, name }) => void acts.settle({ code, product: id }, text.linked(name)),
      { stock: "0" },
    );
  return (
    <span className="inline-flex justify-end gap-2 max-md:flex-wrap">
      <Button size="sm" aria-label={text.linkOf(code)} onClick={() => onLink(row)}>
        {text.link}
      </Button>
      {mayMake && !row.ambiguous && (
        <Button size="sm" aria-label={text.makeOf(code)} onClick={make}>
          {text.make}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={text.ignoreOf(code)}
        onClick={() => void acts.settle({ code, product: "" }, text.ignored(code))}
      >
        {text.ignore}
      </Button>
    </span>
  );
}

const columns: readonly Column<Row>[] = [
  { key: "code", head: text.code, cell: (row) => <CodeCell row={row} /> },
  { key: "scans", head: text.scans, isNumber: true, cell: (row) => formatCount(row.scans) },
  {
    key: "quantity",
    head: words.quantity,
    isNumber: true,
    cell: (row) => formatCount(row.quantity),
  },
];

/** Rows of the codes that belong to no product, or to several. */
export function UnknownRows({ rows, acts, isOpen }: Props) {
  const [linked, setLinked] = useState<UnknownCode | null>(null);
  const actions = (row: UnknownCode) => <Actions row={row} acts={acts} onLink={setLinked} />;
  return (
    <>
      <DataTable
        label={reviewListLabels.unknown}
        rows={rows.map((row): Row => ({ ...row, id: row.code }))}
        columns={isOpen ? [...columns, actionsColumn<Row>(actions)] : columns}
        card={(row) => (
          <div className="grid gap-2">
            <div className="flex items-center justify-between gap-3">
              <CodeCell row={row} />
              <span className="num">{formatCount(row.quantity)}</span>
            </div>
            {isOpen && actions(row)}
          </div>
        )}
      />
      {linked && <LinkDialog row={linked} acts={acts} onClose={() => setLinked(null)} />}
    </>
  );
}
