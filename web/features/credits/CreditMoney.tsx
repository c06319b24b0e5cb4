import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { today } from "#domain/core/days/days.ts";
import { type Centimes, formatAmount, minus, noMoney, sum, toDirhams } from "#domain/core/money.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { vatOfCredit } from "#domain/sale/vat.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { buyerOf } from "#lib/texts/labels.ts";
import { rateText } from "#lib/texts/vatRate.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type CreditLine, freedMoney } from "#shared/credits/creditLines.ts";
import { MethodSelect } from "#shared/credits/MethodSelect.tsx";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { RowNotes } from "#shared/documents/RowNotes.tsx";
import { FormText } from "#ui/form/Field.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Money } from "#ui/page/Money.tsx";
import {
  amountOf,
  type CreditValues,
  givenOf,
  goodsOf,
  quantityOf,
  totalOf,
} from "./creditValues.ts";
import { creditsStrings } from "./credits.strings.ts";

const text = creditsStrings.form;
type Props = { invoice: InvoiceDocument; lines: readonly CreditLine[]; save: ReactNode };

/** Side column of a credit note: total, use of the money, effects, save button. */
export function CreditMoney({ invoice, lines, save }: Props) {
  const { control } = useFormContext<CreditValues>();
  const [items, refund, keep] = useWatch({ control, name: ["items", "refund", "keep"] });
  const total = totalOf({ items });
  const { remaining, surplus, most } = freedMoney(invoice, total);
  const given = givenOf({ refund, keep }, surplus);
  return (
    <section className="card divide-y divide-line" aria-label={text.money}>
      <Total invoice={invoice} lines={lines} total={total} />
      <div className="grid gap-3 p-4">
        <div>
          <h2 className="card-title">{text.money}</h2>
          <p className="text-sm text-ink-3">{most > 0 ? text.paidHint : text.nothingPaid}</p>
        </div>
        {most > 0 && <Uses surplus={surplus} given={given} />}
        <After remaining={remaining} surplus={surplus} given={given} />
      </div>
      <Effects invoice={invoice} lines={lines} given={given} />
      <div className="grid gap-2 p-4">
        {save}
        <p className="text-center text-sm text-ink-3">{text.final}</p>
      </div>
    </section>
  );
}

type TotalProps = Omit<Props, "save"> & { total: Centimes };

/** Total of the credit note, with its TVA by rate. */
function Total({ invoice, lines, total }: TotalProps) {
  const { control } = useFormContext<CreditValues>();
  const items = useWatch({ control, name: "items" });
  const own = lines.flatMap(({ item: { vat_rate } }, index) => {
    const amount = items[index] ? amountOf(items[index]) : noMoney;
    return amount > 0 ? [{ amount: toDirhams(amount), vat_rate }] : [];
  });
  const earlier = invoice.credit_notes.flatMap((note) => note.items);
  return (
    <div className="p-4">
      <p className="text-ink-2">{text.total}</p>
      <p aria-live="polite">
        <Money
          centimes={total}
          className="text-2xl font-semibold tracking-tight"
          unitClass="text-base font-normal tracking-normal"
        />
      </p>
      {vatOfCredit(invoice.items, earlier, own).map(({ rate, vat }) => (
        <p key={rate} className="text-sm text-ink-3">
          {text.vat(rateText(rate))} <Money centimes={vat} />
        </p>
      ))}
    </div>
  );
}

type Given = ReturnType<typeof givenOf>;

/** Fields for the refunded and the kept amount, with a bar of their shares. */
function Uses({ surplus, given }: { surplus: Centimes; given: Given }) {
  const { control, setValue } = useFormContext<CreditValues>();
  const method = useWatch({ control, name: "method" });
  const rest = Math.max(0, minus(surplus, given.kept)) as Centimes;
  const keepAll = () => {
    setValue("refund", "", { shouldDirty: true });
    setValue("keep", formatAmount(surplus), { shouldDirty: true });
  };
  return (
    <>
      <Shares given={given} />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-3 gap-y-2">
        <span className="flex items-center gap-2 font-medium">
          <Dot className="bg-chart-1" />
          {text.give}
        </span>
        <RowInput<CreditValues>
          path="refund"
          label={text.giveAmount}
          kind="amount"
          placeholder={formatAmount(rest)}
        />
        <RowNotes<CreditValues> paths={["refund"]} />
        {given.refund > 0 && (
          <MethodSelect
            className="col-span-2 w-full"
            value={method}
            onChange={(chosen) => setValue("method", chosen, { shouldDirty: true })}
          />
        )}
        <span className="flex flex-wrap items-center gap-2 font-medium">
          <Dot className="bg-chart-2" />
          {text.keep}
          {surplus > 0 && (
            <Button size="sm" variant="quiet" onClick={keepAll}>
              {text.keepAll}
            </Button>
          )}
        </span>
        <RowInput<CreditValues>
          path="keep"
          label={text.keepAmount}
          kind="amount"
          placeholder={formatAmount(noMoney)}
        />
        <RowNotes<CreditValues> paths={["keep"]} />
      </div>
      {given.refund > 0 && method !== "cash" && (
        <FormText<CreditValues>
          path="reference"
          label={words.reference}
          maxLength={500}
          isOptional
        />
      )}
    </>
  );
}

const Dot = ({ className }: { className: string }) => (
  <span
    className={`size-2.5 rounded-sm forced-color-adjust-none ${className}`}
    aria-hidden="true"
  />
);

/** Bar of the refunded and kept amounts; hidden while both are zero. */
function Shares({ given: { refund, kept } }: { given: Given }) {
  if (refund + kept === 0) return null;
  return (
    <span
      className="flex h-2.5 gap-0.5 overflow-hidden rounded-full forced-color-adjust-none"
      aria-hidden="true"
    >
      {refund > 0 && <span className="bg-chart-1" style={{ flexGrow: refund }} />}
      {kept > 0 && <span className="bg-chart-2" style={{ flexGrow: kept }} />}
    </span>
  );
}

type AfterProps = { remaining: Centimes; surplus: Centimes; given: Given };

/** Balance of the invoice after the credit note and its refund. */
function After({ remaining, surplus, given }: AfterProps) {
  const used = sum([given.refund, given.kept]);
  // Refunding or keeping more than the surplus makes the invoice due again.
  const due = used > surplus ? minus(used, surplus) : remaining;
  const back = surplus > used ? minus(surplus, used) : noMoney;
  return (
    <dl className="grid gap-1">
      <Row
        label={back > 0 ? text.back : text.after}
        value={<Money centimes={back > 0 ? back : due} />}
      />
    </dl>
  );
}

type RowProps = { label: string; value: ReactNode };
const Row = ({ label, value }: RowProps) => (
  <div className="flex justify-between gap-3">
    <dt className="min-w-0 text-ink-2 wrap-anywhere">{label}</dt>
    <dd className="num">{value}</dd>
  </div>
);

/** Effects of the credit note on the till, on the client's credit and on the stock. */
function Effects({ invoice, lines, given }: Omit<Props, "save"> & { given: Given }) {
  const { control } = useFormContext<CreditValues>();
  const [reason, items, method] = useWatch({ control, name: ["reason", "items", "method"] });
  const returned = lines.flatMap((line, index) => {
    const item = items[index];
    const count = item?.isTaken ? quantityOf(item) : 0;
    const isShelved = count > 0 && goodsOf({ reason, items }, line, index) === "shelf";
    return isShelved ? [{ line, count }] : [];
  });
  const cash = method === "cash" ? given.refund : noMoney;
  if (cash === 0 && given.kept === 0 && returned.length === 0) return null;
  return (
    <dl className="grid gap-1 bg-sunken p-4 text-sm">
      {cash > 0 && (
        <Row
          label={text.till(formatDay(today()))}
          value={<Money centimes={minus(noMoney, cash)} />}
        />
      )}
      {given.kept > 0 && (
        <Row label={text.creditOf(buyerOf(invoice))} value={<Money centimes={given.kept} />} />
      )}
      {returned.map(({ line, count }) => (
        <Row key={line.id} label={text.stockOf(line.name)} value={`+${count}`} />
      ))}
    </dl>
  );
}
