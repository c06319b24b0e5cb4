import { type KeyboardEvent, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { EyeSide, PrismBase } from "#domain/core/records.ts";
import { eyeExtraField } from "#domain/optics/measures/extraMeasures.ts";
import { extraTexts } from "#domain/optics/measures/extraMeasures.strings.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { moveOn } from "#shared/documents/enterMoves.ts";
import type { FormValues } from "../formValues.ts";
import { extraStrings } from "../extra.strings.ts";

type Props = { side: EyeSide; name: "base" | "base2" };
type Place = { base: PrismBase; arrow: string; key: string; className: string };

/** Positions of the four bases as the examiner sees them ('in' is towards the nose), or in one row for touch. */
const placesOf = (side: EyeSide): readonly Place[] => {
  const [toLeft, toRight]: [PrismBase, PrismBase] =
    side === "right" ? ["out", "in"] : ["in", "out"];
  return [
    {
      base: "up",
      arrow: "↑",
      key: "ArrowUp",
      className: "justify-self-center col-start-2 row-start-1",
    },
    {
      base: toLeft,
      arrow: "←",
      key: "ArrowLeft",
      className: "col-start-1 row-start-2 touch:row-start-1",
    },
    {
      base: "down",
      arrow: "↓",
      key: "ArrowDown",
      className: "justify-self-center col-start-2 row-start-3 touch:col-start-3 touch:row-start-1",
    },
    {
      base: toRight,
      arrow: "→",
      key: "ArrowRight",
      className: "flex-row-reverse col-start-3 row-start-2 touch:col-start-4 touch:row-start-1",
    },
  ];
};

/** Words beside the left and right arrow, which differ by eye. */
const sideWords: Partial<Record<PrismBase, string>> = {
  in: extraStrings.toNose,
  out: extraStrings.toTemple,
};

const nameOf = (base: PrismBase): string => {
  const name = extraStrings.baseOf(extraTexts.bases[base]);
  const word = sideWords[base];
  return word ? `${name}, ${word}` : name;
};

/** Chooses the prism base on a compass, which is one tab stop. A second press, or Delete, clears it. */
export function BaseCompass({ side, name }: Props) {
  const { control, setValue } = useFormContext<FormValues>();
  const [focused, setFocused] = useState<PrismBase | null>(null);
  const field = eyeExtraField(side, name);
  const value = useWatch({ control, name: field }) ?? "";
  const write = (base: PrismBase | "") => setValue(field, base, { shouldDirty: true });
  const { box, onKeyDown } = useCompassKeys(side, write);
  const stop = value || focused || "up";
  const prism = name === "base" ? extraStrings.prism : extraStrings.prism2;
  return (
    <div
      ref={box}
      role="group"
      aria-label={extraStrings.compass(prism, eyeLabels[side].name)}
      className="grid w-fit grid-cols-[auto_auto_auto] gap-0.5 touch:mt-4.5 touch:grid-cols-4 max-md:mt-5"
    >
      {placesOf(side).map(({ base, arrow, className }) => (
        <button
          key={base}
          type="button"
          className={`flex h-6 min-w-6 items-center justify-center gap-1 rounded border border-line text-sm aria-pressed:bg-brand aria-pressed:text-white touch:size-11 touch:flex-col touch:gap-0 touch:leading-none ${sideWords[base] ? "px-1.5 touch:px-0" : ""} ${className}`}
          tabIndex={stop === base ? 0 : -1}
          data-enter={stop === base ? "" : undefined}
          data-base={base}
          aria-label={nameOf(base)}
          title={nameOf(base)}
          aria-pressed={value === base}
          onClick={() => write(value === base ? "" : base)}
          onFocus={() => setFocused(base)}
          onBlur={() => setFocused(null)}
          onKeyDown={onKeyDown}
        >
          {arrow}
          {sideWords[base] && <span className="text-xs leading-none">{sideWords[base]}</span>}
        </button>
      ))}
    </div>
  );
}

/** Arrow keys select the base in their direction, Delete clears it, Enter goes on, Space presses. */
function useCompassKeys(side: EyeSide, write: (base: PrismBase | "") => void) {
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey) return;
    const base = placesOf(side).find((place) => place.key === key)?.base;
    if (base) {
      write(base);
      box.current?.querySelector<HTMLElement>(`[data-base=${base}]`)?.focus();
    } else if (key === "Delete" || key === "Backspace") write("");
    else if (key === "Enter") moveOn(box.current);
    else return;
    event.preventDefault();
  };
  return { box, onKeyDown };
}
