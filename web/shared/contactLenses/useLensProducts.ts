import { useQueries } from "@tanstack/react-query";
import { type ListedProduct, productQueries } from "#api/stock/products.ts";
import type { MadeProduct } from "#domain/contactLenses/lensRemarks.ts";

/** Products of contact lenses by id; one that is gone or not loaded yet is missing. */
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

/** What a product is made in. */
export const madeOf = ({ design, bcs, dias }: ListedProduct): MadeProduct => ({
  design,
  bcs: numbersOf(bcs),
  dias: numbersOf(dias),
});
