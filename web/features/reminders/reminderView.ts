import type { ListAddress } from "#lib/addresses/listState.ts";

/** True when the address shows 'Remboursables'. */
export const isReimbursable = ({ filter }: Pick<ListAddress, "filter">): boolean =>
  filter("vue") === "remboursables";
