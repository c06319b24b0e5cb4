import type { ChequePage } from "#api/sales/cheques.ts";
import { chequeStateLabels } from "#shared/till/till.strings.ts";
import { type FigureCard, FigureCards } from "#ui/page/FigureCards.tsx";
import { Money } from "#ui/page/Money.tsx";
import { chequesStrings } from "./cheques.strings.ts";

const text = chequesStrings.figures;
/** Non-breaking space that reserves the height of a line. */
const blank = "\u00a0";

/** Amounts of cheques in hand, deposited and bounced; their space is reserved while they load. */
export function ChequeFigures({ page, until }: { page: ChequePage | undefined; until: string }) {
  const { sums, counts, due } = page ?? {};
  const figure = (dirhams: number | undefined) =>
    dirhams === undefined ? blank : <Money dirhams={dirhams} />;
  const cards: FigureCard[] = [
    [text.due, figure(due?.amount), due ? text.dueDetail(due.cheques, until) : blank, ""],
    [
      chequeStateLabels.in_hand,
      figure(sums?.in_hand),
      counts ? text.inHandDetail(counts.in_hand) : blank,
      "",
    ],
    [
      chequeStateLabels.deposited,
      figure(sums?.deposited),
      counts ? text.depositedDetail(counts.deposited) : blank,
      "",
    ],
    [
      chequeStateLabels.bounced,
      figure(sums?.bounced),
      counts ? text.bouncedDetail(counts.bounced) : blank,
      counts?.bounced ? "text-bad-ink" : "",
    ],
  ];
  return (
    <div className="mb-4">
      <FigureCards cards={cards} />
    </div>
  );
}
