import { useQuery } from "@tanstack/react-query";
import { supplierQueries } from "#api/suppliers.ts";

/** Supplier options of a filter, after 'all'; a failure is only logged. */
export function useSupplierOptions(all: string): [string, string][] {
  const { data } = useQuery(supplierQueries.all);
  return [["", all], ...(data ?? []).map(({ id, name }): [string, string] => [id, name])];
}
