import { useForm } from "react-hook-form";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { parseDay, storedDay, today } from "#domain/core/days/days.ts";
import { messageOfCode, violationMessage } from "#domain/core/messages/messages.ts";
import type { Payment } from "#domain/core/records.ts";
import { checkBouncedOn } from "#domain/till/reversals.ts";
import type { ChequeValues } from "#api/sales/cheques.ts";
import { ClosedNotice } from "#shared/period/ClosedNotice.tsx";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { FormText } from "#ui/form/Field.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const text = salesStrings.cheque;

type Bounce = { bounced_on: string; bounce_note: string };
type Props = {
  cheque: Payment;
  /** Stores the bounce; a refusal is shown at its field. */
  onSave: (values: ChequeValues) => Promise<void>;
  onClose: () => void;
};

/** Asks when and why a cheque bounced, because its invoice becomes due again. */
export function BounceDialog({ cheque, onSave, onClose }: Props) {
  const form = useForm<Bounce>({ defaultValues: { bounced_on: today(), bounce_note: "" } });
  const { title, ask, goOn } = text.lost.bounced;
  const { isBusy, submit } = useSubmitOnce(form, text.failed, async (values: Bounce) => {
    await onSave({ cheque_state: "bounced", ...values });
    onClose();
  });
  const check = (day: string): string | true => {
    const read = parseDay(day);
    if (!read) return messageOfCode("day");
    const bounced = { cheque_state: "bounced", bounced_on: storedDay(read), date: cheque.date };
    const [refused] = checkBouncedOn(bounced, null, today());
    return refused ? violationMessage(refused) : true;
  };
  return (
    <DialogForm
      title={title}
      save={goOn}
      right="cheque.state"
      {...{ form, isBusy, submit, onClose }}
    >
      <p>
        <MoneyText>{ask(formatMoney(toCentimes(cheque.amount)))}</MoneyText>
      </p>
      <DayField<Bounce> path="bounced_on" label={text.bouncedOn} rules={{ validate: check }} />
      <ClosedNotice path="bounced_on" kind="refused" />
      <FormText<Bounce>
        path="bounce_note"
        label={text.bounceNote}
        placeholder={text.bounceExample}
        maxLength={500}
      />
    </DialogForm>
  );
}
