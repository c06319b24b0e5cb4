import { useFormContext } from "react-hook-form";
import { shopColorNames } from "#domain/core/records.ts";
import type { CompanyValues } from "#api/shop/company.ts";
import { shopColors } from "#lib/shopColors.ts";
import { companyStrings } from "./company.strings.ts";

/** Chooses the colour of the shop's paper among six swatches. */
export function ColorChoice() {
  const { register } = useFormContext<CompanyValues>();
  return (
    <fieldset>
      <legend className="label">{companyStrings.color}</legend>
      <div className="flex flex-wrap gap-2">
        {shopColorNames.map((name) => (
          <label
            key={name}
            data-tooltip={companyStrings.colors[name]}
            className="grid size-9 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-focus touch:size-11"
          >
            <input {...register("color")} type="radio" value={name} className="sr-only" />
            <span className="size-6 rounded-full" style={{ background: shopColors[name] }} />
            <span className="sr-only">{companyStrings.colors[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
