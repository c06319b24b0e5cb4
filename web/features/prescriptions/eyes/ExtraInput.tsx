import { useFormContext } from "react-hook-form";
import { FieldNote } from "#shared/documents/FieldNote.tsx";
import { useFieldError } from "#shared/documents/useFieldError.ts";
import type { FormValues } from "../formValues.ts";
import { type ExtraField, extraOfText, extraRefusal, extraText } from "../extraValues.ts";
import { measureOfField, type PairField } from "../pairValues.ts";
import { useExtraKeys } from "./useEyeKeys.ts";

type Props = { field: ExtraField | PairField; label: string; hidden?: string; className?: string };

/** Field of a further measure: free text, formatted and checked on blur. */
export function ExtraInput({ field, label, hidden = "", className = "" }: Props) {
  const { register, getValues, setValue, clearErrors, trigger } = useFormContext<FormValues>();
  const error = useFieldError<FormValues>(field);
  const measure = measureOfField(field);
  const onKeyDown = useExtraKeys(field);
  const { onBlur, ...input } = register(field);
  const format = () => {
    const typed = getValues(field);
    if (extraRefusal(measure, typed) !== null) return void trigger(field);
    const text = extraText(measure, extraOfText(measure, typed));
    if (text !== typed) setValue(field, text);
    clearErrors(field);
  };
  return (
    <div className={className}>
      <label className="mb-0.5 block text-xs font-medium text-ink-3" htmlFor={field}>
        {label} {hidden && <span className="sr-only">{hidden}</span>}
      </label>
      <input
        {...input}
        id={field}
        className="field field-rx"
        inputMode={field.endsWith("va") ? "text" : "decimal"}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${field}-error` : undefined}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          format();
          void onBlur(event);
        }}
      />
      <FieldNote id={`${field}-error`} error={error} />
    </div>
  );
}
