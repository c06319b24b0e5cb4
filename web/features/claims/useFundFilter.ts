import { useQuery } from "@tanstack/react-query";
import { fundQueries } from "#api/sales/funds.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { SelectFilter } from "#ui/list/FilterSelect.tsx";
import { claimsStrings } from "./claims.strings.ts";

/** Filter of a list by fund. */
export function useFundFilter(): SelectFilter {
  const { data = [] } = useQuery(fundQueries.all());
  return {
    name: "organisme",
    label: words.fund,
    isLong: true,
    options: [["", claimsStrings.allFunds], ...data.map(({ id, name }) => [id, name] as const)],
  };
}
