import { startTransition, useEffect, useState } from "react";

let due: (() => void)[] = [];

/** Runs it once what was drawn last is on the screen, with all others that wait for it. */
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

/** `value` once the screen shows what was drawn with it: what hangs on it keeps nothing else waiting. */
export function usePainted<T>(value: T, first = value): T {
  const [painted, setPainted] = useState(first);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
