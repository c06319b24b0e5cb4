import { useEffect, useRef } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { type Centimes, formatAmount, formatMoney, parseAmount } from "#domain/core/money.ts";
import { company } from "#api/session/session.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { RowField } from "#shared/documents/RowField.tsx";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { RowNotes } from "#shared/documents/RowNotes.tsx";
import { FormText } from "#ui/form/Field.tsx";
import { Select } from "#ui/form/Select.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { billStrings } from "./bill.strings.ts";
import {
  blankRate,
  htOfRows,
  isRowOdd,
  nextRate,
  type RateRow,
  rateOptions,
  rowTotal,
  totalOfRows,
  untaxed,
  withProposal,
} from "./rateRows.ts";

const text = billStrings.rates;
type Values = { rates: RateRow[] };

/** CSS grid of head and rows; on a phone rate and total are above both amounts. */
const columns =
  "grid-cols-2 gap-x-2 md:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)_7rem_2rem] lg:gap-x-4";

/** Amounts by rate, as printed on the bill. The TVA is proposed, and a remark appears when the typed TVA differs. */
export function RatesCard({ title = text.title, lines }: { title?: string; lines?: Centimes }) {
  const { control } = useFormContext<Values>();
  const hasVat = useValue(company)?.vat ?? true;
  const rows = useWatch({ control, name: "rates" });
  const { fields, append, remove } = useFieldArray({ control, name: "rates", keyName: "key" });
  const isPlain = !hasVat && rows.every(({ rate }) => rate === untaxed);
  return (
    <Card title={title}>
      {isPlain ? (
        <div className="grid gap-4 p-4 md:max-w-72">
          <FormText<Values> path="rates.0.ht" label={text.amount} isAmount />
        </div>
      ) : (
        <>
          <Heads />
          <ul className="max-md:px-4">
            {fields.map(({ key }, place) => (
              <Row key={key} place={place} canRemove={fields.length > 1} onRemove={remove} />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-strong px-4 py-2">
            <Button
              variant="quiet"
              icon="plus"
              className="-ml-3"
              onClick={() => append(blankRate(nextRate(rows)), { shouldFocus: false })}
              data-enter
            >
              {text.add}
            </Button>
            <output className="ml-auto text-md font-semibold">
              <span className="mr-3 text-sm font-normal text-ink-2">
                {billStrings.detail.total}
              </span>
              <Money centimes={totalOfRows(rows)} />
            </output>
          </div>
        </>
      )}
      {lines !== undefined && <LinesGap lines={lines} />}
    </Card>
  );
}

const Heads = () => (
  <div
    className={`hidden h-9 items-center border-b border-line px-4 text-xs font-medium text-ink-3 md:grid ${columns}`}
    aria-hidden="true"
  >
    <span>{words.rate}</span>
    <span className="text-right">{text.ht}</span>
    <span className="text-right">{words.vat}</span>
    <span className="text-right">{words.gross}</span>
  </div>
);

type RowProps = { place: number; canRemove: boolean; onRemove: (place: number) => void };

const rowLabel = (what: string, place: number): string => `${what}, ${text.row(place + 1)}`;

function Row({ place, canRemove, onRemove }: RowProps) {
  const { control } = useFormContext<Values>();
  const path = `rates.${place}` as const;
  const row = useWatch({ control, name: path });
  return (
    <li
      className={`grid items-center gap-y-2 border-b border-line py-2 last:border-b-0 md:px-4 ${columns}`}
      aria-label={text.row(place + 1)}
    >
      <Amounts place={place} row={row} />
      <span className="md:order-5 max-md:hidden">
        <IconButton
          size="sm"
          icon="cross"
          label={rowLabel(text.remove, place)}
          disabled={!canRemove}
          onClick={() => onRemove(place)}
        />
      </span>
      {canRemove && (
        <span className="col-span-full -mt-1 md:hidden">
          <Button size="sm" variant="quiet" icon="cross" onClick={() => onRemove(place)}>
            {text.remove}
          </Button>
        </span>
      )}
      {isRowOdd(row) && (
        <p role="status" className="order-6 col-span-full text-sm text-warn-ink">
          {text.odd}
        </p>
      )}
      <RowNotes<Values> className="order-6" paths={[`${path}.ht`, `${path}.vat`, `${path}.rate`]} />
    </li>
  );
}

/**
 * Fields of a row: rate, amount, TVA and their sum. The TVA is recomputed as long as nobody changed the proposed one.
 */
function Amounts({ place, row }: { place: number; row: RateRow }) {
  const { register, setValue } = useFormContext<Values>();
  const path = `rates.${place}` as const;
  /** `row` still has the values before the change. */
  const follow = (change: Partial<Pick<RateRow, "rate" | "ht">>) =>
    setValue(`${path}.vat`, withProposal(row, change).vat, { shouldDirty: true });
  const isTaxed = row.rate !== untaxed;
  const amount = isTaxed ? text.ht : text.amount;
  return (
    <>
      <RowField title={words.rate} isHeaded>
        <Select
          {...register(`${path}.rate`, {
            onChange: ({ target }) => follow({ rate: target.value }),
          })}
          aria-label={rowLabel(words.rate, place)}
          options={rateOptions(row.rate)}
        />
      </RowField>
      <RowField title={words.gross} isHeaded className="max-md:text-right md:order-4">
        <span className="num block font-medium max-md:leading-9 md:text-right">
          <Money centimes={rowTotal(row)} />
        </span>
      </RowField>
      <RowField title={amount} isHeaded className="md:order-2">
        <RowInput<Values>
          path={`${path}.ht`}
          label={rowLabel(amount, place)}
          kind="amount"
          onType={(ht) => follow({ ht })}
        />
      </RowField>
      <RowField title={words.vat} isHeaded className="md:order-3">
        {isTaxed ? (
          <RowInput<Values> path={`${path}.vat`} label={rowLabel(words.vat, place)} kind="amount" />
        ) : (
          <span className="block text-right text-ink-3 max-md:leading-9">-</span>
        )}
      </RowField>
    </>
  );
}

/** Notice with the sum of the lines, when it differs from the amount of the bill. */
function LinesGap({ lines }: { lines: Centimes }) {
  const { control, getValues, setValue } = useFormContext<Values>();
  const rows = useWatch({ control, name: "rates" });
  if (lines === 0 || lines === htOfRows(rows)) return null;
  const take = () => {
    const [first] = getValues("rates");
    if (first)
      setValue("rates.0", withProposal(first, { ht: formatAmount(lines) }), { shouldDirty: true });
  };
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2 text-sm text-warn-ink"
    >
      <MoneyText>{text.linesGap(formatMoney(lines))}</MoneyText>
      {rows.length === 1 && (
        <Button size="sm" onClick={take}>
          {text.takeLines}
        </Button>
      )}
    </p>
  );
}

/** Keeps a bill's only amount equal to the sum of its lines, unless a person typed another amount. */
export function useFollowedLines(lines: Centimes): void {
  const { getValues, setValue } = useFormContext<Values>();
  const before = useRef(lines);
  useEffect(() => {
    const former = before.current;
    if (former === lines) return;
    before.current = lines;
    const [row, ...others] = getValues("rates");
    if (!row || others.length > 0) return;
    if (row.ht.trim() !== "" && parseAmount(row.ht) !== former) return;
    const { ht, vat } = withProposal(row, { ht: lines > 0 ? formatAmount(lines) : "" });
    setValue("rates.0.ht", ht, { shouldDirty: true });
    setValue("rates.0.vat", vat, { shouldDirty: true });
  }, [lines, getValues, setValue]);
}
