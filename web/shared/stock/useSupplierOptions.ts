import { useRevision } from "#api/revisions.ts";
import { listAllSuppliers } from "#api/suppliers.ts";
import { useQuery } from "#api/useQuery.ts";

/** Every supplier of the shop, for a filter, after the words for all of them; a failure is only logged. */
export function useSupplierOptions(all: string): [string, string][] {
  const { data } = useQuery("suppliers", listAllSuppliers, {
    revision: useRevision("optique_suppliers"),
    keeps: true,
  });
  return [["", all], ...(data ?? []).map(({ id, name }): [string, string] => [id, name])];
}
