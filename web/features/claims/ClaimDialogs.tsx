import { FormProvider, useForm } from "react-hook-form";
import { rejectClaim, saveClaim } from "#api/sales/claims.ts";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { today } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { noMoney, parseAmount, toDirhams } from "#domain/core/money.ts";
import { AmountField } from "#shared/sales/payments/AmountField.tsx";
import { amountText } from "#shared/sales/items/saleItems.ts";
import { toast } from "#ui/feedback/toast.ts";
import { DayField } from "#ui/form/DayField.tsx";
import { TextAreaField, TextField } from "#ui/form/Field.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogActions } from "#ui/overlay/DialogActions.tsx";
import { NeverMasked } from "#ui/page/MoneyText.tsx";
import { claimsStrings } from "./claims.strings.ts";

type Props = { claim: ClaimDocument; onClose: () => void };
type Agreement = { agreed: string; agreement_number: string; agreement_on: string };

/** Amount, number and day of the fund's agreement. */
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
  const { errors } = form.formState;
  return (
    <NeverMasked>
      <Dialog title={text.title} onClose={onClose} onOpened={() => form.setFocus("agreed")}>
        <FormProvider {...form}>
          <form noValidate onSubmit={submit} className="grid gap-4">
            <AmountField
              label={text.amount}
              error={errors.agreed?.message}
              {...form.register("agreed", {
                validate: (typed) =>
                  (parseAmount(typed) ?? 0) > 0 || messageOfCode("agreed_required"),
              })}
            />
            <TextField
              label={text.number}
              isOptional
              error={errors.agreement_number?.message}
              {...form.register("agreement_number")}
            />
            <DayField<Agreement> path="agreement_on" label={text.day} />
            <DialogActions save={text.save} isBusy={isBusy} onCancel={onClose} />
          </form>
        </FormProvider>
      </Dialog>
    </NeverMasked>
  );
}

type Completed = { prescriber: string; examined_on: string };

/** What a complete claim lacks, asked for where it is marked. */
export function CompleteDialog({ claim, onClose }: Props) {
  const [text, facts] = [claimsStrings.complete, claimsStrings.detail];
  const form = useForm<Completed>({
    defaultValues: { prescriber: claim.prescriber, examined_on: claim.examined_on.slice(0, 10) },
  });
  const { isBusy, submit } = useSubmitOnce(form, facts.moveFailed, async (values: Completed) => {
    const { id, version } = claim;
    await saveClaim(id, { version, status: "ready", ...values });
    toast.success(facts.moved);
    onClose();
  });
  const { errors } = form.formState;
  const first = claim.prescriber ? "examined_on" : "prescriber";
  return (
    <Dialog title={text.title} onClose={onClose} onOpened={() => form.setFocus(first)}>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label={facts.prescriber}
            error={errors.prescriber?.message}
            {...form.register("prescriber")}
          />
          <DayField<Completed> path="examined_on" label={facts.examined} />
          <DialogActions save={facts.acts.ready} isBusy={isBusy} onCancel={onClose} />
        </form>
      </FormProvider>
    </Dialog>
  );
}

type Refusal = { refusal: string };

/** Reason of a refusal before the slip, or of a rejection after it. */
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
    <Dialog title={text[kind]} onClose={onClose} onOpened={() => form.setFocus("refusal")}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextAreaField
          label={text.reason}
          hint={kind === "rejected" ? text.hint : undefined}
          rows={2}
          error={form.formState.errors.refusal?.message}
          {...form.register("refusal")}
        />
        <DialogActions save={claimsStrings.detail.acts[kind]} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
