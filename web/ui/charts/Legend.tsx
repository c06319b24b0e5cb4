import type { ReactNode } from "react";

const marks = {
  solid: <span className="size-3 rounded-xs bg-chart-1" />,
  hatched: (
    <svg
      viewBox="0 0 12 12"
      className="size-3 rounded-xs border border-chart-1 stroke-chart-1"
      strokeWidth="2"
    >
      <path d="M0 4 4 0M0 10 10 0M4 12 12 4" />
    </svg>
  ),
  ghost: <span className="size-3 rounded-xs bg-chart-ghost" />,
  line: <span className="w-3.5 border-t-2 border-chart-1" />,
  otherLine: <span className="w-4 border-t-2 border-dashed border-chart-2" />,
  dashed: <span className="w-4 border-t border-dashed border-ink" />,
};

type Entry = readonly [mark: keyof typeof marks, label: string, figure?: ReactNode];

/** Legend of a chart (docs/look.md, Plots). */
export const Legend = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2 [print-color-adjust:exact]">
    {entries.map(([mark, label, figure]) => (
      <li key={label} className="flex items-center gap-1.5">
        <span className="grid forced-color-adjust-none" aria-hidden="true">
          {marks[mark]}
        </span>
        {label} {figure}
      </li>
    ))}
  </ul>
);
