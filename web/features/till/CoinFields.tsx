import type { ReactNode } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type Centimes, times } from "#domain/core/money.ts";
import { bankNotes } from "#domain/till/cash.ts";
import { shortAmount } from "#lib/texts/formats.ts";
import { Amount, CurrencyUnit, Money } from "#ui/page/Money.tsx";
import {
  checkCount,
  type CloseForm,
  coinValues,
  countedText,
  differenceOf,
  readCount,
  sumFollows,
} from "./closeValues.ts";
import { tillPageStrings } from "./till.strings.ts";

const text = tillPageStrings.closing;

type FormProps = { form: UseFormReturn<CloseForm> };

/** Fields for the number of each note and coin, with the running sum. */
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

/** Column of fields as wide as the longest value, aligned with its head. */
const Column = ({ form, title, from, to }: ColumnProps) => (
  <fieldset className="grid self-start grid-cols-[auto_auto_auto_minmax(0,1fr)] items-center gap-x-2 gap-y-1">
    <legend className="label">{title}</legend>
    {coinValues.slice(from, to).map((value, index) => (
      <CoinField key={value} form={form} value={value} index={from + index} />
    ))}
  </fieldset>
);

function CoinField({ form, value, index }: FormProps & { value: Centimes; index: number }) {
  const path = `coins.${index}.count` as const;
  const typed = useWatch({ control: form.control, name: path });
  const write = () => {
    const coins = form.getValues("coins");
    if (sumFollows(coins, index, { before: typed, counted: form.getValues("counted") }))
      form.setValue("counted", countedText(coins), { shouldValidate: true });
    // Shows an invalid count while it is typed.
    void form.trigger(path);
  };
  const count = readCount(typed);
  return (
    <label className="contents">
      <span className="num" aria-hidden="true">
        {shortAmount(value)} <CurrencyUnit />
      </span>
      <input
        {...form.register(path, { validate: checkCount, onChange: write })}
        className="field field-num w-20"
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        aria-label={text.coin(shortAmount(value))}
        aria-invalid={form.formState.errors.coins?.[index] ? true : undefined}
      />
      <span className={`num col-span-2 ${count === 0 ? "text-ink-3" : ""}`}>
        <Amount centimes={times(value, count)} />
      </span>
    </label>
  );
}

/** Expected cash and difference; on a phone they stay visible above the coins. */
export function Result({ form, expected }: FormProps & { expected: Centimes }) {
  const counted = useWatch({ control: form.control, name: "counted" });
  const difference = differenceOf(counted, expected);
  return (
    <div className="self-end max-md:sticky max-md:top-15 max-md:order-first max-md:-mx-5 max-md:-mt-3 max-md:border-b max-md:border-line max-md:bg-surface max-md:px-5 max-md:py-2">
      <dl className="grid gap-1.5 rounded-control bg-sunken p-3">
        <Line label={text.expected} centimes={expected} />
        {difference !== null && <Difference difference={difference} />}
      </dl>
    </div>
  );
}

function Difference({ difference }: { difference: Centimes }) {
  if (difference === 0)
    return <Line label={text.exact} centimes={difference} className="text-ok-ink" />;
  return (
    <Line
      label={difference < 0 ? text.missing : text.surplus}
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
