import { useId, useState } from "react";
import { strongRotationText } from "#domain/contactLenses/contactLenses.strings.ts";
import { type Turn, turnedAxis, turns } from "#domain/contactLenses/lars.ts";
import { isTurned, turnedOrigin } from "#domain/contactLenses/origin.ts";
import { trimBlanks } from "#domain/core/text/blank.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Segment } from "#ui/form/Segment.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Summary } from "#ui/page/Summary.tsx";
import { changedTexts, readNumber } from "./eyeValues.ts";
import { sheetStrings } from "./sheet.strings.ts";
import { useEyeTexts, useWriteEye } from "./useEyes.ts";

const text = sheetStrings.lars;
type Props = {
  side: EyeSide;
  refraction: number | null;
  /** Called after an axis of the client's glasses was copied. */
  onTake: () => void;
};

const wholeOf = (typed: string): number =>
  /^\d{1,3}$/.test(trimBlanks(typed)) ? Number(typed) : Number.NaN;

/** Computes the axis to order for a toric lens that rotated on the eye; a press copies it to the form. */
export function TurnedLens({ side, refraction, onTake }: Props) {
  const eye = useEyeTexts(side);
  const writeEye = useWriteEye();
  const [typedAxis, setAxis] = useState<string | null>(null);
  const [degrees, setDegrees] = useState("");
  const [turn, setTurn] = useState<Turn>("left");
  // An axis that is already corrected for rotation is left out: it would be corrected twice.
  const own = isTurned(eye.origin) ? null : readNumber("axis", eye.axis);
  const stored = refraction ?? own;
  const axis = typedAxis ?? (stored === null || Number.isNaN(stored) ? "" : String(stored));
  const turned = turnedAxis(wholeOf(axis), wholeOf(degrees), turn);
  const take = (to: number) => {
    const rotation = { from: wholeOf(axis), degrees: wholeOf(degrees), turn, to };
    writeEye(side, {
      ...changedTexts({ axis: to }),
      origin: turnedOrigin(eye.origin, rotation),
    });
    if (refraction !== null && rotation.from === refraction) onTake();
    // The field goes on showing the axis of the refraction, not the corrected one.
    setAxis(axis);
    setDegrees("");
  };
  return (
    <details className="group">
      <Summary className="text-sm font-medium text-ink-2">
        {text.title} <span className="sr-only">{eyeLabels[side].name}</span>
      </Summary>
      <div className="grid grid-cols-2 gap-3 pt-2">
        <WholeField label={text.refraction} side={side} value={axis} onChange={setAxis} />
        <WholeField label={text.degrees} side={side} value={degrees} onChange={setDegrees} />
        <Segment
          label={`${text.turn}, ${eyeLabels[side].name}`}
          options={turns.map((value) => ({ value, label: text.turns[value] }))}
          value={turn}
          onChange={setTurn}
          className="col-span-2 justify-self-start"
        />
        <div className="col-span-2 flex flex-wrap items-center gap-3" role="status">
          {turned && degrees !== "" && (
            <>
              <span className="font-medium">{text.axis(turned.axis)}</span>
              <Button size="sm" onClick={() => take(turned.axis)}>
                {text.take} <span className="sr-only">, {eyeLabels[side].name}</span>
              </Button>
            </>
          )}
          {!turned && degrees !== "" && <span className="text-warn-ink">{text.wrong}</span>}
          {turned?.isStrong && (
            <span className="flex items-center gap-1.5 text-warn-ink">
              <Icon name="triangle-alert" className="size-4" />
              {strongRotationText}
            </span>
          )}
        </div>
      </div>
    </details>
  );
}

type WholeProps = {
  label: string;
  side: EyeSide;
  value: string;
  onChange: (typed: string) => void;
};

/** Field for whole degrees, which is not stored in the sheet. */
function WholeField({ label, side, value, onChange }: WholeProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label className="mb-0.5 block truncate text-xs font-medium text-ink-3" htmlFor={id}>
        {label} <span className="sr-only">{eyeLabels[side].name}</span>
      </label>
      <input
        id={id}
        className="field field-rx"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
