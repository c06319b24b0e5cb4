import { type ReactNode, useState } from "react";
import { productTypes } from "#domain/core/records.ts";
import { plainType, productTypeOf } from "#domain/stock/catalogue.ts";
import { formatAmount, toCentimes } from "#domain/core/money.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { Select } from "#ui/form/Select.tsx";
import { Pagination } from "#ui/list/Pagination.tsx";
import { importStrings } from "./import.strings.ts";
import { notesOf, type PreviewRow, type Reading } from "./preview.ts";

const pageSize = 50;

const typeName = (typed: string): string => {
  const type = productTypeOf(typed);
  return type ? productTypeLabels[type] : typed;
};

/** Text of a value: as it would be stored, or as in the file when refused. */
const storedText = ({ read, row }: PreviewRow, field: "name" | "reference" | "barcode"): string => {
  const value = read.product[field];
  return typeof value === "string" ? value : row[field];
};
const storedAmount = ({ read, row }: PreviewRow, field: "purchase_price" | "selling_price") => {
  const value = read.product[field];
  return typeof value === "number" ? formatAmount(toCentimes(value)) : row[field];
};
const storedNumber = ({ read, row }: PreviewRow): string =>
  typeof read.product["stock"] === "number" ? formatCount(read.product["stock"]) : row.stock;

type Props = {
  rows: readonly PreviewRow[];
  reading: Reading;
  onTake: (line: number, isTaken: boolean) => void;
  onRead: (reading: Reading) => void;
  children: ReactNode;
};

/** Preview of the rows, page by page. */
export function ImportPreview({ rows, reading, onTake, onRead, children }: Props) {
  const [page, setPage] = useState(1);
  const [onlyProblems, setOnlyProblems] = useState(false);
  const shown = onlyProblems
    ? rows.filter((row) => row.errors.length > 0 || notesOf(row, reading).length > 0)
    : rows;
  const showProblems = (isWanted: boolean) => {
    setOnlyProblems(isWanted);
    setPage(1);
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Summary rows={rows} />
        <Checkbox checked={onlyProblems} onChange={(event) => showProblems(event.target.checked)}>
          {importStrings.onlyProblems}
        </Checkbox>
      </div>
      {rows.length > 0 && (
        <Rows
          rows={shown.slice((page - 1) * pageSize, page * pageSize)}
          reading={reading}
          onTake={onTake}
          onRead={onRead}
        />
      )}
      <Pagination page={page} perPage={pageSize} totalItems={shown.length} onPage={setPage} />
      <div className="flex justify-end gap-2 max-md:*:flex-1">{children}</div>
    </>
  );
}

function Summary({ rows }: Pick<Props, "rows">) {
  const taken = rows.filter(({ isTaken }) => isTaken).length;
  return (
    <p className="font-medium" role="status">
      {importStrings.summary(formatCount(taken), formatCount(rows.length - taken))}
    </p>
  );
}

const heads = [
  importStrings.line,
  words.state,
  words.name,
  words.type,
  words.reference,
  words.purchasePrice,
  words.sellingPrice,
  words.stock,
  words.supplier,
];

/** Scroll area that takes the focus, because rows may have no checkbox. */
const reachable = { role: "region", tabIndex: 0, "aria-label": words.importCsv };

const Rows = ({ rows, ...options }: Omit<Props, "children">) => (
  <div className="max-h-[50dvh] overflow-auto rounded-control border border-line" {...reachable}>
    <table className="tbl">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.line} row={row} {...options} />
        ))}
      </tbody>
    </table>
  </div>
);

type RowProps = { row: PreviewRow } & Pick<Props, "reading" | "onTake" | "onRead">;

const Row = ({ row, reading, onTake, onRead }: RowProps) => (
  <tr>
    <td>
      <Checkbox
        aria-label={importStrings.take(row.line)}
        checked={row.isTaken}
        disabled={row.errors.length > 0}
        onChange={(event) => onTake(row.line, event.target.checked)}
      >
        {row.line}
      </Checkbox>
    </td>
    <td className="min-w-40">
      <State row={row} reading={reading} />
      {row.unknownType && <TypeChoice typed={row.unknownType} reading={reading} onRead={onRead} />}
    </td>
    <td className="min-w-40">{storedText(row, "name")}</td>
    <td>{typeName(row.row.type)}</td>
    <td>
      {storedText(row, "reference")}
      <span className="block text-sm text-ink-3">{storedText(row, "barcode")}</span>
    </td>
    <td className="num">{storedAmount(row, "purchase_price")}</td>
    <td className="num">{storedAmount(row, "selling_price")}</td>
    <td className="num">{storedNumber(row)}</td>
    <td>{row.read.supplierName || "-"}</td>
  </tr>
);

/** Errors or notes of a row. */
function State({ row, reading }: Pick<RowProps, "row" | "reading">) {
  if (row.errors.length > 0) return <span className="text-bad-ink">{row.errors.join(". ")}</span>;
  const notes = notesOf(row, reading);
  if (notes.length > 0) return <span className="text-warn-ink">{notes.join(" ")}</span>;
  return <span className="text-ok-ink">{importStrings.ready}</span>;
}

type TypeChoiceProps = { typed: string } & Pick<Props, "reading" | "onRead">;

/** Choice of the type for all rows of the file that have this word. */
const TypeChoice = ({ typed, reading, onRead }: TypeChoiceProps) => (
  <Select
    aria-label={importStrings.typeOf(typed)}
    className="mt-1"
    options={typeChoices}
    value=""
    onChange={({ target }) => {
      const chosen = productTypes.find((type) => type === target.value);
      if (chosen) onRead({ ...reading, types: { ...reading.types, [plainType(typed)]: chosen } });
    }}
  />
);
const typeChoices = [
  ["", importStrings.chooseType] as const,
  ...productTypes.map((type) => [type, productTypeLabels[type]] as const),
];
