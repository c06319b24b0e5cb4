import { type UseFormReturn, useForm } from "react-hook-form";
import { closeBooks } from "#api/shop/bookActs.ts";
import type { Difference } from "#domain/books/differences.ts";
import { addDays } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { FieldError } from "#ui/form/DayField.tsx";
import { TextField } from "#ui/form/Field.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogActions } from "#ui/overlay/DialogActions.tsx";
import { Button } from "#ui/page/Button.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { booksStrings } from "./books.strings.ts";

const text = booksStrings.dialog;

type Values = { notes: string; accept: Record<string, boolean> };
type Props = {
  period: Period;
  /** Current differences; they are loaded again after a refusal. */
  differences: readonly Difference[];
  onClose: () => void;
  onDone: () => void;
};

/** Transmits the period once each difference is accepted by a tick. A defect in the sums prevents it. */
export function TransmitDialog({ period, differences, onClose, onDone }: Props) {
  const form = useForm<Values>({ defaultValues: { notes: "", accept: {} } });
  const { isBusy, submit } = useSubmitOnce(form, text.failed, async ({ notes }: Values) => {
    await closeBooks({ ...period, notes, accept: differences.map(({ code }) => code) });
    toast.success(text.saved);
    onDone();
  });
  const defect = differences.find(({ code }) => code === "sums");
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p>
          {text.days(formatDay(period.from), formatDay(period.to))}{" "}
          {text.effect(formatDay(period.to), formatDay(addDays(period.to, 1)))}
        </p>
        {defect ? (
          <>
            <Notice tone="bad">
              <MoneyText>{`${defect.message}. ${booksStrings.differences.stop}`}</MoneyText>
            </Notice>
            <div className="flex justify-end max-md:*:flex-1">
              <Button onClick={onClose}>{words.close}</Button>
            </div>
          </>
        ) : (
          <>
            {differences.length > 0 && <Accepted form={form} differences={differences} />}
            <TextField
              label={text.notes}
              isOptional
              placeholder={text.notesExample}
              maxLength={500}
              error={form.formState.errors.notes?.message}
              {...form.register("notes")}
            />
            <DialogActions
              save={text.save}
              isBusy={isBusy}
              right="books.close"
              onCancel={onClose}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}

type AcceptedProps = { form: UseFormReturn<Values>; differences: readonly Difference[] };

const Accepted = ({ form, differences }: AcceptedProps) => (
  <fieldset className="grid gap-1">
    <legend className="label">{text.accept}</legend>
    {differences.map(({ code, message }) => {
      const error = form.formState.errors.accept?.[code]?.message;
      const id = `accept-${code}`;
      return (
        <div key={code}>
          <Checkbox
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            {...form.register(`accept.${code}`, {
              validate: (isAccepted) => isAccepted || text.acceptFirst,
            })}
          >
            <MoneyText>{message}</MoneyText>
          </Checkbox>
          {error && <FieldError id={id}>{error}</FieldError>}
        </div>
      );
    })}
  </fieldset>
);
