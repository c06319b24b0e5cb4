import type { ChangeEvent } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import type { LensNumber } from "#domain/contactLenses/lensLimits.ts";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { contactShared } from "#shared/contactLenses/contactShared.strings.ts";
import { signedNumber, tidiedNumber } from "#shared/contactLenses/lensTexts.ts";

type Props = {
  /** Path of the lens in the form. */
  path: string;
  field: LensNumber;
  /** Name of the line, for screen readers. */
  name: string;
};

/** Adds the sign of a power while it is typed, and keeps the caret in place. */
function writeSign({ target }: ChangeEvent<HTMLInputElement>, field: LensNumber): void {
  const signed = signedNumber(field, target.value);
  if (signed === target.value) return;
  const caret = (target.selectionStart ?? 0) + signed.length - target.value.length;
  target.value = signed;
  target.setSelectionRange(caret, caret);
}

/** Numeric field of a contact lens with its caption; formatted on blur. */
export function LensInput({ path, field, name }: Props) {
  const { register, getValues, setValue, clearErrors } = useFormContext<FieldValues>();
  const at = `${path}.${field}`;
  const error = useFieldError<FieldValues>(at);
  const { onChange, onBlur, ...input } = register(at);
  const tidy = () => {
    const typed = String(getValues(at));
    const text = tidiedNumber(field, typed);
    if (text !== typed) setValue(at, text);
  };
  const caption = contactShared.fields[field];
  return (
    <label className="min-w-0">
      <span className="mb-0.5 block text-center text-xs font-medium text-ink-3" aria-hidden="true">
        {caption}
      </span>
      <input
        {...input}
        className="field field-rx px-1"
        inputMode={field === "axis" ? "numeric" : "decimal"}
        autoComplete="off"
        aria-label={contactShared.line.named(caption, name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorIdOf(at) : undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          writeSign(event, field);
          if (error) clearErrors(at);
          void onChange(event);
        }}
        onBlur={(event) => {
          tidy();
          void onBlur(event);
        }}
      />
    </label>
  );
}
