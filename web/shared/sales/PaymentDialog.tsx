import { useEffect } from "react";
import { FormProvider, useForm, type UseFormReturn, useWatch } from "react-hook-form";
import type { PaymentInput } from "#domain/documents/documents.ts";
import { type Centimes, formatAmount, formatMoney, parseAmount } from "#domain/core/money.ts";
import { words } from "#lib/words.strings.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { TextField } from "#ui/form/Field.tsx";
import { useFutureQuestion } from "#ui/form/useFutureQuestion.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { Money } from "#ui/page/Money.tsx";
import { NeverMasked } from "#ui/page/MoneyText.tsx";
import { AmountField } from "./AmountField.tsx";
import { ChequeFields } from "./ChequeFields.tsx";
import { DialogActions } from "./DialogActions.tsx";
import { NumberRemark } from "./NumberRemark.tsx";
import { MethodChoice } from "./MethodChoice.tsx";
import {
  checkAmount,
  checkDate,
  checkMethod,
  paymentInput,
  type PaymentValues,
  surplusOf,
} from "./paymentForm.ts";
import { salesStrings } from "./sales.strings.ts";
import { useSurplusQuestion } from "./useSurplusQuestion.tsx";
import { useSubmitOnce } from "./useSubmitOnce.ts";

const strings = salesStrings.dialog;
type PaidInvoice = {
  number: string;
  /** Who it is for. */
  client: string;
  total: Centimes;
  remaining: Centimes;
};
type Props = {
  invoice: PaidInvoice;
  proposed: PaymentValues;
  onSave: (payment: PaymentInput) => Promise<void>;
  onClose: () => void;
};

/** 'Ajouter un paiement': the balance is offered, the button repeats what will be kept. */
export function PaymentDialog({ invoice, proposed, onSave, onClose }: Props) {
  const form = useForm<PaymentValues>({ defaultValues: proposed });
  const future = useFutureQuestion();
  const beyond = useSurplusQuestion();
  const { isBusy, submit } = useSubmitOnce(
    form,
    strings.failed,
    async (values: PaymentValues, id) => {
      if (!(await future.agree([values.date]))) return;
      if (!(await beyond.agree(surplusOf(values.amount, invoice.remaining)))) return;
      await onSave(paymentInput(id, values));
      onClose();
    },
  );
  const saveLabel = useSaveLabel(form);
  // After the dialog's own focus, which goes to its first button.
  useEffect(() => form.setFocus("amount", { shouldSelect: true }), [form]);
  return (
    <NeverMasked>
      <Dialog title={words.addPayment} onClose={onClose}>
        <FormProvider {...form}>
          <form noValidate onSubmit={submit} className="grid gap-4">
            <Facts invoice={invoice} />
            <Amount form={form} remaining={invoice.remaining} />
            <MethodChoice input={form.register("payment_method", { validate: checkMethod })} />
            <OtherFields form={form} />
            <DialogActions save={saveLabel} isBusy={isBusy} onCancel={onClose} />
          </form>
        </FormProvider>
        {future.question}
        {beyond.question}
      </Dialog>
    </NeverMasked>
  );
}

type PaymentForm = UseFormReturn<PaymentValues>;

/** The button names the amount, once there is one. */
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
      <AmountField
        label={words.amount}
        error={form.formState.errors.amount?.message}
        {...form.register("amount", { validate: checkAmount, onBlur: writeAmount })}
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

function OtherFields({ form: { register, formState, control } }: { form: PaymentForm }) {
  const { errors } = formState;
  const [method, reference] = useWatch({ control, name: ["payment_method", "reference"] });
  const isCheque = method === "check";
  return (
    <>
      <div className={`grid gap-3 ${isCheque ? "grid-cols-2" : "md:grid-cols-[2fr_3fr]"}`}>
        <DayField
          path="date"
          label={words.date}
          control={control}
          rules={{ validate: checkDate }}
        />
        {isCheque ? (
          <ChequeFields />
        ) : (
          <TextField
            label={strings.reference}
            isOptional
            placeholder={strings.referencePlaceholder}
            maxLength={500}
            error={errors.reference?.message}
            {...register("reference")}
          />
        )}
        <div className="col-span-full -mt-2 empty:hidden">
          <NumberRemark {...{ method, reference }} isQuiet={!formState.touchedFields.reference} />
        </div>
      </div>
      <TextField
        label={words.notes}
        isOptional
        maxLength={500}
        error={errors.notes?.message}
        {...register("notes")}
      />
    </>
  );
}

/** Which invoice, what it costs, what is still due. */
function Facts({ invoice }: { invoice: PaidInvoice }) {
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
      <div className="flex items-baseline justify-between gap-3 font-semibold">
        <dt>{words.due}</dt>
        <dd className="text-md">
          <Money centimes={invoice.remaining} />
        </dd>
      </div>
    </dl>
  );
}
