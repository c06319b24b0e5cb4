import type { LensRange } from "#domain/lenses/choices.ts";
import { RangeDetails } from "#shared/lenses/RangeDetails.tsx";
import { lensPages } from "../lenses.strings.ts";

const text = lensPages.price;

type Props = {
  range: LensRange;
  /** Number key that ticks the range; null beyond the third row. */
  place: number | null;
  isTicked: boolean;
  onTick: () => void;
};

/** Range with a checkbox that adds it to a quote. */
export const TickRow = ({ range, place, isTicked, onTick }: Props) => (
  <label className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5 hover:bg-hover has-checked:bg-brand-soft">
    <span className="flex w-12 items-center gap-2 max-md:w-auto">
      <input
        type="checkbox"
        data-lens
        className="size-4 max-md:size-6"
        aria-label={place ? text.tick(range.name, place) : text.tickOther(range.name)}
        checked={isTicked}
        onChange={onTick}
      />
      {place && (
        <kbd className="kbd max-md:hidden" aria-hidden="true">
          {place}
        </kbd>
      )}
    </span>
    <RangeDetails range={range} />
  </label>
);
