import { type Measure, measures } from "#domain/optics/optics.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { useFocused } from "#shared/eyes/useFocused.ts";

export type EyeFocus = { side: EyeSide; measure: Measure };

function eyeFieldOf({ dataset }: HTMLElement): EyeFocus | null {
  const side = eyeSides.find((name) => name === dataset["eye"]);
  const measure = measures.find((name) => name === dataset["measure"]);
  return side && measure ? { side, measure } : null;
}

/** Field of an eye that has the focus, or null. */
export const useEyeFocus = (): EyeFocus | null => useFocused(eyeFieldOf);
