import { useForm } from "react-hook-form";
import type { Payment } from "#domain/core/records.ts";
import { updateCheque } from "#api/sales/cheques.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Money } from "#ui/page/Money.tsx";
import type { PaymentValues } from "./payment.ts";
import { ChequeFields } from "./PaymentFields.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";

const text = salesStrings.cheque;
type ChequeForm = Pick<PaymentValues, "bank" | "reference" | "due_on">;
type Props = { payment: Payment; onClose: () => void };

/** Dialog of bank, number and due day of a stored cheque. */
export function ChequeDialog({ payment, onClose }: Props) {
  const { bank, reference, due_on } = payment;
  const form = useForm<ChequeForm>({
    defaultValues: { bank, reference, due_on: due_on.slice(0, 10) },
  });
  const { isBusy, submit } = useSubmitOnce(form, text.failed, async (values: ChequeForm) => {
    await updateCheque(payment.id, {
      bank: values.bank.trim(),
      reference: values.reference.trim(),
      due_on: values.due_on,
    });
    toast.success(text.saved);
    onClose();
  });
  return (
    <DialogForm title={text.title} {...{ form, isBusy, submit, onClose }}>
      <p className="text-ink-2">
        {text.received(formatDay(payment.date))} · <Money dirhams={payment.amount} />
      </p>
      <ChequeFields layout="dialog" />
    </DialogForm>
  );
}
