import { startTransition, useEffect, useState } from "react";

let due: (() => void)[] = [];

/** Runs after the next paint, in one task with all others that wait for it. */
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

/** False for the first draw, true once that is on the screen. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
