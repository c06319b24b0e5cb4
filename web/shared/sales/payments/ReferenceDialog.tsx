import { useForm } from "react-hook-form";
import type { Payment } from "#domain/core/records.ts";
import { writeReference } from "#api/sales/payments.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { FormText } from "#ui/form/Field.tsx";
import { Money } from "#ui/page/Money.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";

const strings = salesStrings.reference;
type Values = { reference: string };
type Props = { payment: Payment; onClose: () => void };

/** Dialog that adds the reference of a payment. */
export function ReferenceDialog({ payment, onClose }: Props) {
  const form = useForm<Values>({ defaultValues: { reference: payment.reference } });
  const { isBusy, submit } = useSubmitOnce(form, strings.failed, async ({ reference }: Values) => {
    await writeReference(payment.id, reference.trim());
    toast.success(strings.saved);
    onClose();
  });
  return (
    <DialogForm title={strings.title} {...{ form, isBusy, submit, onClose }}>
      <p className="text-ink-2">
        {paymentMethodLabels[payment.payment_method]} · {formatDay(payment.date)} ·{" "}
        <Money dirhams={payment.amount} />
      </p>
      <FormText<Values>
        path="reference"
        label={words.reference}
        placeholder={words.referenceHint}
        maxLength={500}
      />
    </DialogForm>
  );
}
