import { useCallback } from "react";
import { useFormContext } from "react-hook-form";
import { parseDay } from "#domain/core/days/days.ts";
import { type EyeSide, eyeSides, type LensUse } from "#domain/core/records.ts";
import type { Measured } from "#domain/lenses/measuredLens.ts";
import { hasNearVision } from "#domain/optics/lensRemarks.ts";
import { type Eyes, emptyEye, eyesToFields, isAcceptedEye } from "#domain/optics/optics.ts";
import { linesOfChoice } from "#shared/lenses/chosenLines.ts";
import { useChooseLenses } from "#shared/lenses/lensHost.tsx";
import type { ItemValues } from "#shared/sales/items/saleItems.ts";
import { extraOfTexts, givenNears } from "../extraValues.ts";
import { type FormValues, typedEyes } from "../formValues.ts";
import { frameForLenses } from "./itemPairs.ts";

/** Eyes of the form; an eye with a refused value counts as not measured. */
function readEyes(values: FormValues): Eyes {
  const typed = typedEyes(values, Number.NaN);
  const [right, left] = eyeSides.map((side) =>
    isAcceptedEye(typed[side]) ? typed[side] : emptyEye,
  );
  return { right: right ?? emptyEye, left: left ?? emptyEye };
}

/** Measures of the form, under the field names of a prescription. */
export const measuredOf = (values: FormValues): Measured => ({
  ...extraOfTexts(values),
  ...eyesToFields(readEyes(values)),
});

type Wanted = {
  /** The one eye that needs a lens; '' for both. */
  side?: EyeSide | "";
  /** Use of the pair; when absent, the dialog asks if there is a near vision. */
  use?: LensUse | "";
  /** Pair of the line whose lens is chosen again. */
  pair?: number | undefined;
};

/** Returns the function that opens the lens choice for the form's correction. */
export function useChooseLens(onChosen: (lines: ItemValues[]) => void): (wanted?: Wanted) => void {
  const { getValues } = useFormContext<FormValues>();
  const choose = useChooseLenses();
  return useCallback(
    ({ side = "", use, pair } = {}) => {
      const values = getValues();
      const isNear = hasNearVision(readEyes(values), givenNears(values));
      choose({
        measured: measuredOf(values),
        uses: use ? [use] : isNear ? ["", "near"] : [""],
        side,
        frame: frameForLenses(values.invoice.items, pair),
        on: parseDay(values.date) ?? "",
        onChosen: (choice) => onChosen(linesOfChoice(choice)),
      });
    },
    [choose, getValues, onChosen],
  );
}
