import type { JobCard } from "#api/sales/jobs.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { orderCounts } from "./orderCounts.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

const texts = workshopPageStrings.order;

type TickAllProps = { isAll: boolean; ticked: number; onTick: (isAll: boolean) => void };

/** Checkbox that selects all cards of the column within the lab filter, or none. */
export const TickAll = ({ isAll, ticked, onTick }: TickAllProps) => (
  <label className="flex items-center gap-2 max-md:ml-auto touch:min-h-11 max-md:pr-3">
    <span className="text-sm text-ink-2 md:hidden" aria-hidden="true">
      {words.tickAll}
    </span>
    <input
      type="checkbox"
      className="size-4 max-md:size-6"
      aria-label={words.tickAll}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && !isAll;
      }}
      onChange={() => onTick(!isAll)}
    />
  </label>
);

/** Link that orders the lenses of the selected cards, with their number. */
export function OrderButton({ ticked }: { ticked: readonly JobCard[] }) {
  const { labs, without, lenses } = orderCounts(ticked);
  return (
    <div className="grid gap-2">
      <a
        href={paths.orderLenses(ticked.map(({ id }) => id))}
        className="btn btn-primary h-auto min-h-9 px-2 py-1 text-center max-lg:whitespace-normal! touch:min-h-11"
      >
        {texts.prepare}
        <span className="text-xs font-normal max-md:hidden" aria-hidden="true">
          {texts.key}
        </span>
      </a>
      <p className="text-center text-xs text-ink-3" role="status">
        {texts.summary(ticked.length, labs, without, lenses)}
      </p>
    </div>
  );
}
