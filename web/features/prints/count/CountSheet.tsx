import type { CountDocument, Review, ReviewRow } from "#domain/counts/countAnswers.ts";
import type { Company } from "#domain/core/records.ts";
import { formatAmount, toCentimes } from "#domain/core/money.ts";
import { formatCount, formatDay, formatMoment } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { SheetDetails } from "#shared/paper/SheetDetails.tsx";
import { adjustmentReasonLabels } from "#shared/stock/stock.strings.ts";
import { signedCount } from "#shared/stock/MovementQuantity.tsx";
import { SheetTable } from "#shared/paper/SheetTable.tsx";
import { countPrints as text } from "./count.strings.ts";
import { Signatures } from "./Signatures.tsx";

type Props = {
  count: CountDocument;
  review: Review;
  rows: readonly ReviewRow[];
  company: Company;
};

/** Reason of a difference; surplus pieces always have the reason 'inventory'. */
const reasonOf = ({ difference, reason, note }: ReviewRow): string =>
  [adjustmentReasonLabels[difference > 0 ? "inventory_count" : reason], note]
    .filter(Boolean)
    .join(", ");

const amount = (value: number | undefined): string =>
  value === undefined ? "" : formatAmount(toCentimes(value));

/** Result of a count on A4: its differences, and lines to sign. */
export function CountSheet({ count, review, rows, company }: Props) {
  const hasValues = review.summary.value !== undefined;
  const { pieces, products } = count.totals;
  return (
    <ShopSheet
      company={company}
      title={words.count}
      under={
        <>
          <p dir="auto">{count.name}</p>
          {count.date && <p>{formatDay(count.date)}</p>}
        </>
      }
    >
      <SheetDetails
        details={[
          [text.scope, count.scope],
          [text.begun, formatMoment(count.started_at)],
          [text.posted, count.posted_at && formatMoment(count.posted_at)],
          [text.total, text.figures(formatCount(pieces), formatCount(products))],
          [text.people, count.people.map(({ name }) => name).join(", ")],
        ]}
      />
      {rows.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          <SheetTable
            texts={[words.product, words.reason]}
            numbers={[
              words.counted,
              text.expected,
              text.difference,
              ...(hasValues ? [text.value] : []),
            ]}
          >
            {rows.map((row) => (
              <Line key={row.product} row={row} hasValues={hasValues} />
            ))}
          </SheetTable>
          {hasValues && (
            <p className="keep mt-[0.75em] flex justify-end gap-[2em] font-semibold">
              <span>{text.sum}</span>
              <span>{amount(review.summary.value)}</span>
            </p>
          )}
          {hasValues && <p className="sheet-caption">{text.atCost}</p>}
        </>
      )}
      <Signatures />
    </ShopSheet>
  );
}

const Line = ({ row, hasValues }: { row: ReviewRow; hasValues: boolean }) => (
  <tr className="keep">
    <td className="wrap-anywhere">
      <span dir="auto">{[row.name, row.reference].filter(Boolean).join(" · ")}</span>
    </td>
    <td className="wrap-anywhere">{reasonOf(row)}</td>
    <td className="amount">{formatCount(row.counted)}</td>
    <td className="amount">{formatCount(row.expected)}</td>
    <td className="amount">{signedCount(row.difference)}</td>
    {hasValues && <td className="amount">{amount(row.value)}</td>}
  </tr>
);
