import type { ListAddress } from "#lib/addresses/listState.ts";

/** True of the address of 'Remboursables'. */
export const isReimbursable = ({ filter }: Pick<ListAddress, "filter">): boolean =>
  filter("vue") === "remboursables";
