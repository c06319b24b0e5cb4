import { type ReactNode, useState } from "react";
import type { Cell } from "#lib/texts/csv.ts";
import { ShareBar } from "#ui/charts/ShareBar.tsx";
import { ScrollBox } from "#ui/page/ScrollBox.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { type Sorting, sorted } from "./sorted.ts";
import { figureStrings } from "./figures.strings.ts";

export type FigureRow = {
  key: string;
  cells: readonly ReactNode[];
  values: readonly Cell[];
  /** Share of the row with the largest figure, drawn as a bar on a phone. */
  share?: number;
  /** True of a day or month in the future. */
  isToCome?: boolean;
};
type Props = {
  label: string;
  heads: readonly string[];
  /** Index of the first numeric column. */
  numbersFrom: number;
  rows: readonly FigureRow[];
  /** True when the first column is in order of time. */
  isInOrder?: boolean;
};

/** Sortable table of figures; a list on a phone. */
export function FigureTable(props: Props) {
  const [sorting, sort] = useState<Sorting | null>(null);
  const isPhone = useIsPhone();
  const { rows, isInOrder = false } = props;
  if (rows.length === 0)
    return <p className="px-4 py-10 text-center font-medium">{figureStrings.empty}</p>;
  const shown = sorted(rows, sorting, isInOrder);
  return isPhone ? (
    <List {...props} rows={rows} />
  ) : (
    <Table {...props} rows={shown} sorting={sorting} sort={sort} />
  );
}

type TableProps = Props & { sorting: Sorting | null; sort: (sorting: Sorting) => void };

function Table({ label, heads, numbersFrom, rows, sorting, sort }: TableProps) {
  const kind = (index: number) => (index >= numbersFrom ? "num" : "");
  // Numbers sort descending first, texts ascending.
  const next = (column: number): Sorting => ({
    column,
    descends: sorting?.column === column ? !sorting.descends : column >= numbersFrom,
  });
  const orderOf = (column: number) =>
    sorting?.column === column ? (sorting.descends ? "descending" : "ascending") : undefined;
  return (
    <ScrollBox label={label}>
      <table className="tbl" aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={kind(index)} aria-sort={orderOf(index)}>
                <button
                  type="button"
                  className="h-8 font-medium hover:text-ink touch:-my-2 touch:h-11 touch:min-w-11"
                  onClick={() => sort(next(index))}
                >
                  {head}
                  <span aria-hidden="true">
                    {orderOf(index) && (sorting?.descends ? " ↓" : " ↑")}
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={heads[index]} className={kind(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Phone layout: the name of each row with its figures below. */
const List = ({ label, heads, rows }: Props) => (
  <ul className="divide-y divide-line" aria-label={label}>
    {rows.map(({ key, cells, share }) => (
      <li key={key} className="grid gap-1 px-4 py-2.5">
        <span className="font-medium">{cells[0]}</span>
        <dl className="flex flex-wrap gap-x-4 text-sm">
          {cells.slice(1).map((cell, index) => (
            <div key={heads[index + 1]} className="flex gap-1.5">
              <dt className="text-ink-3">{heads[index + 1]}</dt>
              <dd>{cell}</dd>
            </div>
          ))}
        </dl>
        {share !== undefined && <ShareBar share={share} />}
      </li>
    ))}
  </ul>
);
