import { refuseRequest } from "#server/platform/requests/refuse.ts";

/** Mutex for memory-intensive work: a concurrent request is refused with 503. */
export function runExclusively(app: core.App, key: string, busy: string, work: () => void): void {
  let isFree = false;
  app.store().setFunc(key, (isRunning: unknown) => {
    isFree = isRunning !== true;
    return true;
  });
  if (!isFree) refuseRequest(busy, 503);
  try {
    work();
  } finally {
    app.store().remove(key);
  }
}
