import { words } from "#lib/words.strings.ts";
import { useFormContext } from "react-hook-form";
import { formStrings } from "../form.strings.ts";
import type { FormValues } from "../formValues.ts";
import { useFieldError } from "#shared/documents/useFieldError.ts";
import { FieldNote } from "#shared/documents/FieldNote.tsx";

const strings = formStrings.notes;
type AreaProps = { path: "notes" | "invoice.notes"; id: string; label: string };

function Area({ path, id, label }: AreaProps) {
  const { register } = useFormContext<FormValues>();
  const error = useFieldError<FormValues>(path);
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label} <span className="font-normal text-ink-3">{words.optional}</span>
      </label>
      <textarea
        {...register(path)}
        id={id}
        className="field h-auto max-md:h-auto py-2"
        rows={2}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldNote id={`${id}-error`} error={error} />
    </div>
  );
}

/** Prescriber, notes of the prescription and of the invoice. */
export function NotesCard() {
  const { register } = useFormContext<FormValues>();
  const error = useFieldError<FormValues>("prescriber");
  return (
    <section className="card p-4 grid md:grid-cols-2 gap-3">
      <Area path="notes" id="notes" label={words.notes} />
      <Area path="invoice.notes" id="invoice-notes" label={strings.invoiceNotes} />
      <div>
        <label className="label" htmlFor="prescriber">
          {words.prescriber} <span className="font-normal text-ink-3">{words.optional}</span>
        </label>
        <input
          {...register("prescriber")}
          id="prescriber"
          className="field"
          placeholder={strings.prescriberPlaceholder}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "prescriber-error" : undefined}
        />
        <FieldNote id="prescriber-error" error={error} />
      </div>
    </section>
  );
}
