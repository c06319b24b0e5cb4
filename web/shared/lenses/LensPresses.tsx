import { type RefObject, useEffect, useRef, useState } from "react";
import { formatAmount, toCentimes } from "#domain/core/money.ts";
import { geometryNames } from "#domain/lenses/lensNames.strings.ts";
import type { LensChoices, LensPress } from "#domain/lenses/choices.ts";
import { noValue } from "#api/lenses/choices.ts";
import { useAmountText, MoneyText } from "#ui/page/MoneyText.tsx";
import { lensesStrings as text } from "./lenses.strings.ts";
import { type LensState, type PressRow, pressRows } from "./useLensChoices.ts";

type LensGeometry = keyof typeof geometryNames;

const keyOf = ({ value }: LensPress): string =>
  value === null || value === "" ? noValue : String(value);

/** Label of a value in a row of buttons. */
function nameOf(row: PressRow, key: string): string {
  if (key === noValue) return text.noValue[row];
  return row === "geometry" ? (geometryNames[key as LensGeometry] ?? key) : key;
}

const offered = (choices: LensChoices): Record<PressRow, LensPress[]> => ({
  geometry: choices.geometries,
  index: choices.indices,
  treatment: choices.treatments,
});

type Props = LensState & {
  choices: LensChoices;
  /** List of the lenses, whose first one gets the focus after the last row of buttons. */
  list: RefObject<HTMLElement | null>;
  /** True when the first button takes the focus on the first render. */
  isFirst: boolean;
};

/**
 * Three rows of buttons: geometry, index, treatment. A press focuses the next row, and after the last row the lenses.
 */
export function LensPresses({ choices, presses, press, query, list, isFirst }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const pressed = useRef<PressRow>(null);
  const values = offered(choices);
  const isSettled = !query.isPlaceholderData;
  const [takesFocus] = useState(isFirst);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const row = pressed.current;
    if (!row || !isSettled) return;
    pressed.current = null;
    const next = pressRows[pressRows.indexOf(row) + 1];
    const place = next ? element.current?.querySelector(`[data-presses="${next}"]`) : list.current;
    place?.querySelector<HTMLElement>("button, [data-lens]")?.focus();
  }, [choices, isSettled, list]);
  return (
    <div ref={element} className="grid gap-2">
      {pressRows.map((row) => (
        <PressButtons
          key={row}
          row={row}
          values={values[row]}
          chosen={presses[row]}
          onPress={(value) => {
            pressed.current = presses[row] === value ? null : row;
            press(row, value);
          }}
        />
      ))}
    </div>
  );
}

type RowProps = {
  row: PressRow;
  values: readonly LensPress[];
  chosen: string | undefined;
  onPress: (value: string) => void;
};

function PressButtons({ row, values, chosen, onPress }: RowProps) {
  const amountText = useAmountText();
  return (
    <div
      role="group"
      aria-label={text.rows[row]}
      data-presses={row}
      className="flex flex-wrap items-center gap-1.5"
    >
      <span className="w-20 text-sm text-ink-3 max-md:w-full" aria-hidden="true">
        {text.rows[row]}
      </span>
      {values.map((press) => {
        const key = keyOf(press);
        const least = text.from(formatAmount(toCentimes(press.from)));
        const name = nameOf(row, key);
        return (
          <button
            key={key}
            type="button"
            className="chip gap-0 rounded-control"
            aria-pressed={chosen === key}
            aria-label={`${name}${amountText(least)}`}
            onClick={() => onPress(key)}
          >
            {name}
            <span className="font-normal text-ink-3">
              <MoneyText>{least}</MoneyText>
            </span>
          </button>
        );
      })}
    </div>
  );
}
