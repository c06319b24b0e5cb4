import { useFormContext, useWatch } from "react-hook-form";
import type { Supplier } from "#domain/core/records.ts";
import { words } from "#lib/texts/words.strings.ts";
import { SupplierCombobox } from "./SupplierCombobox.tsx";

type Chosen = { supplier: string; supplierName: string };
type Props = {
  isNew: boolean;
  /** Called after the form has stored the supplier. */
  onChosen?: (supplier: Supplier) => void;
};

/** Supplier of a document's form. In a new document without a supplier, it is the first field to get the focus. */
export function SupplierField({ isNew, onChosen }: Props) {
  const { control, setValue, clearErrors, formState } = useFormContext<Chosen>();
  const name = useWatch({ control, name: "supplierName" });
  return (
    <SupplierCombobox
      label={words.supplier}
      text={name}
      isFirst={isNew && !name}
      error={formState.errors.supplier?.message}
      onSelect={(chosen) => {
        clearErrors("supplier");
        setValue("supplierName", chosen.name);
        setValue("supplier", chosen.id, { shouldDirty: true });
        onChosen?.(chosen);
      }}
    />
  );
}
