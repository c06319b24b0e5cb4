import { useForm } from "react-hook-form";
import { rejectClaim, saveClaim } from "#api/sales/claims.ts";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { today } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { noMoney, parseAmount, toDirhams } from "#domain/core/money.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FormAmount } from "#shared/sales/payments/AmountField.tsx";
import { amountText } from "#shared/sales/items/saleItems.ts";
import { toast } from "#ui/feedback/toast.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { FormText, FormTextArea } from "#ui/form/Field.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { NeverMasked } from "#ui/page/MoneyText.tsx";
import { claimsStrings } from "./claims.strings.ts";

type Props = { claim: ClaimDocument; onClose: () => void };
type Agreement = { agreed: string; agreement_number: string; agreement_on: string };

/** Asks for amount, number and day of the fund's agreement. */
export function AgreementDialog({ claim, onClose }: Props) {
  const text = claimsStrings.agreement;
  const proposed = claim.agreed || claim.asked;
  const form = useForm<Agreement>({
    defaultValues: {
      agreed: proposed > 0 ? amountText(proposed) : "",
      agreement_number: claim.agreement_number,
      agreement_on: claim.agreement_on.slice(0, 10) || today(),
    },
  });
  const { isBusy, submit } = useSubmitOnce(
    form,
    claimsStrings.detail.moveFailed,
    async ({ agreed, ...values }: Agreement) => {
      const amount = toDirhams(parseAmount(agreed) ?? noMoney);
      const { version } = claim;
      await saveClaim(claim.id, { version, status: "agreed", agreed: amount, ...values });
      toast.success(claimsStrings.detail.moved);
      onClose();
    },
  );
  return (
    <NeverMasked>
      <DialogForm
        title={text.title}
        save={text.save}
        {...{ form, isBusy, submit, onClose }}
        onOpened={() => form.setFocus("agreed")}
      >
        <FormAmount<Agreement>
          path="agreed"
          label={text.amount}
          rules={{
            validate: (typed) => (parseAmount(typed) ?? 0) > 0 || messageOfCode("agreed_required"),
          }}
        />
        <FormText<Agreement> path="agreement_number" label={text.number} isOptional />
        <DayField<Agreement> path="agreement_on" label={text.day} />
      </DialogForm>
    </NeverMasked>
  );
}

type Completed = { prescriber: string; examined_on: string };

/** Asks for prescriber and date of examination, if missing, when a claim is marked as complete. */
export function CompleteDialog({ claim, onClose }: Props) {
  const [text, details] = [claimsStrings.complete, claimsStrings.detail];
  const form = useForm<Completed>({
    defaultValues: { prescriber: claim.prescriber, examined_on: claim.examined_on.slice(0, 10) },
  });
  const { isBusy, submit } = useSubmitOnce(form, details.moveFailed, async (values: Completed) => {
    const { id, version } = claim;
    await saveClaim(id, { version, status: "ready", ...values });
    toast.success(details.moved);
    onClose();
  });
  const first = claim.prescriber ? "examined_on" : "prescriber";
  return (
    <DialogForm
      title={text.title}
      save={details.acts.ready}
      {...{ form, isBusy, submit, onClose }}
      onOpened={() => form.setFocus(first)}
    >
      <FormText<Completed> path="prescriber" label={words.prescriber} />
      <DayField<Completed> path="examined_on" label={details.examined} />
    </DialogForm>
  );
}

type Refusal = { refusal: string };

/** Asks for the reason: of a refusal before the slip, or of a rejection after it. */
export function RefusalDialog({ claim, kind, onClose }: Props & { kind: "refused" | "rejected" }) {
  const text = claimsStrings.refusal;
  const form = useForm<Refusal>({ defaultValues: { refusal: "" } });
  const { isBusy, submit } = useSubmitOnce(
    form,
    claimsStrings.detail.moveFailed,
    async ({ refusal }: Refusal) => {
      const { id, version } = claim;
      if (kind === "rejected") await rejectClaim(id, refusal);
      else await saveClaim(id, { version, status: "refused", refusal });
      toast.success(claimsStrings.detail.moved);
      onClose();
    },
  );
  return (
    <DialogForm
      title={text[kind]}
      save={claimsStrings.detail.acts[kind]}
      {...{ form, isBusy, submit, onClose }}
      onOpened={() => form.setFocus("refusal")}
    >
      <FormTextArea<Refusal>
        path="refusal"
        label={words.reason}
        hint={kind === "rejected" ? text.hint : undefined}
        rows={2}
      />
    </DialogForm>
  );
}
