import { type ChangeEvent, memo } from "react";
import { useFormContext } from "react-hook-form";
import { checkEyeValue, eyeField, type Measure } from "#domain/optics/optics.ts";
import { formatMeasure, measureMark } from "#domain/optics/format.ts";
import { readMeasure, withSign } from "#domain/optics/parse.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import type { FormValues } from "../formValues.ts";
import { eyeErrorId } from "./EyeNotes.tsx";
import { useEyeKeys } from "./useEyeKeys.ts";

type Props = {
  side: EyeSide;
  measure: Measure;
  /** Id of the warning about this field. */
  warning: string | undefined;
  /** True of an invalid value, whose error is shown under the grid. */
  isRefused: boolean;
};

function writeSign(event: ChangeEvent<HTMLInputElement>, measure: Measure): void {
  const input = event.target;
  const signed = withSign(measure, input.value);
  if (signed === input.value) return;
  const caret = (input.selectionStart ?? 0) + signed.length - input.value.length;
  input.value = signed;
  input.setSelectionRange(caret, caret);
}

/** Field of an eye: free text, formatted on blur. Memoised, because its card renders at each key. */
export const EyeInput = memo(function EyeInput({ side, measure, warning, isRefused }: Props) {
  const { register, clearErrors } = useFormContext<FormValues>();
  const field = eyeField(side, measure);
  const format = useFormat(field, measure, isRefused);
  const onKeyDown = useEyeKeys(side, measure);
  const { onChange, onBlur, ...input } = register(field);
  return (
    <div className="min-w-0">
      <label
        className="@rx:sr-only block mb-0.5 text-center text-xs font-medium text-ink-3"
        htmlFor={field}
      >
        {measureMark(measure)} <span className="sr-only">{eyeLabels[side].name}</span>
      </label>
      <input
        {...input}
        id={field}
        className={`field field-rx @max-[47rem]:px-0.5 ${warning && !isRefused ? "border-warn" : ""}`}
        inputMode={measure === "axis" ? "numeric" : "decimal"}
        autoComplete="off"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? eyeErrorId(field) : warning}
        data-eye={side}
        data-measure={measure}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          writeSign(event, measure);
          if (isRefused) clearErrors(field);
          void onChange(event);
        }}
        onBlur={(event) => {
          format();
          void onBlur(event);
        }}
      />
    </div>
  );
});

/** Formats a value on blur, and shows the error of an invalid one. */
function useFormat(field: ReturnType<typeof eyeField>, measure: Measure, hasError: boolean) {
  const { setValue, getValues, trigger, clearErrors } = useFormContext<FormValues>();
  return () => {
    const typed = readMeasure(measure, getValues(field));
    const text =
      typed.readable && typed.value !== null
        ? formatMeasure(measure, typed.value)
        : getValues(field).trim();
    if (text !== getValues(field)) setValue(field, text);
    const isKept = typed.readable && checkEyeValue(measure, typed.value) === null;
    if (!isKept) void trigger(field);
    else if (hasError) clearErrors(field);
  };
}
