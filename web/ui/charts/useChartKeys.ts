import { type KeyboardEvent, useState } from "react";

/**
 * Selects a bar or point of a chart by arrow keys, Home and End. The chart is one tab stop, which first selects the
 * last bar or point.
 */
export function useChartKeys(count: number) {
  const [chosen, setChosen] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const from = chosen ?? count - 1;
    const steps: Partial<Record<string, number>> = {
      ArrowRight: from + 1,
      ArrowLeft: from - 1,
      Home: 0,
      End: count - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(Math.max(next, 0), count - 1));
  };
  return {
    chosen,
    setChosen,
    /** Event handlers for the chart's image. */
    handlers: {
      tabIndex: 0,
      onKeyDown,
      onFocus: () => setChosen(chosen ?? count - 1),
      onBlur: () => setChosen(null),
    },
  };
}
