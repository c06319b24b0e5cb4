import { useForm } from "react-hook-form";
import { reopenBooks } from "#api/shop/bookActs.ts";
import type { ListedPeriod } from "#domain/books/booksAnswers.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { FormText } from "#ui/form/Field.tsx";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { booksStrings } from "./books.strings.ts";

const text = booksStrings.reopen;

type Values = { reason: string };

/** Asks why the latest period is reopened. */
export function ReopenDialog({ period, onClose }: { period: ListedPeriod; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { reason: "" } });
  const { isBusy, submit } = useSubmitOnce(form, text.failed, async ({ reason }: Values) => {
    await reopenBooks(reason);
    toast.success(text.saved);
    onClose();
  });
  return (
    <DialogForm
      title={text.title}
      save={text.action}
      right="books.reopen"
      {...{ form, isBusy, submit, onClose }}
    >
      <p>{text.effect(formatDay(period.from), formatDay(period.to))}</p>
      <FormText<Values>
        path="reason"
        label={words.reason}
        placeholder={text.reasonExample}
        maxLength={500}
        rules={{ validate: (reason) => !isBlank(reason) || text.required }}
      />
    </DialogForm>
  );
}
