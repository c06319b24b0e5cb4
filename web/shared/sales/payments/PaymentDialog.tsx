import type { ReactNode } from "react";
import { useForm, type UseFormReturn, useWatch } from "react-hook-form";
import type { PaymentInput } from "#domain/documents/documents.ts";
import { type Centimes, formatAmount, formatMoney, parseAmount } from "#domain/core/money.ts";
import { invoiceDue, type StoredAmounts } from "#domain/sale/due.ts";
import { words } from "#lib/texts/words.strings.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { useFutureQuestion } from "#ui/form/useFutureQuestion.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { Money } from "#ui/page/Money.tsx";
import { NeverMasked } from "#ui/page/MoneyText.tsx";
import { FormAmount } from "./AmountField.tsx";
import { dialogChecks, paymentInput, type PaymentValues, surplusOf } from "./payment.ts";
import { PaymentFields } from "./PaymentFields.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { useSurplusQuestion } from "#shared/sales/balance/useSurplusQuestion.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";

const strings = salesStrings.dialog;
type PaidInvoice = {
  number: string;
  /** Name of the buyer. */
  client: string;
  total: Centimes;
  remaining: Centimes;
};
type Props = {
  invoice: PaidInvoice;
  proposed: PaymentValues;
  /** Unused credits of the client, which may pay instead. */
  credits?: ReactNode;
  /** Amounts of the invoice now, without the payment of this id. */
  readAgain: (payment: string) => Promise<StoredAmounts>;
  onSave: (payment: PaymentInput, now: StoredAmounts) => Promise<void>;
  onClose: () => void;
};

/** Dialog 'Ajouter un paiement': proposes the balance, and shows the amount on its button. */
export function PaymentDialog(props: Props) {
  const { invoice, proposed, credits, readAgain, onSave, onClose } = props;
  const form = useForm<PaymentValues>({ defaultValues: proposed });
  const future = useFutureQuestion();
  const surplus = useSurplusQuestion();
  const { isBusy, submit } = useSubmitOnce(form, strings.failed, async (values: PaymentValues) => {
    if (!(await future.confirm([values.date]))) return;
    const now = await readAgain(values.id);
    if (!(await surplus.confirm(surplusOf(values.amount, invoiceDue(now))))) return;
    await onSave(paymentInput(values), now);
    onClose();
  });
  const saveLabel = useSaveLabel(form);
  return (
    <NeverMasked>
      <DialogForm
        title={words.addPayment}
        save={saveLabel}
        {...{ form, isBusy, submit, onClose }}
        onOpened={() => form.setFocus("amount", { shouldSelect: true })}
        questions={
          <>
            {future.question}
            {surplus.question}
          </>
        }
      >
        <Details invoice={invoice} />
        {credits}
        <PaymentFields
          layout="dialog"
          amount={<Amount form={form} remaining={invoice.remaining} />}
        />
      </DialogForm>
    </NeverMasked>
  );
}

type PaymentForm = UseFormReturn<PaymentValues>;

/** Label of the save button, with the amount once it is typed. */
function useSaveLabel({ control }: PaymentForm): string {
  const amount = parseAmount(useWatch({ control, name: "amount" }));
  return strings.save(amount && amount > 0 ? formatMoney(amount) : "");
}

function Amount({ form, remaining }: { form: PaymentForm; remaining: Centimes }) {
  const typed = useWatch({ control: form.control, name: "amount" });
  const surplus = surplusOf(typed, remaining);
  const writeAmount = () => {
    const read = parseAmount(form.getValues("amount"));
    if (read !== null) form.setValue("amount", formatAmount(read));
  };
  return (
    <div>
      <FormAmount<PaymentValues>
        path="amount"
        label={words.amount}
        rules={{ validate: dialogChecks.amount, onBlur: writeAmount }}
      />
      {surplus > 0 && (
        <p className="mt-1 flex items-center gap-1 text-sm text-warn-ink" role="status">
          <Icon name="triangle-alert" className="size-4" />
          {strings.aboveBalance(formatMoney(surplus))}
        </p>
      )}
    </div>
  );
}

/** Number, total and balance of the invoice. */
function Details({ invoice }: { invoice: PaidInvoice }) {
  return (
    <dl className="grid gap-1 p-3 rounded-control bg-sunken text-base">
      <div className="flex items-baseline justify-between gap-3">
        <dt className="text-ink-2">{strings.invoice(invoice.number)}</dt>
        <dd className="truncate">{invoice.client}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <dt className="text-ink-2">{words.total}</dt>
        <dd>
          <Money centimes={invoice.total} />
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-3 font-medium">
        <dt>{words.due}</dt>
        <dd className="text-md">
          <Money centimes={invoice.remaining} />
        </dd>
      </div>
    </dl>
  );
}
