import { type KeyboardEvent, memo, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { paymentMethods } from "#domain/core/records.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { paymentMethodLabels } from "#lib/labels.ts";
import { words } from "#lib/words.strings.ts";
import { DayField } from "#ui/form/DayField.tsx";
import { moveOn } from "#shared/documents/enterMoves.ts";
import { errorIdOf } from "#shared/documents/useFieldError.ts";
import { RowField } from "#shared/documents/RowField.tsx";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { RowNotes } from "#shared/documents/RowNotes.tsx";
import { BankList } from "#shared/sales/ChequeFields.tsx";
import { NumberRemark } from "#shared/sales/NumberRemark.tsx";
import { formStrings } from "../form.strings.ts";
import type { FormValues } from "../formValues.ts";

const strings = formStrings.payments;
/** The fields whose sentences stand under the row. */
const noted = ["amount", "date", "payment_method", "reference", "bank", "due_on"] as const;
type Props = { index: number; method: string; onRemove: (index: number) => void };

type MethodProps = { path: `invoice.payments.${number}.payment_method`; stored: string };

function MethodSelect({ path, stored }: MethodProps) {
  const { register } = useFormContext<FormValues>();
  return (
    <span className="relative block">
      <select {...register(path)} className="field appearance-none pr-8" aria-label={words.method}>
        {offered(stored).map((value) => (
          <option key={value} value={value}>
            {paymentMethodLabels[value]}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-ink-3">
        <Icon name="chevron-down" className="size-4" />
      </span>
    </span>
  );
}

/** Keeps a stored `bank_transfer`; new payments use `transfer` (docs/architecture.md, Collections). */
const offered = (current: string) =>
  paymentMethods.filter((method) => method !== "bank_transfer" || current === "bank_transfer");

/** What a payment is found by, whatever its method. */
function Reference({ path }: { path: `invoice.payments.${number}` }) {
  const { control } = useFormContext<FormValues>();
  const [method, reference] = useWatch({
    control,
    name: [`${path}.payment_method`, `${path}.reference`],
  });
  return (
    <>
      <RowField
        title={words.reference}
        className="col-span-full md:col-span-2 md:col-start-2 order-4"
      >
        <RowInput<FormValues>
          path={`${path}.reference`}
          label={words.reference}
          placeholder={words.referenceHint}
          kind="text"
        />
      </RowField>
      {method === "check" && <Cheque path={path} reference={reference} />}
    </>
  );
}

type ChequeProps = { path: `invoice.payments.${number}`; reference: string };

/** Of which bank a cheque is, and from when it may be cashed. */
function Cheque({ path, reference }: ChequeProps) {
  const list = useId();
  const amount = useWatch<FormValues, `invoice.payments.${number}.amount`>({
    name: `${path}.amount`,
  });
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)_9.5rem] items-start gap-2 md:col-span-2 md:col-start-2 md:grid-cols-[minmax(0,1fr)_9rem] order-4">
      <RowField title={words.bank}>
        <RowInput<FormValues> path={`${path}.bank`} label={words.bank} list={list} kind="text" />
        <BankList id={list} />
      </RowField>
      <RowField title={words.dueOn}>
        <DayField<FormValues>
          path={`${path}.due_on`}
          label={words.dueOn}
          inRow={{ errorId: errorIdOf(`${path}.due_on`) }}
          isAhead
        />
      </RowField>
      <div className="col-span-full empty:hidden">
        {amount.trim() !== "" && <NumberRemark method="check" reference={reference} />}
      </div>
    </div>
  );
}

/** One payment: date, method, amount, reference, and what a cheque says. */
export const PaymentRow = memo(function PaymentRow({ index, method, onRemove }: Props) {
  const path = `invoice.payments.${index}` as const;
  const { getValues } = useFormContext<FormValues>();
  /**
   * Enter on the amount of cash passes by its reference. A line that was begun and says nothing goes by itself: left behind,
   * it would hold the save.
   */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, currentTarget } = event;
    if (key !== "Enter" || !(target instanceof HTMLInputElement)) return;
    if (target.name !== `${path}.amount`) return;
    const isBlank = target.value.trim() === "";
    if (!isBlank && getValues(`${path}.payment_method`) !== "cash") return;
    event.preventDefault();
    moveOn(currentTarget);
    if (isBlank) onRemove(index);
  };
  return (
    <li
      onKeyDown={onKeyDown}
      className="grid grid-cols-[9.5rem_minmax(0,1fr)_auto] md:grid-cols-[9.5rem_minmax(0,1fr)_9rem_2.25rem] gap-2 items-start"
    >
      <RowField title={words.paymentDate} className="max-md:order-3">
        <DayField<FormValues>
          path={`${path}.date`}
          label={words.paymentDate}
          inRow={{ errorId: errorIdOf(`${path}.date`) }}
        />
      </RowField>
      <RowField title={words.method} className="max-md:order-4 max-md:col-span-2">
        <MethodSelect path={`${path}.payment_method`} stored={method} />
      </RowField>
      <RowField title={words.amount} className="max-md:order-1 max-md:col-span-2">
        <RowInput<FormValues>
          path={`${path}.amount`}
          label={words.amount}
          kind="amount"
          className="font-semibold"
        />
      </RowField>
      <Reference path={path} />
      {/* After all of its fields, also for Tab. */}
      <button
        type="button"
        className="btn btn-quiet btn-icon mt-5 max-md:order-2 max-md:-mr-2"
        aria-label={strings.remove}
        title={strings.remove}
        onClick={() => onRemove(index)}
      >
        <Icon name="cross" />
      </button>
      <RowNotes<FormValues>
        paths={noted.map((name) => `${path}.${name}` as const)}
        className="order-5"
      />
    </li>
  );
});
