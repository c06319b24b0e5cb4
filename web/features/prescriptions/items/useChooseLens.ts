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

/** Eyes of the form; one with a refused value is not measured. */
function readEyes(values: FormValues): Eyes {
  const typed = typedEyes(values, Number.NaN);
  const [right, left] = eyeSides.map((side) =>
    isAcceptedEye(typed[side]) ? typed[side] : emptyEye,
  );
  return { right: right ?? emptyEye, left: left ?? emptyEye };
}

/** What the form measures, as a prescription has it. */
export const measuredOf = (values: FormValues): Measured => ({
  ...extraOfTexts(values),
  ...eyesToFields(readEyes(values)),
});

type Wanted = {
  /** The only eye. */
  side?: EyeSide | "";
  /** Use of the pair; without one it is a choice where there is a near vision. */
  use?: LensUse | "";
  /** Pair of the line that is chosen again. */
  pair?: number | undefined;
};

/** Opens the choice by power for the correction of the form. */
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
