import { prescriptionSourceLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { prescriptionSources } from "#domain/core/records.ts";
import { type SyntheticEvent, useState } from "react";
import { get, useFormContext, useFormState, useWatch } from "react-hook-form";
import { parseDay } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { Summary } from "#ui/page/Summary.tsx";
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

/** Chooses where the values come from; a second press on the same source clears it. */
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

const fields = ["notes", "invoice.notes", "prescriber", "examined_on", "source"] as const;

const sourceNames: Partial<Record<string, string>> = prescriptionSourceLabels;

/** True when a field of the card is refused. */
function useIsRefused(): boolean {
  const { control } = useFormContext<FormValues>();
  const { errors } = useFormState({ control, name: [...fields] });
  return fields.some((field) => get(errors, field) !== undefined);
}

/** Summary of the folded fields that have a value, each with its name. */
function Told() {
  const { control } = useFormContext<FormValues>();
  const [notes, invoiceNotes, prescriber, day, source] = useWatch({ control, name: fields });
  const told = [
    [words.notes, notes],
    [strings.invoiceNotes, invoiceNotes],
    [words.prescriber, prescriber],
    [extraStrings.examined_on, parseDay(day ?? "") ? formatDay(day ?? "") : day],
    [extraStrings.source, sourceNames[source ?? ""]],
  ].filter(([, text]) => text);
  return (
    <>
      {told.map(([label, text]) => (
        <span key={label} className="flex max-w-full gap-1.5">
          <span className="shrink-0 text-ink-2">{label}</span>
          <span dir="auto" className="truncate" title={text}>
            {text}
          </span>
        </span>
      ))}
    </>
  );
}

/**
 * Notes of prescription and invoice, and prescriber, day and source of the ordonnance. Folded to one line until opened.
 */
export function NotesCard() {
  const { register, setFocus } = useFormContext<FormValues>();
  const error = useFieldError<FormValues>("prescriber");
  const isRefused = useIsRefused();
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || isRefused;
  const toggled = ({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) => {
    // Opens the card, so that a refused field is visible.
    if (isRefused) details.open = true;
    setPressed(details.open);
    if (details.open && document.activeElement === details.firstElementChild) setFocus("notes");
  };
  return (
    <details className="card group" open={isOpen} onToggle={toggled}>
      <Summary className="px-4 py-3 text-sm">
        <span className="flex min-w-0 flex-wrap gap-x-4">
          <span className="font-medium text-ink-2">{strings.folded}</span>
          {!isOpen && <Told />}
        </span>
      </Summary>
      <div className="grid gap-3 px-4 pb-4 md:grid-cols-2">
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
        <DayField<FormValues>
          path="examined_on"
          id="examined_on"
          label={extraStrings.examined_on}
        />
        <SourceChoice />
      </div>
    </details>
  );
}
