import { refuseWhole } from "./refuse.ts";

/** One at a time of what takes much memory; who comes meanwhile is told so, with 503. */
export function alone(app: core.App, key: string, busy: string, work: () => void): void {
  let isFree = false;
  app.store().setFunc(key, (isRunning: unknown) => {
    isFree = isRunning !== true;
    return true;
  });
  if (!isFree) refuseWhole(busy, 503);
  try {
    work();
  } finally {
    app.store().remove(key);
  }
}
