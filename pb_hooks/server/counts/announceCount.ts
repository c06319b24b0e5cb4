/**
 * Announces a count to the other stations within two seconds, at most once a second: scans come faster, and each
 * announcement has every screen read the count anew (docs/rules-counts.md, Announcements).
 */
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { broadcastStored } from "#server/platform/records/recordEvents.ts";

const everyMs = 1000;
const keyOf = (count: string): string => `optique.announced.${count}`;

/** When a count was last announced, and whether a request waits to announce it again. */
type Announced = { at: number; isAwaited: boolean };

/** Milliseconds until this request announces the count: 0 is at once, null leaves it to another request. */
function turnOf(app: Pick<core.App, "store">, count: string): number | null {
  let wait: number | null = null;
  app.store().setFunc(keyOf(count), (kept: unknown) => {
    const last: Announced =
      typeof kept === "string" ? (JSON.parse(kept) as Announced) : { at: 0, isAwaited: false };
    const now = Date.now();
    const left = last.at + everyMs - now;
    // A clock that was moved back, or a request that died, does not silence the count.
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

/** Sends a JSON text about a changed count, and announces the count: at once, or a second after its last announcement. */
export function answerAndAnnounce(e: core.RequestEvent, count: string, answer: string): void {
  const { app } = e;
  const wait = app.subscriptionsBroker().totalClients() === 0 ? null : turnOf(app, count);
  if (wait === 0) announce(app, count);
  if (!wait) return sendJson(e, answer);
  const bytes = toBytes(answer);
  const header = e.response.header();
  header.set("Content-Type", "application/json");
  header.set("Content-Length", String(bytes.length));
  // The station has its whole answer; on this connection its next request would wait for us.
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
