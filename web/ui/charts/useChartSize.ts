import { useEffect, useRef, useState } from "react";
import { isOnPaper } from "#lib/device/paper.ts";
import { afterPaint } from "#lib/usePainted.ts";
import { useValue } from "#lib/useValue.ts";

/** Width of a chart on A4 paper. */
const paperWidth = 640;
const leastWidth = 200;

/**
 * Size in which a chart is drawn, measured so that its text has a constant size, on paper too. `isKnown` only after the
 * first paint; nothing is drawn before.
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
