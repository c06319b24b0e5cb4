import { useQuery } from "@tanstack/react-query";
import { productQueries } from "#api/stock/products.ts";
import type { MadeProduct } from "#domain/contactLenses/lensRemarks.ts";
import type { Product } from "#domain/core/records.ts";
import { words } from "#lib/texts/words.strings.ts";

const useProduct = (id: string) => useQuery({ ...productQueries.one(id), enabled: id !== "" });

/** Product of an eye; undefined without one, and while it loads. */
export function useEyeProduct(id: string): Product | undefined {
  const { data } = useProduct(id);
  return id === "" ? undefined : data;
}

/** Name of a product: '' without a product or while it loads, and a placeholder text for a deleted one. */
export function useProductName(id: string): string {
  const { data, error } = useProduct(id);
  if (id === "") return "";
  return data?.name ?? (error === null ? "" : words.unknownProduct);
}

/** True while one of two products is loading; '' stands for no product. */
export function useAreProductsPending(one: string, other: string): boolean {
  const [first, second] = [useProduct(one), useProduct(other)];
  return (one !== "" && first.isPending) || (other !== "" && second.isPending);
}

const numbersOf = (list: unknown): number[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === "number") : [];

/** Design, base curves and diameters of a product, for remarks. */
export const madeOf = (product: Product | undefined): MadeProduct | null =>
  product
    ? { design: product.design, bcs: numbersOf(product.bcs), dias: numbersOf(product.dias) }
    : null;
