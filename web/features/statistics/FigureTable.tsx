import type { ReactNode } from "react";
import type { Cell } from "#lib/csv.ts";
import { saveCsv } from "#lib/csv.ts";
import { Button } from "#ui/page/Button.tsx";
import { ScrollBox } from "#ui/page/ScrollBox.tsx";
import { strings } from "./statistics.strings.ts";

export type FigureRow = { key: string; cells: readonly ReactNode[]; values: readonly Cell[] };
type Props = {
  label: string;
  heads: readonly string[];
  /** The columns from here on are figures. */
  numbersFrom: number;
  rows: readonly FigureRow[];
};

/** The figures of a chart as a table. */
export function FigureTable({ label, heads, numbersFrom, rows }: Props) {
  const kind = (index: number) => (index >= numbersFrom ? "num" : "");
  if (rows.length === 0)
    return <p className="px-4 py-10 text-center font-semibold">{strings.emptyTable}</p>;
  return (
    <ScrollBox label={label}>
      <table className="tbl" aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={kind(index)}>
                {head}
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

/** Saves a table for a spreadsheet. */
export function ExportFigures({
  name,
  heads,
  rows,
}: { name: string } & Pick<Props, "heads" | "rows">) {
  return (
    <Button
      size="sm"
      icon="tray-down"
      className="no-print"
      disabled={rows.length === 0}
      onClick={() =>
        void saveCsv(
          `${name}.csv`,
          heads,
          rows.map(({ values }) => [...values]),
        )
      }
    >
      {strings.export}
    </Button>
  );
}
