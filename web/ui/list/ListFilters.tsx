import type { ListState } from "#lib/addresses/listState.ts";
import { type ChipFilter, FilterChip } from "./FilterChip.tsx";
import { FilterSelect, type SelectFilter } from "./FilterSelect.tsx";

export type ListFilter = SelectFilter | ChipFilter;
type Props = { filters: readonly ListFilter[]; state: ListState };

/** Filters of a list, beside its search. */
export const ListFilters = ({ filters, state }: Props) =>
  filters.map((filter) =>
    "options" in filter ? (
      <FilterSelect key={filter.name} {...filter} state={state} />
    ) : (
      <FilterChip key={filter.name} {...filter} state={state} />
    ),
  );
