import { type ChangeEvent, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { lensUseNames } from "#domain/core/names/names.strings.ts";
import { lensUses } from "#domain/core/records.ts";
import { hasNearVision } from "#domain/optics/lensRemarks.ts";
import { capital } from "#lib/texts/formats.ts";
import { Select } from "#ui/form/Select.tsx";
import { useGivenNears, useTypedEyes } from "../eyes/useEyes.ts";
import { formStrings } from "../form.strings.ts";
import type { FormValues } from "../formValues.ts";
import { lensesOfPair, type PairUse, usesOf } from "./itemPairs.ts";

const strings = formStrings.items.pairs;
const options = [
  ["", strings.noUse],
  ...lensUses.map((use) => [use, capital(lensUseNames[use])] as const),
] as const;

/** Choice of the use (far or near) of each pair whose lenses may serve both (docs/rules-workshop-till.md, Pairs). */
export function PairUses() {
  const { control } = useFormContext<FormValues>();
  const items = useWatch({ control, name: "invoice.items" });
  const { typed } = useTypedEyes();
  const uses = usesOf(items, hasNearVision(typed, useGivenNears()));
  return (
    uses.length > 0 && (
      <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line px-4 py-3">
        {uses.map((pair) => (
          <UseOfPair key={pair.pair} {...pair} isOneOfSeveral={uses.length > 1} />
        ))}
      </div>
    )
  );
}

function UseOfPair({ pair, use, isOneOfSeveral }: PairUse & { isOneOfSeveral: boolean }) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = ["", ...lensUses].find((one) => one === target.value) as PairUse["use"];
    for (const index of lensesOfPair(getValues("invoice.items"), pair))
      setValue(`invoice.items.${index}.use`, chosen, { shouldDirty: true });
  };
  return (
    <div className="flex items-center gap-2 max-md:w-full">
      <label htmlFor={id} className="text-sm font-medium whitespace-nowrap">
        {isOneOfSeveral ? strings.ofPair(pair) : strings.use}
      </label>
      <Select
        id={id}
        className="w-48 max-md:w-auto max-md:flex-1"
        options={options}
        value={use}
        onChange={choose}
      />
    </div>
  );
}
