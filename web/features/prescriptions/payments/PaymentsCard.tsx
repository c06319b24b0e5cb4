import { useCallback, useContext } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { formatAmount, formatMoney } from "#domain/core/money.ts";
import { Card } from "#ui/page/Card.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { words } from "#lib/texts/words.strings.ts";
import { creditStrings } from "#shared/credits/credits.strings.ts";
import { SaleMoneyContext } from "#shared/credits/exchange.ts";
import { MethodSelect } from "#shared/credits/MethodSelect.tsx";
import { Money } from "#ui/page/Money.tsx";
import { formStrings } from "../form.strings.ts";
import { FormCredit } from "#shared/sales/payments/FormCredit.tsx";
import { newPayment, type PaymentValues } from "#shared/sales/payments/payment.ts";
import type { FormValues } from "../formValues.ts";
import { PaymentRow } from "./PaymentRow.tsx";
import { useTotals } from "./Totals.tsx";
import { RemovedRow, useRemovedRow } from "#shared/documents/RemovedRow.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const strings = formStrings.payments;
const { target } = salesStrings.payments;

/** Button 'Solder 1 290,00 DH'. A separate component, so that only it renders when the totals change. */
function SettleButton({ onSettle }: { onSettle: (amount: string) => void }) {
  const { remaining } = useTotals();
  if (remaining <= 0) return null;
  const amount = formatAmount(remaining);
  return (
    <button
      type="button"
      className="btn btn-secondary btn-sm max-md:-my-1"
      onClick={() => onSettle(amount)}
    >
      <MoneyText>{strings.settle(formatMoney(remaining))}</MoneyText>
    </button>
  );
}

/** Unused credit of the client; hidden in an exchange, which uses its own credit. */
function ClientCredit({ onUse }: { onUse: (payments: PaymentValues[]) => void }) {
  const { control } = useFormContext<FormValues>();
  const [client, payments] = useWatch({ control, name: ["client", "invoice.payments"] });
  const { exchange } = useContext(SaleMoneyContext);
  const { remaining } = useTotals();
  if (exchange) return null;
  return <FormCredit {...{ client, payments, onUse }} due={remaining} />;
}

/** Amount of an exchange that is refunded to the client, with its method. */
function GivenBack() {
  const { exchange } = useContext(SaleMoneyContext);
  const { back } = useTotals();
  if (!exchange || back <= 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-warn-soft p-3 text-warn-ink">
      <span className="flex-1 font-medium">{creditStrings.exchange.back}</span>
      <MethodSelect className="w-auto" value={exchange.method} onChange={exchange.setMethod} />
      <Money centimes={back} className="font-semibold" />
    </div>
  );
}

/** Card of the payments, with a button that adds the balance as a payment. */
export function PaymentsCard() {
  const { control, getValues, setValue, setFocus } = useFormContext<FormValues>();
  const { fields, append, insert, remove } = useFieldArray({
    control,
    name: "invoice.payments",
    keyName: "key",
  });
  const removal = useRemovedRow<PaymentValues>((index, row) =>
    insert(index, row, { focusName: `invoice.payments.${index}.amount` }),
  );
  const { setRemoved } = removal;
  const onRemove = useCallback(
    (index: number) => {
      const row = getValues(`invoice.payments.${index}`);
      remove(index);
      // Removing a blank row offers no undo.
      setRemoved(row.amount ? { index, row, what: target(row.amount) } : null);
    },
    [getValues, remove, setRemoved],
  );
  const add = (amount: string) =>
    append(newPayment({ amount }), { focusName: `invoice.payments.${fields.length}.amount` });
  const settle = (amount: string) => {
    const blank = getValues("invoice.payments").findIndex(
      (payment) => payment.amount.trim() === "",
    );
    if (blank < 0) return add(amount);
    setValue(`invoice.payments.${blank}.amount`, amount, { shouldDirty: true });
    setFocus(`invoice.payments.${blank}.amount`);
  };
  return (
    <Card title={words.payments} aside={<SettleButton onSettle={settle} />}>
      <div className="p-4 grid gap-2">
        {fields.length > 0 && (
          <ul className="grid gap-4 divide-y divide-line *:not-last:pb-4">
            {fields.map((payment, index) => (
              <PaymentRow
                key={payment.key}
                index={index}
                method={payment.payment_method}
                onRemove={onRemove}
              />
            ))}
          </ul>
        )}
        <RemovedRow state={removal} takesFocus />
        <ClientCredit onUse={(payments) => append(payments, { shouldFocus: false })} />
        <GivenBack />
        <button
          type="button"
          className="btn btn-quiet btn-sm justify-self-start -ml-2"
          // Enter stops at this button only while there are no payments; afterwards it goes to the save button.
          data-enter={fields.length === 0 ? "" : undefined}
          onClick={() => add("")}
        >
          <Icon name="plus" />
          {words.addPayment}
        </button>
      </div>
    </Card>
  );
}
