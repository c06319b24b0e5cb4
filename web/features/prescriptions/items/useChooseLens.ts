import { useCallback } from "react";
import { useFormContext } from "react-hook-form";
import { parseDay } from "#domain/core/days/days.ts";
import type { EyeSide, LensUse } from "#domain/core/records.ts";
import { hasNearVision } from "#domain/optics/lensRemarks.ts";
import { type AskedEyes, askedEyes } from "#shared/lenses/askedEyes.ts";
import { linesOfChoice } from "#shared/lenses/chosenLines.ts";
import { useChooseLenses } from "#shared/lenses/lensHost.tsx";
import type { ItemValues } from "#shared/sales/items/saleItems.ts";
import { givenNears, typedExtra } from "../extraValues.ts";
import { eyesAsRead, type FormValues } from "../formValues.ts";

/** Eyes of the form that lenses of a use are for. */
export const formEyes = (values: FormValues, use: LensUse | ""): AskedEyes =>
  askedEyes(
    { eyes: eyesAsRead(values), extra: typedExtra(values), nears: givenNears(values) },
    use,
  );

type Wanted = {
  /** The only eye. */
  side?: EyeSide | "";
  /** Use of the pair; without one it is a choice where there is a near vision. */
  use?: LensUse | "";
};

/** Opens the choice by power for the correction of the form. */
export function useChooseLens(onChosen: (lines: ItemValues[]) => void): (wanted?: Wanted) => void {
  const { getValues } = useFormContext<FormValues>();
  const choose = useChooseLenses();
  return useCallback(
    ({ side = "", use } = {}) => {
      const values = getValues();
      const isNear = hasNearVision(eyesAsRead(values), givenNears(values));
      choose({
        eyesOf: (one) => formEyes(values, one),
        uses: use ? [use] : isNear ? ["", "near"] : [""],
        side,
        needed: null,
        on: parseDay(values.date) ?? "",
        onChosen: (choice) => onChosen(linesOfChoice(choice)),
      });
    },
    [choose, getValues, onChosen],
  );
}
