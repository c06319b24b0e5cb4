import { useForm } from "react-hook-form";
import { parseDay, today } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { ClosedNotice } from "#shared/period/ClosedNotice.tsx";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { billPaymentStrings } from "./payment.strings.ts";
import type { Cashed, EndState } from "./useBillPaymentState.tsx";

const text = billPaymentStrings.state;
const looks = {
  debited: { title: text.debitTitle, day: text.debitOn, save: text.debitSave },
  refused: { title: text.refuseTitle, day: text.refuseOn, save: text.refuseSave },
} as const;

type Values = { on: string };
type Props = {
  payment: Cashed;
  state: EndState;
  onClose: () => void;
  onSave: (on: string) => Promise<void>;
};

/** Asks on which day the bank debited or refused a payment: not before its own day, nor after today. */
export function StateDialog({ payment, state, onClose, onSave }: Props) {
  const form = useForm<Values>({ defaultValues: { on: today() } });
  const { isBusy, submit } = useSubmitOnce(form, text.failed, ({ on }: Values) => onSave(on));
  const { title, day, save } = looks[state];
  const check = (on: string): string | true => {
    const read = parseDay(on);
    if (!read) return messageOfCode("day");
    if (read > today()) return text.toCome;
    return read >= payment.date.slice(0, 10) || text.early;
  };
  return (
    <DialogForm title={title} save={save} right="bill.pay" {...{ form, isBusy, submit, onClose }}>
      <DayField<Values> path="on" label={day} rules={{ validate: check }} />
      {state === "refused" && <p className="text-sm text-ink-2">{text.refuseHint}</p>}
      {state === "refused" && <ClosedNotice path="on" kind="refused" />}
    </DialogForm>
  );
}
