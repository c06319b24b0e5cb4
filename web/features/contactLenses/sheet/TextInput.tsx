import { useFormContext } from "react-hook-form";
import { readAcuity } from "#domain/optics/measures/acuity.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { Select } from "#ui/form/Select.tsx";
import { eyeId, eyePath } from "./eyePaths.ts";
import { valueName } from "./sheet.strings.ts";
import type { SheetValues } from "./sheetValues.ts";
import { useClearEye, useNoteChange } from "./useEyes.ts";

type TextKey = "name" | "color" | "va" | "near_va";
type ChoiceKey = "add_word" | "dn" | "use";
type Frame = { side: EyeSide; className?: string };

const Label = ({ side, name }: { side: EyeSide; name: TextKey | ChoiceKey }) => (
  <label
    className="mb-0.5 block truncate text-xs font-medium text-ink-3"
    htmlFor={eyeId(side, name)}
  >
    {valueName(name)} <span className="sr-only">{eyeLabels[side].name}</span>
  </label>
);

/** ARIA attributes that connect a field to its error, shown under the eye. */
function useDescribed(side: EyeSide, name: TextKey | ChoiceKey) {
  const path = eyePath(side, name);
  const error = useFieldError<SheetValues>(path);
  return error ? { "aria-invalid": true as const, "aria-describedby": errorIdOf(path) } : {};
}

/** Text field of an eye; an acuity is formatted on blur. */
export function TextInput({ side, name, className = "" }: Frame & { name: TextKey }) {
  const { register, getValues, setValue, trigger } = useFormContext<SheetValues>();
  const clear = useClearEye();
  const described = useDescribed(side, name);
  const path = eyePath(side, name);
  const { onChange, onBlur, ...input } = register(path);
  const tidy = () => {
    if (!name.endsWith("va")) return;
    const typed = getValues(path);
    const stored = readAcuity(typed);
    if (stored === null) void trigger(path);
    else if (stored !== typed) setValue(path, stored);
  };
  return (
    <div className={`min-w-0 ${className}`}>
      <Label side={side} name={name} />
      <input
        {...input}
        {...described}
        id={eyeId(side, name)}
        dir="auto"
        className="field"
        autoComplete="off"
        onChange={(event) => {
          clear([path]);
          void onChange(event);
        }}
        onBlur={(event) => {
          tidy();
          void onBlur(event);
        }}
      />
    </div>
  );
}

type ChoiceProps = Frame & { name: ChoiceKey; options: Readonly<Record<string, string>> };

/** Select field of an eye. */
export function ChoiceInput({ side, name, options, className = "" }: ChoiceProps) {
  const { register } = useFormContext<SheetValues>();
  const clear = useClearEye();
  const noteChange = useNoteChange();
  const described = useDescribed(side, name);
  const path = eyePath(side, name);
  const { onChange, ...select } = register(path);
  return (
    <div className={`min-w-0 ${className}`}>
      <Label side={side} name={name} />
      <Select
        {...select}
        {...described}
        id={eyeId(side, name)}
        options={Object.entries(options)}
        onChange={(event) => {
          clear([path]);
          void onChange(event);
          noteChange(side, name);
        }}
      />
    </div>
  );
}
