import type { ListState } from "#lib/listState.ts";
import { Segment } from "#ui/form/Segment.tsx";

type Props = {
  state: ListState;
  /** The name that the address has for it. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

/** One of a few views of a list, at the end of the line of its search. None is pressed where the address says another word. */
export const ViewSegment = ({ state, name, label, options }: Props) => (
  <Segment
    className="lg:ml-auto"
    label={label}
    options={options}
    value={options.find(({ value }) => value === state.filter(name))?.value ?? null}
    onChange={(value) => state.setFilter(name, value)}
  />
);
