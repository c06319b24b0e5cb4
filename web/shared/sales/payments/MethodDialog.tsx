import { useForm } from "react-hook-form";
import type { Payment, PaymentMethod } from "#domain/core/records.ts";
import { changeMethod } from "#api/sales/payments.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogActions } from "#ui/overlay/DialogActions.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MethodChoice } from "./MethodChoice.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const strings = salesStrings.method;
type Values = { payment_method: PaymentMethod };

/** Dialog that corrects the method of a payment of today. */
export function MethodDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { payment_method: payment.payment_method } });
  const { isBusy, submit } = useSubmitOnce(form, strings.failed, async (values: Values) => {
    if (values.payment_method !== payment.payment_method)
      await changeMethod(payment.id, values.payment_method);
    toast.success(strings.saved);
    onClose();
  });
  return (
    <Dialog title={salesStrings.payments.changeMethod} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">
          {formatDay(payment.date)} · <Money dirhams={payment.amount} />
        </p>
        <MethodChoice input={form.register("payment_method")} />
        <DialogActions save={words.save} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
