import type { ListState } from "#lib/addresses/listState.ts";
import { Segment } from "#ui/form/Segment.tsx";

type Props = {
  state: ListState;
  /** Name of the parameter in the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

/** Segment of a list's views, stored in the address. An unknown value selects none. */
export const ViewSegment = ({ state, name, label, options }: Props) => (
  <Segment
    className="lg:ml-auto"
    label={label}
    options={options}
    value={options.find(({ value }) => value === state.filter(name))?.value ?? null}
    onChange={(value) => state.setFilter(name, value)}
  />
);
