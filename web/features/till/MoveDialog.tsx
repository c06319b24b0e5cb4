import { missingRight } from "#api/failure.ts";
import { useEffect } from "react";
import { Controller, useForm, type UseFormReturn, useWatch } from "react-hook-form";
import type { CashMovement, HandCashKind } from "#domain/core/records.ts";
import { formatAmount, formatMoney, parseAmount, toCentimes } from "#domain/core/money.ts";
import { createMove, deleteMove, updateMove } from "#api/sales/till.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ClosedNotice } from "#shared/period/ClosedNotice.tsx";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { FormText } from "#ui/form/Field.tsx";
import { Segment } from "#ui/form/Segment.tsx";
import { useFutureQuestion } from "#ui/form/useFutureQuestion.tsx";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { FormAmount } from "#shared/sales/payments/AmountField.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import {
  blankMove,
  checkAmount,
  checkDate,
  type MoveForm,
  moveForm,
  moveValues,
  storedValues,
} from "./moveValues.ts";
import { cashMoveLabels } from "#shared/till/till.strings.ts";
import { tillPageStrings } from "./till.strings.ts";

const text = tillPageStrings.move;

type Props = {
  kind: HandCashKind;
  /** Day that is proposed. */
  day: string;
  /** Movement to edit; absent for a new one. */
  move?: CashMovement;
  onClose: () => void;
};

/** Dialog of a cash movement. */
export function MoveDialog({ kind, day, move, onClose }: Props) {
  const form = useForm<MoveForm>({ defaultValues: move ? moveForm(move) : blankMove(day) });
  const future = useFutureQuestion();
  const { isBusy, submit } = useSubmitOnce(form, text.failed, async (values: MoveForm, id) => {
    if (!(await future.confirm([values.date]))) return;
    await save({ id, kind, move }, values);
    onClose();
  });
  const amount = parseAmount(useWatch({ control: form.control, name: "amount" }));
  return (
    <DialogForm
      title={move ? text.edit(cashMoveLabels[kind]) : cashMoveLabels[kind]}
      save={text.save(amount && amount > 0 ? formatMoney(amount) : "")}
      {...{ form, isBusy, submit, onClose }}
      questions={future.question}
    >
      <Fields form={form} kind={kind} isNew={move === undefined} />
    </DialogForm>
  );
}

type Saved = { id: string; kind: HandCashKind; move: CashMovement | undefined };

/** Saves a cash movement; the toast offers undo. */
async function save({ id, kind, move }: Saved, values: MoveForm): Promise<void> {
  const sent = moveValues(kind, values);
  if (move) await updateMove(move.id, sent);
  else await createMove(id, sent);
  const undo = () => (move ? updateMove(move.id, storedValues(move)) : deleteMove(id));
  tellUndoable(
    text.saved(cashMoveLabels[kind], formatMoney(toCentimes(sent.amount))),
    () =>
      void undo().then(
        () => toast.success(text.undone),
        (error: unknown) => {
          console.warn(error);
          toast.error(missingRight(error) || text.undoFailed);
        },
      ),
  );
}

type FieldsProps = { form: UseFormReturn<MoveForm>; kind: HandCashKind; isNew: boolean };

function Fields({ form, kind, isNew }: FieldsProps) {
  const writeAmount = () => {
    const read = parseAmount(form.getValues("amount"));
    if (read !== null) form.setValue("amount", formatAmount(read));
  };
  // After the dialog has set its own focus, possibly on a button.
  useEffect(() => form.setFocus("amount", { shouldSelect: true }), [form]);
  return (
    <>
      {kind === "other" && (
        <Controller
          control={form.control}
          name="way"
          render={({ field }) => (
            <Segment
              label={text.way}
              options={text.ways}
              value={text.ways.find(({ value }) => value === field.value)?.value ?? null}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <FormAmount<MoveForm>
          path="amount"
          label={words.amount}
          rules={{ validate: checkAmount, onBlur: writeAmount }}
        />
        <DayField<MoveForm> path="date" label={words.date} rules={{ validate: checkDate }} />
      </div>
      <ClosedNotice path="date" kind="refused" isNew={isNew} />
      <FormText<MoveForm>
        path="label"
        label={words.label}
        placeholder={text.labels[kind]}
        maxLength={500}
      />
    </>
  );
}
