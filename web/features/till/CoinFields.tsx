import type { ReactNode } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type Centimes, times } from "#domain/core/money.ts";
import { bankNotes } from "#domain/till/cash.ts";
import { shortAmount } from "#lib/formats.ts";
import { Amount, CurrencyUnit, Money } from "#ui/page/Money.tsx";
import {
  checkCount,
  type CloseForm,
  coinValues,
  countedText,
  differenceOf,
  readCount,
} from "./closeValues.ts";
import { strings } from "./till.strings.ts";

const text = strings.closing;

type FormProps = { form: UseFormReturn<CloseForm> };

/** How many of each note and coin: their sum is written below as it grows. */
export function CoinFields({ form, result }: FormProps & { result: ReactNode }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Column form={form} title={text.notes} from={0} to={bankNotes.length} />
      <div className="row-span-2">
        <Column form={form} title={text.coins} from={bankNotes.length} to={coinValues.length} />
      </div>
      {result}
    </div>
  );
}

type ColumnProps = FormProps & { title: string; from: number; to: number };

const Column = ({ form, title, from, to }: ColumnProps) => (
  <fieldset>
    <legend className="label">{title}</legend>
    {coinValues.slice(from, to).map((value, index) => (
      <CoinField key={value} form={form} value={value} index={from + index} />
    ))}
  </fieldset>
);

function CoinField({ form, value, index }: FormProps & { value: Centimes; index: number }) {
  const path = `coins.${index}.count` as const;
  const typed = useWatch({ control: form.control, name: path });
  const write = () =>
    form.setValue("counted", countedText(form.getValues("coins")), { shouldValidate: true });
  const count = readCount(typed);
  return (
    <label className="mb-1 flex items-center gap-2">
      <span className="num flex-1" aria-hidden="true">
        {shortAmount(value)} <CurrencyUnit />
      </span>
      <input
        {...form.register(path, { validate: checkCount, onChange: write })}
        className="field field-num w-24"
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        aria-label={text.coin(shortAmount(value))}
        aria-invalid={form.formState.errors.coins?.[index] ? true : undefined}
      />
      <span className={`num min-w-20 ${count === 0 ? "text-ink-3" : ""}`}>
        <Amount centimes={times(value, count)} />
      </span>
    </label>
  );
}

/** What there should be, and what is missing of it or beyond; the field says what there is. On a phone it stays in view over the coins. */
export function Result({ form, expected }: FormProps & { expected: Centimes }) {
  const counted = useWatch({ control: form.control, name: "counted" });
  const difference = differenceOf(counted, expected);
  return (
    <dl className="grid gap-1.5 self-end rounded-control bg-sunken p-3 max-md:sticky max-md:top-16 max-md:z-10 max-md:order-first">
      <Line label={text.expected} centimes={expected} />
      {difference !== null && <Difference difference={difference} />}
    </dl>
  );
}

function Difference({ difference }: { difference: Centimes }) {
  if (difference === 0)
    return <Line label={text.exact} centimes={difference} className="text-ok-ink" />;
  return (
    <Line
      label={difference < 0 ? text.missing : text.beyond}
      centimes={difference < 0 ? times(difference, -1) : difference}
      className="border-t border-line pt-1 font-semibold text-bad-ink"
    />
  );
}

type LineProps = { label: string; centimes: Centimes; className?: string };

const Line = ({ label, centimes, className = "" }: LineProps) => (
  <div className={`flex items-baseline justify-between gap-3 ${className}`}>
    <dt>{label}</dt>
    <dd>
      <Money centimes={centimes} />
    </dd>
  </div>
);
