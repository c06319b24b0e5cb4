import { useState } from "react";
import { words } from "#lib/texts/words.strings.ts";
import { moveInSheet, pastedInSheet, sheetPlace } from "#shared/lenses/sheetKeys.ts";
import { Pagination } from "#ui/list/Pagination.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { ScrollBox } from "#ui/page/ScrollBox.tsx";
import { tariffTexts as text } from "./tariff.strings.ts";
import { type SheetColumn, type SheetRow, withPasted } from "./tariffSheet.ts";

/** Number of rows rendered at once: a tariff may have four thousand. */
const pageSize = 100;

type Props = {
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
  /** Indexes of the rows with a refused value. */
  faulty: ReadonlySet<number>;
  isReadOnly: boolean;
  onRows: (rows: SheetRow[]) => void;
};

/**
 * Rows of a tariff as a spreadsheet: arrow keys move, a paste fills several cells, and typing in the last row adds one.
 */
export function TariffSheet({ columns, rows, faulty, isReadOnly, onRows }: Props) {
  const [page, setPage] = useState(1);
  const first = (page - 1) * pageSize;
  const write = (at: number, column: SheetColumn, typed: string) =>
    onRows(rows.map((row, index) => (index === at ? { ...row, [column]: typed } : row)));
  return (
    <div
      onKeyDown={moveInSheet}
      onPaste={(event) => {
        const pasted = isReadOnly ? null : pastedInSheet(event);
        if (pasted) onRows(withPasted(rows, columns, pasted));
      }}
    >
      <ScrollBox label={text.sheet}>
        <table className="tbl" aria-label={text.sheet}>
          <Heads columns={columns} hasActions={!isReadOnly} />
          <tbody>
            {rows.slice(first, first + pageSize).map((row, index) => (
              <Row
                // The index is the key, because rows have no id.
                key={first + index}
                at={first + index}
                row={row}
                columns={columns}
                isFaulty={faulty.has(first + index)}
                isReadOnly={isReadOnly}
                onType={(column, typed) => write(first + index, column, typed)}
                onRemove={() => onRows(rows.filter((_, other) => other !== first + index))}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Pagination page={page} perPage={pageSize} totalItems={rows.length} onPage={setPage} />
      {!isReadOnly && (
        <div className="p-3">
          <Button
            size="sm"
            icon="plus"
            onClick={() => {
              onRows([...rows, {}]);
              setPage(Math.ceil((rows.length + 1) / pageSize));
            }}
          >
            {text.addRow}
          </Button>
        </div>
      )}
    </div>
  );
}

const Heads = ({ columns, hasActions }: Pick<Props, "columns"> & { hasActions: boolean }) => (
  <thead>
    <tr>
      <th scope="col" className="num">
        {words.numberShort}
      </th>
      {columns.map((column) => (
        <th key={column} scope="col" className="num">
          {text.columns[column]}
        </th>
      ))}
      {hasActions && (
        <th scope="col" className="relative">
          <span className="sr-only">{words.actions}</span>
        </th>
      )}
    </tr>
  </thead>
);

type RowProps = Pick<Props, "columns" | "isReadOnly"> & {
  at: number;
  row: SheetRow;
  isFaulty: boolean;
  onType: (column: SheetColumn, typed: string) => void;
  onRemove: () => void;
};

const Row = ({ at, row, columns, isFaulty, isReadOnly, onType, onRemove }: RowProps) => (
  <tr className={isFaulty ? "bg-bad-soft" : ""}>
    <th scope="row" className="num w-10 in-[tr:last-child]:border-b-0">
      {at + 1}
    </th>
    {columns.map((column, place) => (
      <td key={column} className="h-10! py-0.5!">
        <input
          {...sheetPlace(at, place)}
          className="field field-num h-8 w-full min-w-20 px-2 touch:h-11"
          autoComplete="off"
          readOnly={isReadOnly}
          aria-label={text.cell(text.columns[column], at + 1)}
          value={row[column] ?? ""}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onType(column, event.target.value)}
        />
      </td>
    ))}
    {!isReadOnly && (
      <td className="w-10">
        <IconButton icon="cross" size="sm" label={text.removeRow(at + 1)} onClick={onRemove} />
      </td>
    )}
  </tr>
);
