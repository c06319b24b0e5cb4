import { type KeyboardEvent, memo } from "react";
import { useFormContext } from "react-hook-form";
import { moveOn } from "#shared/documents/enterMoves.ts";
import { RowNotes } from "#shared/documents/RowNotes.tsx";
import { PaymentFields } from "#shared/sales/payments/PaymentFields.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { formStrings } from "../form.strings.ts";
import type { FormValues } from "../formValues.ts";

const strings = formStrings.payments;
/** Fields whose errors are shown under the row. */
const noted = [
  "amount",
  "date",
  "payment_method",
  "reference",
  "bank",
  "due_on",
  "credit_note",
] as const;
type Props = { index: number; method: string; onRemove: (index: number) => void };

/** Row of one payment with its remove button and errors. */
export const PaymentRow = memo(function PaymentRow({ index, method, onRemove }: Props) {
  const path = `invoice.payments.${index}` as const;
  const { getValues } = useFormContext<FormValues>();
  /**
   * On Enter in the amount: cash skips the reference, and a row with a blank amount is removed, as it would block the
   * save.
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
      <PaymentFields layout="row" path={`${path}.`} stored={method} />
      {/* Remove button, last in the tab order. */}
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
