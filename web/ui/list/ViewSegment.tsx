import type { ListState } from "#lib/addresses/listState.ts";
import { Segment } from "#ui/form/Segment.tsx";

type Props = {
  state: ListState;
  /** Query parameter. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

/** Segment of list views, stored in the URL. Unknown values select none. */
export const ViewSegment = ({ state, name, label, options }: Props) => (
  <Segment
    className="lg:ml-auto"
    label={label}
    options={options}
    value={options.find(({ value }) => value === state.filter(name))?.value ?? null}
    onChange={(value) => state.setFilter(name, value)}
  />
);
