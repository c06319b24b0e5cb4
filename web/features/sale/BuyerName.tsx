import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FormText } from "#ui/form/Field.tsx";
import { saleStrings } from "./sale.strings.ts";
import type { SaleValues } from "./saleValues.ts";

/** Name of a walk-in, to print on the invoice. Folded at first, and absent when a client is chosen. */
export function BuyerName() {
  const { control } = useFormContext<SaleValues>();
  const [client, name] = useWatch({ control, name: ["client", "buyer_name"] });
  const [isOpen, setOpen] = useState(false);
  if (client !== "") return null;
  if (!isOpen && !name)
    return (
      <button
        type="button"
        className="link mt-2 inline-flex min-h-6 items-center touch:min-h-11 md:pointer-fine:absolute md:pointer-fine:-top-1 md:pointer-fine:right-0 md:pointer-fine:mt-0 md:pointer-fine:text-sm"
        onClick={() => setOpen(true)}
      >
        {saleStrings.buyer}
      </button>
    );
  return (
    <FormText<SaleValues>
      path="buyer_name"
      label={saleStrings.buyer}
      isOptional
      className="mt-3"
      autoFocus={isOpen}
    />
  );
}
