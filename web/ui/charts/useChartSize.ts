import { useEffect, useRef, useState } from "react";
import { isOnPaper } from "#lib/paper.ts";
import { useValue } from "#lib/useValue.ts";

/** That of a card on an A4 sheet. */
const paperWidth = 640;
const leastWidth = 200;

const leastHeight = 192;

/** The room that a chart has: its letters keep their size whatever it is, also on paper, which nothing measures. */
export function useChartSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [[width, room], setSize] = useState([paperWidth, leastHeight]);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() =>
      setSize([Math.max(box.clientWidth, leastWidth), box.clientHeight]),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, width: useValue(isOnPaper) ? paperWidth : width, room };
}
