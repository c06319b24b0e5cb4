import { type ReactNode, useState } from "react";
import { productTypeOf } from "#domain/stock/catalogue.ts";
import { formatCount } from "#lib/formats.ts";
import { productTypeLabels } from "#lib/labels.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { Pagination } from "#ui/list/Pagination.tsx";
import { strings } from "./import.strings.ts";
import type { PreviewRow } from "./useImport.ts";

const pageSize = 50;

const typeName = (typed: string): string => {
  const type = productTypeOf(typed);
  return type ? productTypeLabels[type] : typed;
};

type Props = {
  rows: readonly PreviewRow[];
  onTake: (line: number, isTaken: boolean) => void;
  children: ReactNode;
};

/** The rows of the file as they will be written, a page at a time. */
export function ImportPreview({ rows, onTake, children }: Props) {
  const [page, setPage] = useState(1);
  const [onlyProblems, setOnlyProblems] = useState(false);
  const shown = onlyProblems
    ? rows.filter(({ errors, exists, warning }) => errors.length > 0 || exists || warning)
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
          {strings.onlyProblems}
        </Checkbox>
      </div>
      <Rows rows={shown.slice((page - 1) * pageSize, page * pageSize)} onTake={onTake} />
      <Pagination page={page} perPage={pageSize} totalItems={shown.length} onPage={setPage} />
      <div className="flex justify-end gap-2 max-md:*:flex-1">{children}</div>
    </>
  );
}

function Summary({ rows }: Pick<Props, "rows">) {
  const taken = rows.filter(({ isTaken }) => isTaken).length;
  return (
    <p className="font-semibold" role="status">
      {strings.summary(formatCount(taken), formatCount(rows.length - taken))}
    </p>
  );
}

const heads = [
  strings.line,
  strings.name,
  strings.type,
  strings.reference,
  strings.price,
  strings.stock,
  strings.state,
];

const Rows = ({ rows, onTake }: Omit<Props, "children">) => (
  <section
    className="max-h-[50dvh] overflow-auto rounded-control border border-line"
    aria-label={strings.title}
  >
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
          <Row key={row.line} row={row} onTake={onTake} />
        ))}
      </tbody>
    </table>
  </section>
);

const Row = ({ row, onTake }: { row: PreviewRow } & Pick<Props, "onTake">) => (
  <tr>
    <td>
      <Checkbox
        aria-label={strings.take(row.line)}
        checked={row.isTaken}
        disabled={row.errors.length > 0}
        onChange={(event) => onTake(row.line, event.target.checked)}
      >
        {row.line}
      </Checkbox>
    </td>
    <td>{row.row.name}</td>
    <td>{typeName(row.row.type)}</td>
    <td>{row.row.reference}</td>
    <td className="num">{row.row.selling_price || "0"}</td>
    <td className="num">{row.row.stock || "0"}</td>
    <td>
      <State row={row} />
    </td>
  </tr>
);

/** What will come of a row: its faults, or what is to be known of it. */
function State({ row }: { row: PreviewRow }) {
  const { errors, exists, warning } = row;
  if (errors.length > 0) return <span className="text-bad-ink">{errors.join(". ")}</span>;
  const notes = [exists && strings.exists, warning].filter(Boolean);
  if (notes.length > 0) return <span className="text-warn-ink">{notes.join(" ")}</span>;
  return <span className="text-ok-ink">{strings.ready}</span>;
}
