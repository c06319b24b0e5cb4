import type { ChequePage } from "#api/cheques.ts";
import { type FigureCard, FigureCards } from "#ui/page/FigureCards.tsx";
import { Money } from "#ui/page/Money.tsx";
import { strings } from "./cheques.strings.ts";

const text = strings.figures;

/** How much is to be brought to the bank, lies there, and came back; their place is kept until it is known. */
export function ChequeFigures({ page, until }: { page: ChequePage | undefined; until: string }) {
  const { sums, counts, due } = page ?? {};
  const figure = (dirhams: number | undefined) =>
    dirhams === undefined ? "\u00a0" : <Money dirhams={dirhams} />;
  const cards: FigureCard[] = [
    [text.due, figure(due?.amount), due ? text.dueFact(due.cheques, until) : "\u00a0", ""],
    [text.inHand, figure(sums?.in_hand), counts ? text.inHandFact(counts.in_hand) : "", ""],
    [
      text.deposited,
      figure(sums?.deposited),
      counts ? text.depositedFact(counts.deposited) : "",
      "",
    ],
    [
      text.bounced,
      figure(sums?.bounced),
      counts ? text.bouncedFact(counts.bounced) : "",
      counts?.bounced ? "text-bad-ink" : "",
    ],
  ];
  return (
    <div className="mb-4">
      <FigureCards cards={cards} />
    </div>
  );
}
