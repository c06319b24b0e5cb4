import type { ImportedRange, LensImportReport } from "#domain/lenses/import/report.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { Card } from "#ui/page/Card.tsx";
import { FigureCards } from "#ui/page/FigureCards.tsx";
import { Money } from "#ui/page/Money.tsx";
import { importTexts as text } from "./import.strings.ts";

type Row = ImportedRange & { id: string };

const nameOf = ({ name, product }: ImportedRange) =>
  product ? (
    <RowLink href={paths.product(product)}>{name}</RowLink>
  ) : (
    <span dir="auto" className="font-medium">
      {name}
    </span>
  );

const hasChange = ({ changed, made, dropped, is_new: isNew }: ImportedRange): boolean =>
  isNew || changed + made + dropped > 0;

function State({ range }: { range: ImportedRange }) {
  if (range.written) return <Badge tone="ok">{text.written}</Badge>;
  if (range.is_new) return <Badge tone="info">{text.isNew}</Badge>;
  return hasChange(range) ? null : <span className="text-sm text-ink-3">{text.same}</span>;
}

const count = (key: "rows" | "changed" | "made" | "dropped"): Column<Row> => ({
  key,
  head: text.heads[key],
  isNumber: true,
  cell: (range) => formatCount(range[key]),
});
const price = (key: "lowest" | "highest"): Column<Row> => ({
  key,
  head: text.heads[key],
  isNumber: true,
  cell: (range) => <Money dirhams={range[key]} />,
});

const columns: readonly Column<Row>[] = [
  {
    key: "range",
    head: text.heads.range,
    cell: (range) => (
      <span className="flex flex-wrap items-center gap-x-2">
        {nameOf(range)}
        <span className="text-sm text-ink-3">{range.reference}</span>
        <State range={range} />
      </span>
    ),
  },
  count("rows"),
  count("changed"),
  count("made"),
  count("dropped"),
  price("lowest"),
  price("highest"),
];

/** Changes that the file makes, or has made: totals, ranges, lines to check, ranges that are not in the file. */
export function ReportView({ report }: { report: LensImportReport }) {
  const { powers, ranges, lines, missing } = report;
  const rows = ranges.map((range) => ({ ...range, id: `${range.line}` }));
  const { figures, details } = text;
  const fresh = ranges.filter(({ is_new: isNew }) => isNew).length;
  return (
    <>
      <FigureCards
        cards={[
          [figures.changed, formatCount(powers.changed), details.changed, ""],
          [figures.made, formatCount(powers.made), details.made, ""],
          [figures.dropped, formatCount(powers.dropped), details.dropped, ""],
          [figures.ranges, formatCount(ranges.length), details.ranges(fresh), ""],
        ]}
      />
      {lines.length > 0 && <Unread lines={lines} />}
      {rows.length > 0 && (
        <Card title={text.table} className="overflow-hidden">
          <DataTable
            label={text.table}
            rows={rows}
            columns={columns}
            card={(range) => (
              <PhoneRow
                title={nameOf(range)}
                details={text.details1(range.rows, range.changed)}
                end={<Money dirhams={range.lowest} />}
              />
            )}
          />
        </Card>
      )}
      {missing.length > 0 && (
        <Card title={text.missing}>
          <p className="px-4 pt-3 text-ink-2">{text.missingHint}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 p-4">
            {missing.map(({ product, name }) => (
              <li key={product}>
                <a dir="auto" className="link" href={paths.product(product)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const mostLines = 100;

const Unread = ({ lines }: Pick<LensImportReport, "lines">) => (
  <Card title={text.unread} aside={<span className="text-ink-3">{lines.length}</span>}>
    <ul className="divide-y divide-line">
      {lines.slice(0, mostLines).map(({ line, message }, index) => (
        <li key={`${line} ${index}`} className="flex gap-3 px-4 py-2">
          <span className="shrink-0 text-ink-3">{text.line(line)}</span>
          <span className="text-ink-2">{message}</span>
        </li>
      ))}
    </ul>
  </Card>
);
