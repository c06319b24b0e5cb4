import { useQuery } from "@tanstack/react-query";
import { supplierQueries } from "#api/suppliers.ts";

/** Every supplier of the shop, for a filter, after the words for all of them; a failure is only logged. */
export function useSupplierOptions(all: string): [string, string][] {
  const { data } = useQuery(supplierQueries.all);
  return [["", all], ...(data ?? []).map(({ id, name }): [string, string] => [id, name])];
}
