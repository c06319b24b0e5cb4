/**
 * Announces a count to other stations within two seconds, but at most once a second: scans come faster, and each
 * announcement makes every screen request the count again (docs/rules-counts.md, Announcements).
 */
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { broadcastStored } from "#server/platform/records/recordEvents.ts";

const everyMs = 1000;
const keyOf = (count: string): string => `optique.announced.${count}`;

/** Time of the last announcement, and whether a request is waiting to make the next one. */
type Announced = { at: number; isAwaited: boolean };

/** Milliseconds to wait before announcing: 0 is at once; null when another request already waits to do it. */
function turnOf(app: Pick<core.App, "store">, count: string): number | null {
  let wait: number | null = null;
  app.store().setFunc(keyOf(count), (kept: unknown) => {
    const last: Announced =
      typeof kept === "string" ? (JSON.parse(kept) as Announced) : { at: 0, isAwaited: false };
    const now = Date.now();
    const left = last.at + everyMs - now;
    // Neither a clock that was set back nor a request that died may block later announcements.
    const isRecent = left > -everyMs && left <= everyMs;
    if (last.isAwaited && isRecent) return kept;
    wait = isRecent ? Math.max(0, left) : 0;
    return JSON.stringify({ at: wait === 0 ? now : last.at, isAwaited: wait > 0 });
  });
  return wait;
}

const announce = (app: core.App, count: string): void => {
  const record = findRecord(app, "optique_counts", count);
  if (record) broadcastStored(app, record);
};

/** Sends the JSON answer about a changed count, then announces it: at once, or a second after its last announcement. */
export function answerAndAnnounce(e: core.RequestEvent, count: string, answer: string): void {
  const { app } = e;
  const wait = app.subscriptionsBroker().totalClients() === 0 ? null : turnOf(app, count);
  if (wait === 0) announce(app, count);
  if (!wait) return sendJson(e, answer);
  const bytes = toBytes(answer);
  const header = e.response.header();
  header.set("Content-Type", "application/json");
  header.set("Content-Length", String(bytes.length));
  // The answer must be complete before the wait, or the station's next request on this connection would be delayed.
  header.set("Connection", "close");
  try {
    e.response.write(bytes);
    e.flush();
  } finally {
    sleep(wait);
    app.store().set(keyOf(count), JSON.stringify({ at: Date.now(), isAwaited: false }));
    announce(app, count);
  }
}
