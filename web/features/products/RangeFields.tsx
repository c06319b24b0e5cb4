import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useUses } from "#api/session/people.ts";
import { geometryNames, supplementNames } from "#domain/lenses/lensNames.strings.ts";
import { hasAdd } from "#domain/lenses/whyNot.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { FormSelect, FormText } from "#ui/form/Field.tsx";
import type { ProductValues } from "./productValues.ts";
import { productsStrings } from "./products.strings.ts";
import { checkRangeDiameters, checkRangeNumber, type RangeValues } from "./rangeValues.ts";

const text = productsStrings.range;
const supplements = { "": text.noSupplement, ...supplementNames };

/** 'Prix par puissance' of a lens, with the range's fields once ticked; for a service, the supplement. */
export function RangeFields() {
  const { control, register } = useFormContext<ProductValues>();
  const [type, isRange] = useWatch({ control, name: ["type", "is_range"] });
  if (type === "service") return <Supplement />;
  if (type !== "lens") return null;
  return (
    <>
      <div className="self-end pb-1.5">
        <Checkbox {...register("is_range")}>{text.isRange}</Checkbox>
      </div>
      {isRange && <Fields />}
    </>
  );
}

/** Choice of the supplement, for a shop with lens ranges. */
function Supplement() {
  const isUsed = useUses("lenses");
  const { getValues } = useFormContext<ProductValues>();
  const [isFilled] = useState(() => getValues("supplement") !== "");
  return (
    (isUsed || isFilled) && (
      <FormSelect<ProductValues> path="supplement" label={text.supplement} options={supplements} />
    )
  );
}

/** Numeric field of a range: dioptres, index, prism or days. */
const RangeNumber = ({ path, label, hint }: NumberProps) => (
  <FormText<ProductValues>
    path={path}
    label={label}
    hint={hint}
    rules={{ validate: checkRangeNumber }}
    inputMode="decimal"
    isNumber
    isOptional
  />
);
type NumberProps = { path: keyof RangeValues; label: string; hint?: string };

function Fields() {
  const { control, register } = useFormContext<ProductValues>();
  const geometry = useWatch({ control, name: "geometry" });
  return (
    <fieldset className="col-span-full grid gap-4 rounded-control border border-line p-4 md:grid-cols-3">
      <legend className="px-1 text-sm font-medium text-ink-2">{text.isRange}</legend>
      <FormSelect<ProductValues> path="geometry" label={text.geometry} options={geometryNames} />
      <RangeNumber path="lens_index" label={text.index} hint={text.indexHint} />
      <FormText<ProductValues> path="treatment" label={text.treatment} maxLength={60} isOptional />
      <FormText<ProductValues> path="material" label={text.material} maxLength={60} isOptional />
      <FormText<ProductValues> path="tint" label={text.tint} maxLength={60} isOptional />
      <FormText<ProductValues>
        path="diameters"
        label={text.diameters}
        hint={text.diametersHint}
        rules={{ validate: checkRangeDiameters }}
        isOptional
      />
      <RangeNumber path="max_power" label={text.maxPower} hint={text.maxPowerHint} />
      <RangeNumber path="max_prism" label={text.maxPrism} />
      <RangeNumber path="delay_days" label={text.delay} hint={text.delayHint} />
      {hasAdd(geometry) && (
        <>
          <RangeNumber path="add_from" label={text.addFrom} />
          <RangeNumber path="add_to" label={text.addTo} />
        </>
      )}
      <div className="self-end pb-1.5">
        <Checkbox {...register("fabrication")}>{text.fabrication}</Checkbox>
      </div>
    </fieldset>
  );
}
