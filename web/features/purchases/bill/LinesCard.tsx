import { useQuery } from "@tanstack/react-query";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { UnbilledLine } from "#domain/purchases/purchaseAnswers.ts";
import { billQueries } from "#api/purchases/bills.ts";
import { words } from "#lib/texts/words.strings.ts";
import { RowField } from "#shared/documents/RowField.tsx";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { RowNotes } from "#shared/documents/RowNotes.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { SizedName } from "#ui/page/SizedName.tsx";
import { billStrings } from "./bill.strings.ts";
import { Differences } from "./Differences.tsx";
import {
  blankLine,
  gapOfRow,
  lineOfUnbilled,
  type LineRow,
  lineTotal,
  linesTotal,
} from "./billRows.ts";
import type { BillValues } from "./billValues.ts";

const text = billStrings.line;

/** CSS grid of head and rows. */
const columns = "grid-cols-2 gap-x-2 md:grid-cols-[minmax(0,1fr)_5rem_8rem_7rem_2rem] lg:gap-x-4";

/** Goods of a supplier that are not billed yet, loaded before the form opened. */
export type KnownGoods = { supplier: string; lines: readonly UnbilledLine[] };
type Props = { known?: KnownGoods | undefined };

/** Card of the bill's lines, compared with what was ordered and received. */
export function LinesCard({ known }: Props) {
  const { control } = useFormContext<BillValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "items", keyName: "key" });
  const rows = useWatch({ control, name: "items" });
  const unbilled = useUnbilled(rows, known);
  const addLine = () => {
    const line = blankLine();
    append(line, { shouldFocus: false });
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-line="${line.id}"] input`)?.focus(),
    );
  };
  return (
    <Card title={billStrings.detail.lines}>
      {fields.length > 0 ? (
        <>
          <Heads />
          <ul className="max-md:px-4">
            {fields.map(({ key }, place) => (
              <Row key={key} place={place} onRemove={remove} />
            ))}
          </ul>
        </>
      ) : (
        <p className="px-4 pt-3 text-sm text-ink-3">{text.hint}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
        {unbilled.length > 0 && (
          <Button
            icon="plus"
            onClick={() => append(unbilled.map(lineOfUnbilled), { shouldFocus: false })}
          >
            {text.take(unbilled.length)}
          </Button>
        )}
        <Button variant="quiet" icon="plus" className="-ml-3" onClick={addLine} data-enter>
          {text.free}
        </Button>
        {fields.length > 0 && (
          <output className="ml-auto font-medium">
            <span className="mr-3 text-sm font-normal text-ink-2">{text.sum}</span>
            <Money centimes={linesTotal(rows)} />
          </output>
        )}
      </div>
    </Card>
  );
}

/** Goods of the supplier that are not billed yet, and not in the form. */
function useUnbilled(rows: readonly LineRow[], known: KnownGoods | undefined) {
  const { control } = useFormContext<BillValues>();
  const supplier = useWatch({ control, name: "supplier" });
  const { data = [] } = useQuery({
    ...billQueries.unbilled(supplier),
    enabled: supplier !== "",
    // Already loaded by the page.
    ...(known?.supplier === supplier && { initialData: [...known.lines] }),
  });
  return data.filter(({ receipt_item }) => rows.every((row) => row.receipt_item !== receipt_item));
}

const Heads = () => (
  <div
    className={`hidden h-9 items-center border-b border-line px-4 text-xs font-medium text-ink-3 md:grid ${columns}`}
    aria-hidden="true"
  >
    <span>{text.label}</span>
    <span className="text-right">{words.quantity}</span>
    <span className="text-right">{text.price}</span>
    <span className="text-right">{words.total}</span>
  </div>
);

type RowProps = { place: number; onRemove: (place: number) => void };

function Row({ place, onRemove }: RowProps) {
  const { control } = useFormContext<BillValues>();
  const path = `items.${place}` as const;
  const row = useWatch({ control, name: path });
  const name = row.name || row.label || text.row(place + 1);
  const label = (what: string) => `${what}, ${name}`;
  return (
    <li
      className={`relative grid items-center gap-y-2 border-b border-line py-2 md:px-4 ${columns}`}
      aria-label={name}
      data-line={row.id}
    >
      <div className="min-w-0 max-md:col-span-full max-md:pr-11">
        {row.receipt_item ? (
          <p className="font-medium wrap-anywhere">
            <bdi dir="auto">
              <SizedName>{row.name}</SizedName>
            </bdi>
          </p>
        ) : (
          <RowInput<BillValues>
            path={`${path}.label`}
            label={`${text.label}, ${text.row(place + 1)}`}
            placeholder={text.label}
            kind="text"
          />
        )}
      </div>
      <RowField title={words.quantity} isHeaded>
        <RowInput<BillValues>
          path={`${path}.quantity`}
          label={label(words.quantity)}
          kind="quantity"
        />
      </RowField>
      <RowField title={text.price} isHeaded>
        <RowInput<BillValues> path={`${path}.price`} label={label(text.price)} kind="amount" />
      </RowField>
      <span className="num text-right font-medium max-md:col-span-full">
        <Money centimes={lineTotal(row)} />
      </span>
      <IconButton
        size="sm"
        icon="cross"
        className="max-md:absolute max-md:top-2 max-md:-right-2"
        label={label(text.remove)}
        onClick={() => onRemove(place)}
      />
      {row.receipt_item !== "" && <Compared row={row} />}
      <RowNotes<BillValues>
        paths={[`${path}.label`, `${path}.quantity`, `${path}.price`, `${path}.receipt_item`]}
      />
    </li>
  );
}

/** Pieces of a line that were ordered, received and billed; a difference is amber. */
function Compared({ row }: { row: LineRow }) {
  const { gap, over } = gapOfRow(row);
  return (
    <p className="col-span-full -mt-1 flex flex-wrap gap-x-3 text-sm text-ink-3">
      <MoneyText>
        {[
          text.of(row.receipt_number),
          `${text.expected} ${formatMoney(toCentimes(row.expected))}`,
          `${text.received} ${row.received}`,
          ...(row.billed > 0 ? [`${text.billed} ${row.billed}`] : []),
        ].join(" · ")}
      </MoneyText>
      <Differences gap={gap} over={over} />
    </p>
  );
}
