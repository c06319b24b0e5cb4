import { useForm, useWatch } from "react-hook-form";
import { paySlip } from "#api/sales/claims.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import { today } from "#domain/core/days/days.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import {
  amountRefusal,
  formatAmount,
  formatMoney,
  noMoney,
  parseAmount,
  sum,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import type { MoneyMethod } from "#domain/core/records.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { beneficiaryOf, dueCentimes } from "#shared/claims/claimDisplay.ts";
import { FormAmount } from "#shared/sales/payments/AmountField.tsx";
import { ChequeFields } from "#shared/sales/payments/PaymentFields.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ClosedNotice } from "#shared/period/ClosedNotice.tsx";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { FormSelect, FormText } from "#ui/form/Field.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { Money } from "#ui/page/Money.tsx";
import { NeverMasked } from "#ui/page/MoneyText.tsx";
import { claimsStrings } from "./claims.strings.ts";

const text = claimsStrings.slipPage;
/** Payment methods of a fund. */
const methods = ["transfer", "check", "cash", "other"] as const satisfies MoneyMethod[];
const methodOptions = Object.fromEntries(methods.map((one) => [one, paymentMethodLabels[one]]));

type Values = {
  date: string;
  payment_method: MoneyMethod;
  reference: string;
  bank: string;
  due_on: string;
  /** Typed amount of each claim, by its id. */
  amounts: Record<string, string>;
};
type Props = { slip: string; claims: readonly ListedClaim[]; onClose: () => void };

/** Records one payment for several claims of a slip: proposes what each still lacks; a claim left blank is not paid. */
export function PaySlipDialog({ slip, claims, onClose }: Props) {
  const owed = claims.filter((claim) => dueCentimes(claim) > noMoney);
  const form = useForm<Values>({
    defaultValues: {
      date: today(),
      payment_method: "transfer",
      reference: "",
      bank: "",
      due_on: "",
      amounts: Object.fromEntries(
        owed.map((claim) => [claim.id, formatAmount(dueCentimes(claim))]),
      ),
    },
  });
  const { isBusy, submit } = useSubmitOnce(form, text.payFailed, async (values: Values) => {
    const paid = owed.flatMap(({ id }) => {
      const amount = parseAmount(values.amounts[id] ?? "") ?? noMoney;
      return amount > noMoney ? [[id, toDirhams(amount)] as const] : [];
    });
    if (paid.length === 0)
      return form.setError(`amounts.${owed[0]?.id ?? ""}`, { message: text.nothing });
    const { amounts: _, bank, due_on, ...details } = values;
    const cheque = details.payment_method === "check" ? { bank, due_on } : { bank: "", due_on: "" };
    const amounts = Object.fromEntries(paid);
    const { amount } = await paySlip(slip, { ...details, ...cheque, amounts });
    toast.success(text.paid(formatMoney(toCentimes(amount))));
    onClose();
  });
  return (
    <NeverMasked>
      <DialogForm
        title={text.pay}
        save={words.collect}
        {...{ form, isBusy, submit, onClose }}
        onOpened={() => form.setFocus("reference")}
      >
        <div className="grid gap-3 md:grid-cols-2">
          <DayField<Values> path="date" label={words.date} />
          <FormSelect<Values>
            path="payment_method"
            label={words.paymentMethod}
            options={methodOptions}
          />
        </div>
        <ClosedNotice path="date" kind="refused" />
        <Reference form={form} />
        {owed.map((claim) => (
          <FormAmount<Values>
            key={claim.id}
            path={`amounts.${claim.id}`}
            label={text.amountOf(beneficiaryOf(claim))}
            rules={{ validate: checkTyped }}
          />
        ))}
        <Total form={form} />
      </DialogForm>
    </NeverMasked>
  );
}

/** Bank, number and due day of a cheque; for other methods, the number only. */
function Reference({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const method = useWatch({ control: form.control, name: "payment_method" });
  if (method === "check") return <ChequeFields layout="dialog" />;
  return <FormText<Values> path="reference" label={words.reference} isOptional />;
}

/** Refuses an unreadable amount; a blank amount means that the claim is not paid. */
function checkTyped(typed: string): string | true {
  const code = typed.trim() === "" ? null : amountRefusal(typed);
  return code ? violationMessage({ field: "amount", code }) : true;
}

function Total({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const amounts = useWatch({ control: form.control, name: "amounts" });
  return (
    <p className="flex justify-between gap-3 font-medium">
      {text.sum}{" "}
      <Money centimes={sum(Object.values(amounts).map((typed) => parseAmount(typed) ?? noMoney))} />
    </p>
  );
}
