import { useEffect, useRef, useState } from "react";
import { isOnPaper } from "#lib/device/paper.ts";
import { afterPaint } from "#lib/usePainted.ts";
import { useValue } from "#lib/useValue.ts";

/** Width of a card on A4. */
const paperWidth = 640;
const leastWidth = 200;

/**
 * Measured size of a chart, so that text keeps its size, also on paper. Nothing is drawn before it `isKnown`, after
 * the first paint.
 */
export function useChartSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<number | null>(null);
  const isPrinted = useValue(isOnPaper);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() =>
      afterPaint(() => setSize(Math.max(box.clientWidth, leastWidth))),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const width = isPrinted ? paperWidth : (size ?? paperWidth);
  return { ref, width, isKnown: isPrinted || size !== null };
}
