import { type ReactNode, useId } from "react";
import type { Product, ProductType } from "#domain/core/records.ts";
import { searchProducts } from "#api/stock/products.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ClearButton } from "#ui/form/ClearButton.tsx";
import { Combobox, Opens } from "#ui/form/Combobox.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { ui } from "#ui/ui.strings.ts";
import { takeProductCode } from "./takeProductCode.ts";
import { ProductOption } from "./ProductOption.tsx";

type Props = {
  label: string;
  /** Placeholder of the empty field. */
  placeholder?: string;
  /** Name of the selected product; '' for none. */
  text: string;
  onSelect: (product: Product) => void;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  id?: string;
  /** Limits the search to products of this type; by default all. */
  type?: ProductType;
  /** Empties the field. */
  onClear?: () => void;
  /** Path in the form of the error about text that was not selected. */
  path?: string;
  /** Content shown over the field until it is pressed, for names that are too long for it. */
  atRest?: ReactNode;
  className?: string;
};

/** Hides the field under that content; unselected text stays visible. */
const overRest = "absolute inset-0 h-full not-[:focus,[data-unselected]]:opacity-0";

/** Product field; options show name, reference and stock. */
export function ProductCombobox({
  label,
  placeholder = ui.chooseProduct,
  text,
  onSelect,
  isInvalid,
  describedBy,
  id,
  path,
  type,
  onClear,
  atRest,
  className = "",
}: Props) {
  const ownId = useId();
  const isNarrow = useIsNarrow();
  const trailing =
    text !== "" && onClear ? (
      <ClearButton label={words.clear} onClear={onClear} />
    ) : (
      (text === "" || !isNarrow) && <Opens />
    );
  return (
    <Combobox
      id={id ?? ownId}
      label={label}
      placeholder={placeholder}
      text={text}
      // On phone and tablet there is no space beside the name.
      trailing={atRest ?? trailing}
      className={atRest ? overRest : className}
      texts={ui.products}
      search={(q, signal) => searchProducts({ q, sort: "name", ...(type && { type }) }, signal)}
      itemKey={(product) => product.id}
      itemText={(product) => `${product.name} ${product.reference}`}
      renderItem={(product, query) => <ProductOption product={product} query={query} />}
      onSelect={onSelect}
      onCode={takeProductCode(onSelect)}
      path={path}
      describedBy={describedBy}
      {...(isInvalid ? { isInvalid } : {})}
    />
  );
}
