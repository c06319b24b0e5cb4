import type { ReactNode } from "react";
import { ShareBar } from "./ShareBar.tsx";

export type Rank = { key: string; label: string; figure: ReactNode; value: number; share: string };

/** Horizontal bars, the largest first: the value and its share are in words (web/README.md, Plots). */
export function Ranking({ ranks }: { ranks: readonly Rank[] }) {
  // A track is all of them, as the share beside it says.
  const total = ranks.reduce((sum, { value }) => sum + value, 0) || 1;
  return (
    <ul className="grid gap-3">
      {ranks.map(({ key, label, figure, value, share }) => (
        <li key={key} className="grid gap-1">
          <p className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">{label}</span>
            <span className="font-semibold">{figure}</span>
          </p>
          <p className="flex items-center gap-3">
            <ShareBar share={value / total} className="min-w-0 flex-1" />
            <span className="w-10 text-right text-sm text-ink-3">{share}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
