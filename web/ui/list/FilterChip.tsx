import type { ListState } from "#lib/addresses/listState.ts";
import { Mark, type MarkName } from "#ui/page/Mark.tsx";

export type ChipFilter = {
  /** Name of the filter in the address, and its value while active. */
  name: string;
  value: string;
  chip: string;
  hint: string;
  mark: MarkName;
  className?: string;
};

/** Button that turns one value of a filter on and off. */
export function FilterChip(props: ChipFilter & { state: ListState }) {
  const { state, name, value, chip, hint, mark, className = "" } = props;
  const isOn = state.filter(name) === value;
  return (
    <button
      type="button"
      className={`chip ${className}`}
      aria-pressed={isOn}
      data-tooltip={hint}
      onClick={() => state.setFilter(name, isOn ? "" : value)}
    >
      <Mark name={mark} />
      {chip}
      <span className="sr-only">, {hint.toLowerCase()}</span>
    </button>
  );
}
