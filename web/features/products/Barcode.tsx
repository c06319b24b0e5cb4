import { useFormContext } from "react-hook-form";
import { TextField } from "#ui/form/Field.tsx";
import type { ProductValues } from "./productValues.ts";
import { strings } from "./products.strings.ts";

/** The code on the label. A scanner ends it by Enter, which would save a product that is not written yet. */
export function Barcode() {
  const { register, formState } = useFormContext<ProductValues>();
  return (
    <TextField
      label={strings.barcode}
      isOptional
      inputMode="numeric"
      maxLength={64}
      hint={strings.form.barcodeHint}
      error={formState.errors.barcode?.message}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
      {...register("barcode")}
    />
  );
}
