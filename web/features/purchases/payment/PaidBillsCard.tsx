import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { formatAmount, toCentimes } from "#domain/core/money.ts";
import { today } from "#domain/core/days/days.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { RowNotes } from "#shared/documents/RowNotes.tsx";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { billPaymentStrings } from "./payment.strings.ts";
import { amountOfRow, isMuchCash, leftOf, type PaymentValues, sumOfRows } from "./paymentValues.ts";

const text = billPaymentStrings.form;

/** CSS grid of a row; on a phone the amount is under the bill. */
const columns =
  "grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 pr-4 pl-1 md:grid-cols-[2.75rem_minmax(0,1fr)_7rem_8rem_9rem]";

/** Bills of the supplier that can be paid: a tick pays the rest, a typed amount pays a part. */
export function PaidBillsCard() {
  const { control, getValues, setValue } = useFormContext<PaymentValues>();
  const [supplier, rows] = useWatch({ control, name: ["supplier", "parts"] });
  const payAll = () =>
    getValues("parts").forEach((row, place) =>
      setValue(`parts.${place}.amount`, restOf(row), dirty),
    );
  return (
    <Card
      title={text.bills}
      aside={
        rows.length > 1 && (
          <Button size="sm" icon="check" onClick={payAll}>
            {text.all}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="p-4 text-ink-2">{supplier ? text.nothing : text.chooseSupplier}</p>
      ) : (
        <>
          <Heads />
          <ul>
            {rows.map(({ id }, place) => (
              <Row key={id} place={place} />
            ))}
          </ul>
        </>
      )}
      <Totals />
    </Card>
  );
}

const dirty = { shouldDirty: true } as const;
const restOf = ({ rest }: { rest: number }): string => formatAmount(toCentimes(rest));

const Heads = () => (
  <div
    className={`hidden h-9 items-center border-b border-line text-xs font-medium text-ink-3 md:grid ${columns}`}
    aria-hidden="true"
  >
    <span />
    <span>{text.bill}</span>
    <span>{words.dueOn}</span>
    <span className="text-right">{text.rest}</span>
    <span className="text-right">{text.paid}</span>
  </div>
);

function Row({ place }: { place: number }) {
  const { control, setValue, clearErrors } = useFormContext<PaymentValues>();
  const path = `parts.${place}` as const;
  const row = useWatch({ control, name: path });
  const isPaid = amountOfRow(row) > 0;
  const isLate = row.due_on.slice(0, 10) < today();
  const due = <span className={isLate ? "text-bad-ink" : ""}>{formatDay(row.due_on)}</span>;
  return (
    <li
      className={`grid items-center gap-y-1 border-b border-line py-2 last:border-b-0 ${isPaid ? "bg-brand-soft" : ""} ${columns}`}
      aria-label={text.of(row.number)}
    >
      <label className="flex items-center justify-center touch:min-h-11">
        <input
          type="checkbox"
          className="size-4 max-md:size-6"
          aria-label={text.tick(row.number)}
          checked={isPaid}
          onChange={({ target }) => {
            clearErrors(`${path}.amount`);
            setValue(`${path}.amount`, target.checked ? restOf(row) : "", dirty);
          }}
        />
      </label>
      <p className="min-w-0">
        <span className="font-medium wrap-anywhere">{row.number}</span>
        <span className="block text-sm text-ink-3">
          {formatDay(row.date)}
          <span className="block md:hidden">
            {words.dueOn} {due}
          </span>
        </span>
      </p>
      <span className="max-md:hidden">{due}</span>
      <span className="num text-right">
        <Money dirhams={row.rest} />
      </span>
      <div className="max-md:col-span-2 max-md:col-start-2">
        <RowInput<PaymentValues>
          path={`${path}.amount`}
          label={text.paidOf(row.number)}
          kind="amount"
        />
      </div>
      <RowNotes<PaymentValues> paths={[`${path}.amount`, `${path}.bill`]} />
    </li>
  );
}

/** Amount paid to bills, and amount left for later ones. */
function Totals() {
  const { control } = useFormContext<PaymentValues>();
  const [parts, amount, method] = useWatch({ control, name: ["parts", "amount", "method"] });
  const left = leftOf({ amount, parts });
  return (
    <>
      <dl className="grid gap-1 border-t border-line-strong px-4 py-3">
        <Total label={text.paid} isStrong={left <= 0}>
          <Money centimes={sumOfRows(parts)} />
        </Total>
        {left > 0 && (
          <Total label={text.left} isStrong>
            <Money centimes={left} />
          </Total>
        )}
      </dl>
      {isMuchCash({ method, amount }) && (
        <div className="px-4 pb-4">
          <FormNotice tone="warn">{text.cash}</FormNotice>
        </div>
      )}
    </>
  );
}

type TotalProps = { label: string; isStrong: boolean; children: ReactNode };

const Total = ({ label, isStrong, children }: TotalProps) => (
  <div className={`flex flex-wrap justify-between gap-x-3 ${isStrong ? "font-semibold" : ""}`}>
    <dt className={isStrong ? "" : "text-ink-2"}>{label}</dt>
    <dd className="num">{children}</dd>
  </div>
);
