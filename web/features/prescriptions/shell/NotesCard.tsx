import { prescriptionSourceLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { prescriptionSources } from "#domain/core/records.ts";
import { useFormContext, useWatch } from "react-hook-form";
import { DayField } from "#ui/form/DayField.tsx";
import { formStrings } from "../form.strings.ts";
import { extraStrings } from "../extra.strings.ts";
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
        dir="auto"
        className="field h-auto max-md:h-auto py-2"
        rows={2}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldNote id={`${id}-error`} error={error} />
    </div>
  );
}

/** Where the values come from; a second press says nothing again. */
function SourceChoice() {
  const { setValue } = useFormContext<FormValues>();
  const source = useWatch<FormValues, "source">({ name: "source" }) ?? "";
  return (
    <div role="group" aria-labelledby="source-label" className="md:col-span-2">
      <p className="label" id="source-label">
        {extraStrings.source}
      </p>
      <div className="flex flex-wrap gap-1">
        {prescriptionSources.map((one) => (
          <button
            key={one}
            type="button"
            className="btn btn-secondary btn-sm aria-pressed:bg-brand-soft"
            aria-pressed={source === one}
            onClick={() => setValue("source", source === one ? "" : one, { shouldDirty: true })}
          >
            {prescriptionSourceLabels[one]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Prescriber, source and day of the ordonnance, notes of the prescription and of the invoice. */
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
          dir="auto"
          className="field"
          placeholder={strings.prescriberPlaceholder}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "prescriber-error" : undefined}
        />
        <FieldNote id="prescriber-error" error={error} />
      </div>
      <DayField<FormValues> path="examined_on" id="examined_on" label={extraStrings.examined_on} />
      <SourceChoice />
    </section>
  );
}
