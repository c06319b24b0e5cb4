import type { ReactNode } from "react";
import { Sparkline } from "./Sparkline.tsx";
import { MoneyText } from "./MoneyText.tsx";

export type FigureCard = readonly [
  label: string,
  figure: ReactNode,
  detail: string,
  tone: string,
  /** Values by day, drawn as a sparkline. */
  days?: readonly number[],
];

type Props = {
  cards: readonly FigureCard[];
  /** True above other content in a card. */
  isInside?: boolean;
};

/** Four figures in a card (docs/look.md, Parts). */
export function FigureCards({ cards, isInside = false }: Props) {
  return (
    <dl
      className={`${isInside ? "border-b border-line" : "card"} grid grid-cols-2 gap-px overflow-hidden bg-line [print-color-adjust:exact] lg:grid-cols-4`}
    >
      {cards.map(([label, figure, detail, tone, days]) => (
        <div key={label} className="min-w-0 bg-surface px-4 py-3">
          <dt className="flex items-center justify-between gap-2 text-ink-2">
            {label}
            {days && <Sparkline values={days} />}
          </dt>
          <dd className={`text-xl font-semibold tracking-tight ${tone}`}>{figure}</dd>
          <dd className="text-sm text-ink-3">
            <MoneyText>{detail}</MoneyText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
