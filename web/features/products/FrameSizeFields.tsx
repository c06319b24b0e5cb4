import { useFormContext, useWatch } from "react-hook-form";
import { frameMeasures } from "#domain/core/records.ts";
import { formatFrameSize } from "#domain/optics/measures/formatExtra.ts";
import { extraTexts } from "#domain/optics/measures/extraMeasures.strings.ts";
import { sizeInName } from "#domain/stock/frameSize.ts";
import { FormText } from "#ui/form/Field.tsx";
import { checkSize, hasSize, type ProductValues, sizeTexts } from "./productValues.ts";
import { productsStrings } from "./products.strings.ts";

/** Size of a frame in mm. A size found in the name is proposed on a button, never filled in unasked. */
export function FrameSizeFields() {
  const { control, setValue } = useFormContext<ProductValues>();
  const [name, type] = useWatch({ control, name: ["name", "type"] });
  const typed = useWatch({ control, name: frameMeasures });
  if (!hasSize(type)) return null;
  const proposed = typed.every((text) => text === "") ? sizeInName(name) : null;
  const take = () => {
    const texts = proposed && sizeTexts(proposed);
    for (const measure of frameMeasures)
      setValue(measure, texts?.[measure] ?? "", { shouldDirty: true });
  };
  return (
    <div className="grid grid-cols-2 items-end gap-4 md:col-span-3 md:grid-cols-5">
      {frameMeasures.map((measure) => (
        <FormText<ProductValues>
          key={measure}
          path={measure}
          rules={{ validate: (value) => checkSize(measure, value) }}
          label={extraTexts.frame[measure]}
          inputMode="decimal"
        />
      ))}
      {proposed && (
        <button type="button" className="btn btn-secondary" onClick={take}>
          {productsStrings.form.takeSize(formatFrameSize(proposed))}
        </button>
      )}
    </div>
  );
}
