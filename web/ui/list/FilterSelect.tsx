import type { ListState } from "#lib/addresses/listState.ts";
import { type Options, Select } from "#ui/form/Select.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";

export type SelectFilter = {
  /** Name of the filter in the address. */
  name: string;
  label: string;
  /** Options; the first one stands for 'all'. */
  options: Options;
  /** Short form of 'all' for a phone. */
  short?: string;
  /** True of long values: when one is selected, it takes a whole line on a phone. */
  isLong?: boolean;
};

/** Select filter of a list. */
export function FilterSelect(props: SelectFilter & { state: ListState }) {
  const { state, name, label, short, isLong, options } = props;
  const value = state.filter(name);
  const isShort = useIsPhone() && short !== undefined && value === "";
  return (
    <Select
      value={value}
      options={isShort ? [["", short], ...options.slice(1)] : options}
      aria-label={label}
      className={`max-md:flex-1 ${isLong && !isShort ? "min-w-48 lg:w-48" : "min-w-40 md:w-40"}`}
      onChange={(event) => state.setFilter(name, event.target.value)}
    />
  );
}
