import { type ChangeEvent, memo } from "react";
import { useFormContext } from "react-hook-form";
import type { EyeNumber } from "#domain/contactLenses/lensLimits.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { withSign } from "#domain/optics/parse.ts";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { eyeId, eyePath, remarkId } from "./eyePaths.ts";
import { checkEye, tidied } from "./eyeValues.ts";
import { valueName } from "./sheet.strings.ts";
import { lensField, type SheetValues } from "./sheetValues.ts";
import { useClearEye, useNoteChange } from "./useEyes.ts";
import { isSigned, useNumberKeys } from "./useNumberKeys.ts";

type Props = {
  side: EyeSide;
  name: EyeNumber;
  /** True when a remark about the value is shown under the eye. */
  isRemarked?: boolean;
  /** True when the server requires a value for this eye, which has none. */
  isWanted?: boolean;
  className?: string;
};

function writeSign(input: HTMLInputElement, name: EyeNumber): void {
  const text = isSigned(name) ? withSign("sphere", input.value) : input.value;
  if (text === input.value) return;
  const caret = (input.selectionStart ?? 0) + text.length - input.value.length;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

/** Numeric field of an eye: free text, formatted and checked on blur. Its error and remarks are shown under the eye. */
export const NumberInput = memo(function NumberInput(props: Props) {
  const { side, name, isRemarked = false, isWanted = false, className = "" } = props;
  const { register } = useFormContext<SheetValues>();
  const path = eyePath(side, name);
  const error = useFieldError<SheetValues>(path);
  const clear = useClearEye();
  const noteChange = useNoteChange();
  const tidy = useTidy(side, name);
  const onKeyDown = useNumberKeys(side, name);
  const { onChange, onBlur, ...input } = register(path);
  const isInvalid = error !== null || isWanted;
  const notes = [error ? errorIdOf(path) : "", isRemarked ? remarkId(side, name) : ""];
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    writeSign(event.target, name);
    clear([path]);
    void onChange(event);
    noteChange(side, name);
  };
  return (
    <div className={`min-w-0 ${className}`}>
      <label
        className="mb-0.5 block truncate text-center text-xs font-medium text-ink-3"
        htmlFor={eyeId(side, name)}
      >
        {valueName(name)} <span className="sr-only">{eyeLabels[side].name}</span>
      </label>
      <input
        {...input}
        id={eyeId(side, name)}
        className={`field field-rx ${isRemarked && !isInvalid ? "border-warn" : ""}`}
        inputMode={name.endsWith("axis") ? "numeric" : "decimal"}
        autoComplete="off"
        aria-invalid={isInvalid || undefined}
        aria-describedby={notes.filter(Boolean).join(" ") || undefined}
        data-eye={side}
        data-number={name}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onChange={change}
        onBlur={(event) => {
          tidy();
          void onBlur(event);
        }}
      />
    </div>
  );
});

/** Formats a number on blur, and shows the error of a refused one. */
function useTidy(side: EyeSide, name: EyeNumber) {
  const { setValue, getValues, trigger } = useFormContext<SheetValues>();
  const path = eyePath(side, name);
  return () => {
    const typed = getValues(path);
    const text = tidied(name, typed);
    if (text !== typed) setValue(path, text);
    const eye = getValues(lensField(side));
    const isRefused = checkEye(lensField(side), eye).some(({ field }) => field === path);
    if (isRefused) void trigger(path);
  };
}
