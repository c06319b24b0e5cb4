import { useForm, useWatch } from "react-hook-form";
import {
  type Centimes,
  formatAmount,
  formatMoney,
  noMoney,
  parseAmount,
  toDirhams,
} from "#domain/core/money.ts";
import type { MoneyMethod } from "#domain/core/records.ts";
import { giveRefund, type RefundOf } from "#api/sales/credits.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FormAmount } from "#shared/sales/payments/AmountField.tsx";
import { MethodChoice } from "#shared/sales/payments/MethodChoice.tsx";
import { dialogChecks } from "#shared/sales/payments/payment.ts";
import { toast } from "#ui/feedback/toast.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { FormText } from "#ui/form/Field.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { NeverMasked } from "#ui/page/MoneyText.tsx";
import { creditStrings } from "./credits.strings.ts";

const text = creditStrings.refund;
type Values = { amount: string; payment_method: MoneyMethod; reference: string };
type Props = {
  title: string;
  of: RefundOf;
  /** Proposed amount, and the highest amount that may be refunded. */
  proposed: Centimes;
  most: Centimes;
  /** Proposed method: that of the original payment. */
  method: MoneyMethod;
  onClose: () => void;
};

/** Dialog that refunds a surplus, a kept credit, or a fund. */
export function RefundDialog({ title, of, proposed, most, method, onClose }: Props) {
  const form = useForm<Values>({
    defaultValues: { amount: formatAmount(proposed), payment_method: method, reference: "" },
  });
  const amount = parseAmount(useWatch({ control: form.control, name: "amount" })) ?? noMoney;
  const { isBusy, submit } = useSubmitOnce(form, text.failed, async (values: Values, id) => {
    const read = parseAmount(values.amount) ?? noMoney;
    await giveRefund({ ...values, id, amount: toDirhams(read) }, of);
    toast.success(text.saved(formatMoney(read)));
    onClose();
  });
  const check = (typed: string): string | true => {
    const refused = dialogChecks.amount(typed);
    if (refused !== true) return refused;
    return (parseAmount(typed) ?? noMoney) <= most || text.tooMuch(formatMoney(most));
  };
  return (
    <NeverMasked>
      <DialogForm
        title={title}
        save={text.save(amount > 0 ? formatMoney(amount) : "")}
        {...{ form, isBusy, submit, onClose }}
        onOpened={() => form.setFocus("amount", { shouldSelect: true })}
      >
        <FormAmount<Values> path="amount" label={words.amount} rules={{ validate: check }} />
        <MethodChoice input={form.register("payment_method")} />
        <FormText<Values> path="reference" label={words.reference} isOptional maxLength={500} />
      </DialogForm>
    </NeverMasked>
  );
}
