import { useForm } from "react-hook-form";
import type { Payment, PaymentMethod } from "#domain/core/records.ts";
import { changeMethod } from "#api/sales/payments.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { toast } from "#ui/feedback/toast.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { Money } from "#ui/page/Money.tsx";
import { MethodChoice } from "./MethodChoice.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const strings = salesStrings.method;
type Values = { payment_method: PaymentMethod };

/** Dialog that corrects the method of a payment made today. */
export function MethodDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { payment_method: payment.payment_method } });
  const { isBusy, submit } = useSubmitOnce(form, strings.failed, async (values: Values) => {
    if (values.payment_method !== payment.payment_method)
      await changeMethod(payment.id, values.payment_method);
    toast.success(strings.saved);
    onClose();
  });
  return (
    <DialogForm title={salesStrings.payments.changeMethod} {...{ form, isBusy, submit, onClose }}>
      <p className="text-ink-2">
        {formatDay(payment.date)} · <Money dirhams={payment.amount} />
      </p>
      <MethodChoice input={form.register("payment_method")} />
    </DialogForm>
  );
}
