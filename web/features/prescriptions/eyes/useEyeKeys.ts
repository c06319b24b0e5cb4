import type { KeyboardEvent } from "react";
import { useFormContext } from "react-hook-form";
import { eyeField, type Measure, stepMeasure } from "#domain/optics/optics.ts";
import { formatMeasure } from "#domain/optics/format.ts";
import { readMeasure } from "#domain/optics/parse.ts";
import type { EyeSide } from "#domain/core/records.ts";
import type { FormValues } from "../formValues.ts";
import { largeStepOf, type ExtraField, steppedExtra } from "../extraValues.ts";
import { measureOfField, type PairField } from "../pairValues.ts";

/** Number of steps of PageUp and PageDown: one dioptre, or ten degrees. */
const bigStep: Record<Measure, number> = { sphere: 4, cylinder: 4, axis: 10, addition: 4, eip: 4 };
const signed: readonly Measure[] = ["sphere", "cylinder"];
const minusSign = "\u2212";

type EyeActions = {
  step: (direction: 1 | -1, times?: number) => void;
  setSign: (sign: "+" | "-") => void;
  flipSign: () => void;
  setPlano: () => void;
};

/** Actions that keys and key bar perform on a field of an eye. */
export function useEyeActions(side: EyeSide, measure: Measure): EyeActions {
  const { getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const field = eyeField(side, measure);
  const write = (text: string) => {
    setValue(field, text, { shouldDirty: true });
    clearErrors(field);
  };
  const bare = () => getValues(field).replace(/^\s*[-+\u2212\u2013]/, "");
  return {
    step: (direction, times = 1) => {
      const typed = readMeasure(measure, getValues(field));
      if (typed.readable)
        write(formatMeasure(measure, stepMeasure(measure, typed.value, direction, times)));
    },
    setSign: (sign) => write(`${sign === "-" ? minusSign : "+"}${bare()}`),
    flipSign: () =>
      write(`${/^\s*[-\u2212\u2013]/.test(getValues(field)) ? "+" : minusSign}${bare()}`),
    setPlano: () => write(formatMeasure(measure, 0)),
  };
}

const steps: Record<string, (size: number) => [1 | -1, number]> = {
  ArrowUp: () => [1, 1],
  ArrowDown: () => [-1, 1],
  PageUp: (size) => [1, size],
  PageDown: (size) => [-1, size],
};

/**
 * ↑ ↓ change the value by one step, PageUp and PageDown by a large one; a sign typed after the digits sets the sign.
 */
export function useEyeKeys(side: EyeSide, measure: Measure) {
  const actions = useEyeActions(side, measure);
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      return actions.step(...step(bigStep[measure]));
    }
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isReplacing = selectionStart === 0;
    const isSign = event.key === "-" || event.key === "+";
    if (
      isSign &&
      signed.includes(measure) &&
      value !== "" &&
      !isReplacing &&
      selectionStart === selectionEnd
    ) {
      event.preventDefault();
      actions.setSign(event.key === "-" ? "-" : "+");
    }
  };
}

/** ↑ ↓ change a further measure by its step, PageUp and PageDown by a large one. */
export function useExtraKeys(field: ExtraField | PairField) {
  const measure = measureOfField(field);
  const { setValue, clearErrors } = useFormContext<FormValues>();
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    const step = steps[key];
    if (!step || ctrlKey || metaKey || altKey) return;
    const text = steppedExtra(measure, currentTarget.value, ...step(largeStepOf(measure)));
    if (text === null) return;
    event.preventDefault();
    setValue(field, text, { shouldDirty: true });
    clearErrors(field);
  };
}
