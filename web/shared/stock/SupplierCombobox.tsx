import { words } from "#lib/texts/words.strings.ts";
import { useId } from "react";
import type { Supplier } from "#domain/core/records.ts";
import { searchSuppliers } from "#api/stock/suppliers.ts";
import { ClearButton } from "#ui/form/ClearButton.tsx";
import { Combobox, Opens } from "#ui/form/Combobox.tsx";
import { useChoiceUndo } from "#ui/form/unselectedText.ts";
import { FieldFrame } from "#ui/form/Field.tsx";
import { HighlightedText } from "#ui/list/HighlightedText.tsx";
import { ui } from "#ui/ui.strings.ts";

type Props = {
  label: string;
  isOptional?: boolean;
  text: string;
  error?: string | undefined;
  onSelect: (supplier: Supplier) => void;
  /** Clears the selection. */
  onClear?: () => void;
  isFirst?: boolean;
};

export function SupplierCombobox(props: Props) {
  const { label, isOptional, text, error, onSelect, onClear, isFirst } = props;
  const id = useId();
  const unchoose = useChoiceUndo("supplier", "supplierName");
  return (
    <FieldFrame id={id} label={label} error={error} {...(isOptional ? { isOptional } : {})}>
      {(described) => (
        <Combobox
          id={id}
          placeholder={ui.chooseSupplier}
          text={text}
          texts={ui.suppliers}
          search={searchSuppliers}
          itemKey={(supplier) => supplier.id}
          itemText={(supplier) => supplier.name}
          renderItem={(supplier, query) => (
            <span className="truncate">
              <HighlightedText text={supplier.name} query={query} />
            </span>
          )}
          onSelect={onSelect}
          path="supplier"
          isFirst={isFirst}
          onUnchoose={unchoose}
          describedBy={described["aria-describedby"]}
          {...(error ? { isInvalid: true } : {})}
          trailing={
            text && onClear ? <ClearButton label={words.clear} onClear={onClear} /> : <Opens />
          }
        />
      )}
    </FieldFrame>
  );
}
