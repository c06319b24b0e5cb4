import { startTransition, useEffect, useState } from "react";

let due: (() => void)[] = [];

/** Runs a callback after the next paint; callbacks of the same frame share one task. */
export function afterPaint(run: () => void): void {
  if (due.push(run) > 1) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const now = due;
      due = [];
      for (const one of now) one();
    }),
  );
}

/** False in the first render, true after its paint. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
