/** Time zone of the shop: that of this process (TZ), with the rules of the machine's zone data. */
import { offsetAt, today, type ZoneOffset } from "#domain/core/days/days.ts";

/** Instant (ms) from which offsets are computed: Optique stores no instant before its first release. */
const firstMs = Date.UTC(2026, 0, 1);
const minuteMs = 60_000;
/** Step of the search, shorter than any season of a zone; the shortest is Ramadan in Morocco. */
const stepMs = 7 * 86_400_000;
const aheadMs = 400 * 86_400_000;
const zoneKey = "optique.zone";

const offsetOf = (ms: number): number => offsetAt(ms, []);

/** First minute with the later offset, between two instants whose offsets differ. */
function changeBetween(before: number, after: number): number {
  let [low, high] = [before, after];
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
    if (offsetOf(middle) === offsetOf(before)) low = middle;
    else high = middle;
  }
  return high;
}

/** Offsets of this process's zone, from 2026 until a year after `now` (ms). */
export function zoneOffsets(now: number): ZoneOffset[] {
  const found: ZoneOffset[] = [[firstMs, offsetOf(firstMs)]];
  for (let at = firstMs; at < now + aheadMs; at += stepMs)
    if (offsetOf(at) !== offsetOf(at + stepMs))
      found.push([changeBetween(at, at + stepMs), offsetOf(at + stepMs)]);
  return found;
}

/** `zoneOffsets` of today, computed once a day. */
export function shopZone(app: Pick<core.App, "store">): ZoneOffset[] {
  const day = today();
  const kept = app.store().get(zoneKey) as string | null;
  const read = kept ? (JSON.parse(kept) as { day: string; zone: ZoneOffset[] }) : null;
  if (read?.day === day) return read.zone;
  const zone = zoneOffsets(Date.now());
  app.store().set(zoneKey, JSON.stringify({ day, zone }));
  return zone;
}

/** Morocco stays on UTC since September 2026; older zone data are an hour ahead. */
const morocco = { zone: "Africa/Casablanca", known: "2026-12-01 12:00:00.000Z", seconds: 0 };

/** True when the shop runs in Morocco's zone, but this machine's zone data are older than September 2026. */
export function isZoneOutdated(): boolean {
  if ($os.getenv("TZ") !== morocco.zone) return false;
  const [, seconds] = new DateTime(morocco.known).time().in(new Timezone(morocco.zone)).zone();
  return seconds !== morocco.seconds;
}
