import { useQueries } from "@tanstack/react-query";
import { type ListedProduct, productQueries } from "#api/stock/products.ts";
import type { MadeProduct } from "#domain/contactLenses/lensRemarks.ts";

/** Contact-lens products by id. A deleted product, or one that is still loading, is absent from the map. */
export function useLensProducts(ids: readonly string[]): ReadonlyMap<string, ListedProduct> {
  const wanted = [...new Set(ids)].filter((id) => id !== "");
  return useQueries({
    queries: wanted.map((id) => productQueries.one(id)),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  });
}

const numbersOf = (stored: unknown): number[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === "number") : [];

/** Design, base curves and diameters in which a product is made. */
export const madeOf = ({ design, bcs, dias }: ListedProduct): MadeProduct => ({
  design,
  bcs: numbersOf(bcs),
  dias: numbersOf(dias),
});
