import { type KeyboardEvent, type ReactNode, useState } from "react";
import { type FieldValues, useFormContext, useWatch } from "react-hook-form";
import { emptyEye, transpose } from "#domain/optics/optics.ts";
import { RowNotes } from "#shared/documents/RowNotes.tsx";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { Select } from "#ui/form/Select.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Summary } from "#ui/page/Summary.tsx";
import { contactShared } from "#shared/contactLenses/contactShared.strings.ts";
import { LensInput } from "./LensInput.tsx";
import {
  lensNumbers,
  lensNumberText,
  type LensTexts,
  readLensNumber,
} from "#shared/contactLenses/lensTexts.ts";

/** Path of the lens in the form, and the name of its line for screen readers. */
type Props = { path: string; name: string };

const others = ["add_word", "dn", "color"] as const;
const curves = ["sphere", "cylinder", "axis"] as const;

/** Makes Enter go to the next field of the lens, and from the last one to the next field of the form. */
function leadOn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (event.key !== "Enter" || !isPlain || event.nativeEvent.isComposing) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>("input, select")];
  const shown = fields.filter((field) => field.checkVisibility());
  const next = shown[shown.findIndex((field) => field === target) + 1];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** Fields of a contact lens in tab order: main values, other values folded, then the errors. */
export const LensFields = ({ path, name }: Props) => (
  <div className="grid max-w-2xl gap-2 pb-1" onKeyDown={leadOn}>
    <div className="grid grid-cols-3 gap-2 @lg:grid-cols-6">
      {lensNumbers.map((field) => (
        <LensInput key={field} path={path} field={field} name={name} />
      ))}
    </div>
    <Rest path={path} name={name} />
    <Transpose path={path} />
    <RowNotes<FieldValues> paths={[...lensNumbers, ...others].map((field) => `${path}.${field}`)} />
  </div>
);

/** Button that converts a plus cylinder to the minus form, in which lenses are made. */
function Transpose({ path }: Pick<Props, "path">) {
  const { control, setValue, clearErrors } = useFormContext<FieldValues>();
  const lens: LensTexts | undefined = useWatch({ control, name: path });
  const [sphere, cylinder, axis] = curves.map((key) => readLensNumber(key, lens?.[key] ?? ""));
  if (!((cylinder ?? 0) > 0)) return null;
  const eye = { ...emptyEye, sphere: sphere ?? null, cylinder: cylinder ?? null };
  const other = transpose({ ...eye, axis: axis ?? null });
  if (!other) return null;
  const write = () => {
    for (const key of curves)
      setValue(`${path}.${key}`, lensNumberText(key, other[key]), { shouldDirty: true });
    clearErrors(path);
  };
  return (
    <Button size="sm" className="justify-self-start" onClick={write}>
      {contactShared.line.transpose}
    </Button>
  );
}

/** Folded fields: addition as a word, D or N, colour. Open while one has a value or an error. */
function Rest({ path, name }: Props) {
  const { control } = useFormContext<FieldValues>();
  const lens: LensTexts | undefined = useWatch({ control, name: path });
  const error = useFieldError<FieldValues>(`${path}.add_word`);
  const isUsed = error !== null || others.some((field) => lens?.[field]);
  const [isOpen, setOpen] = useState(isUsed);
  if (isUsed && !isOpen) setOpen(true);
  return (
    <details
      className="group"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <Summary className="text-sm text-ink-3">{contactShared.line.more}</Summary>
      <div className="grid grid-cols-3 gap-2 pt-1">
        <Choice path={path} name={name} field="add_word" options={contactShared.addWords} />
        <Choice path={path} name={name} field="dn" options={contactShared.dominances} />
        <Color path={path} name={name} />
      </div>
    </details>
  );
}

const Captioned = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <label className="min-w-0">
    <span className="mb-0.5 block text-xs font-medium text-ink-3" aria-hidden="true">
      {caption}
    </span>
    {children}
  </label>
);

type ChoiceProps = Props & { field: "add_word" | "dn"; options: Readonly<Record<string, string>> };

function Choice({ path, name, field, options }: ChoiceProps) {
  const { register } = useFormContext<FieldValues>();
  const at = `${path}.${field}`;
  const error = useFieldError<FieldValues>(at);
  const caption = contactShared.fields[field];
  return (
    <Captioned caption={caption}>
      <Select
        options={Object.entries(options)}
        aria-label={contactShared.line.named(caption, name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorIdOf(at) : undefined}
        {...register(at)}
      />
    </Captioned>
  );
}

const longestColor = 40;

function Color({ path, name }: Props) {
  const { register } = useFormContext<FieldValues>();
  const caption = contactShared.fields.color;
  return (
    <Captioned caption={caption}>
      <input
        className="field"
        dir="auto"
        maxLength={longestColor}
        autoComplete="off"
        aria-label={contactShared.line.named(caption, name)}
        {...register(`${path}.color`)}
      />
    </Captioned>
  );
}
