import type { JobCard } from "#api/sales/jobs.ts";
import type { BoardParts, Column } from "#shared/board/boardKind.ts";
import { clientOf } from "../clientOf.ts";
import { OrderButton, TickAll } from "./OrderControls.tsx";
import type { Workshop } from "./useWorkshop.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

/** Checkboxes, and the order button, of the jobs whose lenses are to be ordered. */
export function jobParts({ board, ticks }: Workshop): BoardParts<JobCard> {
  const isOrder = ({ status, cards }: Column<JobCard>) => status === "to_order" && cards.length > 0;
  return {
    isTicked: ticks.isTicked,
    tick: (card) =>
      card.status === "to_order" && (
        <Tick
          client={clientOf(card)}
          isTicked={ticks.isTicked(card)}
          onTick={() => ticks.toggle(card)}
        />
      ),
    head: (column) =>
      isOrder(column) && (
        <TickAll
          isAll={ticks.isAll || ticks.ticked.length === column.count}
          ticked={ticks.ticked.length}
          onTick={(isAll) => {
            ticks.tick(isAll ? "all" : []);
            // Loads the hidden cards, because they are selected too.
            if (isAll && column.count > column.cards.length) board.others.show(column.status);
          }}
        />
      ),
    foot: (column) =>
      isOrder(column) && ticks.ticked.length > 0 && <OrderButton ticked={ticks.ticked} />,
  };
}

type TickProps = { client: string; isTicked: boolean; onTick: () => void };

const Tick = ({ client, isTicked, onTick }: TickProps) => (
  <label className="relative z-10 flex items-center max-md:order-last max-md:-my-2.5 touch:min-h-11 touch:min-w-11 max-md:justify-end">
    <input
      type="checkbox"
      className="size-4 max-md:size-6"
      checked={isTicked}
      tabIndex={-1}
      aria-label={workshopPageStrings.card.tickOf(client)}
      onChange={onTick}
    />
  </label>
);
