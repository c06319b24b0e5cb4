import { words } from "#lib/words.strings.ts";
import { useFormContext } from "react-hook-form";
import { useScanner } from "#ui/keys/useScanner.ts";
import { FormText } from "#ui/form/Field.tsx";
import type { ProductValues } from "./productValues.ts";
import { strings } from "./products.strings.ts";

/** The code on the label. A scanner ends it by Enter, which would save a product that is not written yet. */
export function Barcode() {
  const { setValue } = useFormContext<ProductValues>();
  const onKeyDown = useScanner({
    where: "field",
    onCode: (code) => setValue("barcode", code, { shouldDirty: true }),
  });
  return (
    <FormText<ProductValues>
      path="barcode"
      label={words.barcode}
      isOptional
      inputMode="numeric"
      maxLength={64}
      hint={strings.form.barcodeHint}
      onKeyDown={onKeyDown}
    />
  );
}
