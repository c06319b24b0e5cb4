import { useId } from "react";
import type { Product } from "../../../pb_hooks/domain/records";
import { loadList } from "../../lib/api";
import { stockLabels } from "../../lib/labels";
import { Combobox } from "../Combobox";
import { Highlight } from "../Highlight";
import { ui } from "../strings";
import { suggestionCount } from "../useSuggestions";
import { StockFact } from "./StockFact";

type Props = {
  label: string;
  /** The name of the product that is chosen; '' for none. */
  text: string;
  onSelect: (product: Product) => void;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  id?: string;
};

const search = async (q: string, signal: AbortSignal): Promise<Product[]> =>
  (await loadList<Product>("products", { q, sort: "name", perPage: suggestionCount }, signal))
    .items;

/** One product among all: name, reference (or that there is none) and stock (supply.md §5). */
export function ProductCombobox({ label, text, onSelect, isInvalid, describedBy, id }: Props) {
  const ownId = useId();
  return (
    <Combobox
      id={id ?? ownId}
      label={label}
      placeholder={ui.chooseProduct}
      text={text}
      texts={ui.products}
      search={search}
      itemKey={(product) => product.id}
      itemText={(product) => `${product.name} ${product.reference}`}
      renderItem={(product, query) => (
        <div className="min-w-0 flex-1">
          <p className="truncate">
            <Highlight text={product.name} query={query} />
          </p>
          <StockFact
            reference={product.reference || stockLabels.noReference}
            stock={product.stock}
            warnsLow
          />
        </div>
      )}
      onSelect={onSelect}
      describedBy={describedBy}
      {...(isInvalid ? { isInvalid } : {})}
    />
  );
}
