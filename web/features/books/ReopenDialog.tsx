import { useForm } from "react-hook-form";
import { reopenBooks } from "#api/shop/bookActs.ts";
import type { ListedPeriod } from "#domain/books/booksAnswers.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { toast } from "#ui/feedback/toast.ts";
import { TextField } from "#ui/form/Field.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogActions } from "#ui/overlay/DialogActions.tsx";
import { booksStrings } from "./books.strings.ts";

const text = booksStrings.reopen;

type Values = { reason: string };

/** Asks why the latest period is opened again. */
export function ReopenDialog({ period, onClose }: { period: ListedPeriod; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { reason: "" } });
  const { isBusy, submit } = useSubmitOnce(form, text.failed, async ({ reason }: Values) => {
    await reopenBooks(reason);
    toast.success(text.saved);
    onClose();
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p>{text.effect(formatDay(period.from), formatDay(period.to))}</p>
        <TextField
          label={text.reason}
          placeholder={text.reasonExample}
          maxLength={500}
          error={form.formState.errors.reason?.message}
          {...form.register("reason", {
            validate: (reason) => !isBlank(reason) || text.required,
          })}
        />
        <DialogActions save={text.action} isBusy={isBusy} right="books.reopen" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
