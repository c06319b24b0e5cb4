import { useQuery } from "@tanstack/react-query";
import { supplierQueries } from "#api/stock/suppliers.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { SelectFilter } from "#ui/list/FilterSelect.tsx";

/** Supplier filter of a list. If the suppliers fail to load, the failure is only logged. */
export function useSupplierFilter(...more: [value: string, text: string][]): SelectFilter {
  const { data = [] } = useQuery(supplierQueries.all);
  return {
    name: "supplier",
    label: words.supplier,
    short: words.suppliers,
    isLong: true,
    options: [
      ["", words.allSuppliers],
      ...data.map(({ id, name }) => [id, name] as const),
      ...more,
    ],
  };
}
