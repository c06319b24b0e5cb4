import { useId } from "react";
import { eyeSides } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { type AskedEyes, askedEyes, measuredOfEntry } from "./askedEyes.ts";
import { lensesStrings as text } from "./lenses.strings.ts";
import { powerText } from "#domain/lenses/formatPower.ts";
import { readCorrection } from "#domain/lenses/readCorrection.ts";

/** Text of each eye's requested power and prism. */
const eyesText = (asked: AskedEyes): string =>
  eyeSides
    .flatMap((side) => {
      const eye = asked[side];
      if (!eye) return [];
      const prism = eye.prism > 0 ? ` ${text.prism(eye.prism)}` : "";
      return [`${eyeLabels[side].mark} ${powerText({ ...eye, diameter: 0 })}${prism}`];
    })
    .join(" · ");

type Props = {
  value: string;
  onChange: (typed: string) => void;
  /** True when the field takes the focus as the page opens. */
  isFirst?: boolean;
};

/** 'Correction': both eyes in one line of quick entry, with the parsed values below. */
export function CorrectionField({ value, onChange, isFirst = false }: Props) {
  const id = useId();
  const { reading, unread } = readCorrection(value);
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
        {eyesText(askedEyes(measuredOfEntry(reading), ""))}
        {unread && <span className="text-warn-ink"> {text.unread(unread)}</span>}
      </p>
    </div>
  );
}
