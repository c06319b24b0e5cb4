import { useId, useState } from "react";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { FieldError } from "#ui/form/DayField.tsx";
import { TextField } from "#ui/form/Field.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { Button } from "#ui/page/Button.tsx";
import { boxStrings as text } from "./boxes.strings.ts";
import { foundRows, missingBoxes, nameOfRow, wordsOfRow } from "./boxRows.ts";

/** Highest number of rows that the choice shows. */
const mostShown = 6;

type Props = {
  /** Rows that still lack boxes. */
  rows: readonly ListedContactOrder[];
  /** Rows that wait for exactly this lens. */
  candidates: readonly ListedContactOrder[];
  /** True when the scanned code is known to be of a product. */
  isKnown: boolean;
  chosen: string;
  error: string | undefined;
  onChoose: (id: string) => void;
};

type RowProps = Pick<Props, "chosen" | "onChoose"> & { row: ListedContactOrder };

const Row = ({ row, chosen, onChoose }: RowProps) => (
  <label className="flex min-h-11 items-center gap-3 px-3 py-1.5 has-checked:bg-brand-soft">
    <input
      type="radio"
      name="row"
      className="size-4 shrink-0 max-md:size-6"
      value={row.id}
      checked={row.id === chosen}
      onChange={() => onChoose(row.id)}
    />
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        <bdi dir="auto">{nameOfRow(row)}</bdi>
        {row.trial && <Badge tone="info">{text.trial}</Badge>}
      </span>
      <span className="block text-sm wrap-anywhere text-ink-3">{wordsOfRow(row)}</span>
    </span>
    <span className="text-sm whitespace-nowrap text-ink-3">{text.missing(missingBoxes(row))}</span>
  </label>
);

/** Chooses the row of a box: rows that wait for this lens first, the others through a search. */
export function RowChoice(props: Props) {
  const { rows, candidates, isKnown, error } = props;
  const id = useId();
  const [isWide, setWide] = useState(false);
  const [typed, setTyped] = useState("");
  const isSearched = isWide || candidates.length === 0;
  const found = isSearched ? foundRows(rows, typed) : candidates;
  const shown = found.slice(0, mostShown);
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="label">{text.row}</legend>
      {isKnown && candidates.length === 0 && rows.length > 0 && (
        <p className="mb-2 text-sm text-ink-2">{text.noCandidate}</p>
      )}
      {isSearched && rows.length > mostShown && (
        <TextField
          className="mb-2"
          label={text.search}
          name="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {rows.length === 0 && <p className="text-ink-2">{text.noRow}</p>}
      {shown.length > 0 && (
        <div className="divide-y divide-line rounded-control border border-line">
          {shown.map((row) => (
            <Row key={row.id} row={row} {...props} />
          ))}
        </div>
      )}
      {found.length > shown.length && (
        <p className="mt-1 text-sm text-ink-3">{text.more(found.length - shown.length)}</p>
      )}
      {!isSearched && rows.length > candidates.length && (
        <Button size="sm" variant="quiet" className="mt-1" onClick={() => setWide(true)}>
          {text.others}
        </Button>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
