import { words } from "#lib/words.strings.ts";
import { useFormContext } from "react-hook-form";
import { useScanner } from "#ui/keys/useScanner.ts";
import { TextField } from "#ui/form/Field.tsx";
import type { ProductValues } from "./productValues.ts";
import { strings } from "./products.strings.ts";

/** The code on the label. A scanner ends it by Enter, which would save a product that is not written yet. */
export function Barcode() {
  const { register, formState, setValue } = useFormContext<ProductValues>();
  const onKeyDown = useScanner({
    where: "field",
    onCode: (code) => setValue("barcode", code, { shouldDirty: true }),
  });
  return (
    <TextField
      label={words.barcode}
      isOptional
      inputMode="numeric"
      maxLength={64}
      hint={strings.form.barcodeHint}
      error={formState.errors.barcode?.message}
      onKeyDown={onKeyDown}
      {...register("barcode")}
    />
  );
}
