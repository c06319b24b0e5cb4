import { useId } from "react";
import { formatEye } from "#domain/optics/format.ts";
import { emptyEye, eyeAsRead } from "#domain/optics/optics.ts";
import {
  applyQuickReading,
  type QuickReading,
  readQuickEntry,
} from "#domain/optics/quickEntry/quickEntry.ts";
import { eyeSides } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { lensesStrings as text } from "./lenses.strings.ts";

/** 'OD −5.25 (−2.00) · OG −4.75'. */
const readingText = ({ eyes }: QuickReading): string =>
  eyeSides
    .filter((side) => Object.keys(eyes[side]).length > 0)
    .map((side) => {
      const eye = eyeAsRead(applyQuickReading(emptyEye, eyes[side]));
      return `${eyeLabels[side].mark} ${formatEye(eye)}`;
    })
    .join(" · ");

type Props = {
  value: string;
  onChange: (typed: string) => void;
  /** Focused when the page opens. */
  isFirst?: boolean;
};

/** 'Correction': one line of quick entry, with what was read below it. */
export function CorrectionField({ value, onChange, isFirst = false }: Props) {
  const id = useId();
  const reading = readQuickEntry(value);
  const unread = reading.unread.map(({ start, end }) => value.slice(start, end)).join(" ");
  return (
    <div>
      <label className="label" htmlFor={id}>
        {text.correction}
      </label>
      <input
        autoFocus={isFirst}
        id={id}
        className="field"
        placeholder={text.correctionHint}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        aria-describedby={`${id}-read`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-read`} className="field-hint min-h-4.5" role="status">
        {readingText(reading)}
        {unread && <span className="text-warn-ink"> {text.unread(unread)}</span>}
      </p>
    </div>
  );
}
