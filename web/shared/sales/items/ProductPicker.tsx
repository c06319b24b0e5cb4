import { type Product, productTypes } from "#domain/core/records.ts";
import { FieldNote } from "#shared/documents/FieldNote.tsx";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { Combobox } from "#ui/form/Combobox.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { takeProductCode } from "#shared/stock/takeProductCode.ts";
import { searchProducts } from "#api/stock/products.ts";
import { ProductOption } from "#shared/stock/ProductOption.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const otherTypes = productTypes.filter((type) => type !== "lens").join(",");

type Props = {
  id: string;
  label: string;
  /** True for lenses only, false for other products only, absent for all. */
  isLens?: boolean;
  onPick: (product: Product) => void;
  onScan: (product: Product) => void;
  createLabel: (typed: string) => string;
  /** Creates a line from the typed text, then calls `made`. */
  onCreate: (typed: string, made: () => void) => void;
};

/** Product field that empties after each selection, because the product becomes an item. */
export function ProductPicker({ id, label, isLens, onPick, onScan, createLabel, onCreate }: Props) {
  const type = isLens === undefined ? "" : isLens ? "lens" : otherTypes;
  const create = { label: createLabel, icon: <Icon name="plus" />, onCreate };
  const error = useFieldError(id);
  return (
    <div>
      <Combobox
        id={id}
        label={label}
        placeholder={label}
        text=""
        texts={salesStrings.productSearch}
        icon={<Icon name="plus" />}
        search={(q, signal) => searchProducts({ q, type }, signal)}
        itemKey={(product) => product.id}
        itemText={(product) => `${product.name} ${product.reference}`}
        renderItem={(product, query) => <ProductOption product={product} query={query} hasPrice />}
        onSelect={onPick}
        onCode={takeProductCode(onScan)}
        path={id}
        isHeldOnce
        isInvalid={error !== null}
        describedBy={error ? errorIdOf(id) : undefined}
        create={create}
      />
      <FieldNote id={errorIdOf(id)} error={error} />
    </div>
  );
}
