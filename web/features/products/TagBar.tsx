import { useLocation } from "wouter";
import { hasStock } from "#domain/stock/nonStock.ts";
import { maxTagged, maxTags } from "#domain/tags/tagAnswers.ts";
import type { ListedProduct } from "#api/stock/products.ts";
import { paths } from "#lib/addresses/paths.ts";
import { type Selection, useSelection } from "#lib/useSelection.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useTagShop } from "#shared/tags/tagLinks.ts";
import { TickBar } from "#ui/list/Ticks.tsx";
import { productsStrings } from "./products.strings.ts";

const none: ListedProduct[] = [];

/** Ticked products of the list (only those with stock) and their bar; null in a shop that prints no tags. */
export function useTagTicks(rows: ListedProduct[] = none) {
  const hasTags = useTagShop() !== null;
  const ticks = useSelection(rows.filter(hasStock));
  if (!hasTags) return { ticks: null, bar: null };
  return { ticks, bar: ticks.ticked.length > 0 && <TagBar ticks={ticks} /> };
}

/** Bar that prints tags for the ticked products: one per piece in stock, but at least one. */
function TagBar({ ticks }: { ticks: Selection<ListedProduct> }) {
  const [, navigate] = useLocation();
  const { ticked } = ticks;
  const tags = ticked
    .slice(0, maxTagged)
    .map(({ id, stock }) => [id, Math.min(Math.max(stock, 1), maxTags)] as const);
  return (
    <TickBar
      count={productsStrings.ticked(ticked.length)}
      untick={productsStrings.untick}
      onClear={() => ticks.tick([])}
      icon="tag"
      action={words.tags}
      busyWord={words.loading}
      isBusy={false}
      letter="t"
      right="print"
      onAct={() => navigate(paths.printTags(tags))}
    >
      {productsStrings.tickHint}
    </TickBar>
  );
}
