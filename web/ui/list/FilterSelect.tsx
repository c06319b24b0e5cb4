import type { ListState } from "#lib/listState.ts";
import { type Options, Select } from "#ui/form/Select.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";

type Props = {
  state: ListState;
  /** Name of the filter in the address. */
  name: string;
  label: string;
  /** The first is all of them. */
  options: Options;
  /** All of them where a phone has no room for the whole sentence beside another filter. */
  short?: string;
  /** Its values are names: one that is chosen has a line of its own on a phone. */
  isLong?: boolean;
};

/** A filter of a list among several values, beside its search. */
export function FilterSelect({ state, name, label, short, isLong, options }: Props) {
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
