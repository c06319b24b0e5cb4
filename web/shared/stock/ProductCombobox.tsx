import { type ReactNode, useId } from "react";
import type { Product } from "#domain/core/records.ts";
import { searchProducts } from "#api/products.ts";
import { stockLabels } from "#lib/labels.ts";
import { Combobox, Opens } from "#ui/form/Combobox.tsx";
import { HighlightedText } from "#ui/list/HighlightedText.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { ui } from "#ui/ui.strings.ts";
import { takeProductCode } from "./takeProductCode.ts";
import { StockFact } from "./StockFact.tsx";

type Props = {
  label: string;
  /** While none is chosen. */
  placeholder?: string;
  /** The name of the product that is chosen; '' for none. */
  text: string;
  onSelect: (product: Product) => void;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  id?: string;
  /** Where its form says that what was typed is not chosen. */
  path?: string;
  /** What stands in the place of the field until it is pressed: a name that a narrow one would cut. */
  atRest?: ReactNode;
  className?: string;
};

/** Over what stands there, as high; what was typed and not chosen stays in view. */
const overRest = "absolute inset-0 h-full not-[:focus,[data-unselected]]:opacity-0";

/** One product among all: name, reference (or that there is none) and stock. */
export function ProductCombobox({
  label,
  placeholder = ui.chooseProduct,
  text,
  onSelect,
  isInvalid,
  describedBy,
  id,
  path,
  atRest,
  className = "",
}: Props) {
  const ownId = useId();
  const isNarrow = useIsNarrow();
  return (
    <Combobox
      id={id ?? ownId}
      label={label}
      placeholder={placeholder}
      text={text}
      // A phone and a tablet have no room for it beside a name.
      trailing={atRest ?? ((text === "" || !isNarrow) && <Opens />)}
      className={atRest ? overRest : className}
      texts={ui.products}
      search={(q, signal) => searchProducts({ q, sort: "name" }, signal)}
      itemKey={(product) => product.id}
      itemText={(product) => `${product.name} ${product.reference}`}
      renderItem={(product, query) => (
        <div className="min-w-0 flex-1">
          <p className="truncate">
            <HighlightedText text={product.name} query={query} />
          </p>
          <StockFact
            reference={product.reference || stockLabels.noReference}
            stock={product.stock}
          />
        </div>
      )}
      onSelect={onSelect}
      onCode={takeProductCode(onSelect)}
      path={path}
      describedBy={describedBy}
      {...(isInvalid ? { isInvalid } : {})}
    />
  );
}
