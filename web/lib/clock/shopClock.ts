/**
 * Clock of the shop: time, date and zone of the server, whatever this computer's clock says. Stored for the next visit.
 */
import {
  offsetAt,
  setShopClock,
  type ShopClock,
  today,
  type ZoneOffset,
} from "#domain/core/days/days.ts";

const key = "optique.clock";
/** Tolerance: the server sends whole minutes, and the network delays them. */
const slackMs = 2 * 60_000;

// Without storage during the build, which imports this file through the routes.
const stored = readStored(globalThis.localStorage?.getItem(key) ?? "{}");
setShopClock(stored);

/** Parses the clock stored by an earlier visit; older versions stored only its milliseconds. */
function readStored(text: string): ShopClock {
  try {
    const read = JSON.parse(text) as Partial<ShopClock>;
    return { lateMs: read.lateMs ?? 0, zone: read.zone ?? [] };
  } catch {
    return { lateMs: 0, zone: [] };
  }
}

/** Stores the clock for the next visit; false when there is no storage. */
function keep(clock: ShopClock): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(clock));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** True when the shop's zone has other times than this computer's. */
const isOtherZone = (zone: readonly ZoneOffset[]): boolean =>
  zone.some(([from, minutes]) => offsetAt(from, []) !== minutes);

let isZoneKnown = stored.zone.length > 0;

/**
 * Sets the shop's clock from a time such as '2026-11-23T01:06', and its zone. Returns true when the page must render
 * again: the day changed, or a first answer differs from this computer's zone.
 */
export function followShopClock(shown: string, zone: readonly ZoneOffset[]): boolean {
  const shownMs = Date.parse(`${shown}Z`);
  if (Number.isNaN(shownMs)) return false;
  const aheadMs = shownMs - offsetAt(shownMs, zone) * 60_000 - Date.now();
  const clock = { lateMs: Math.abs(aheadMs) < slackMs ? 0 : aheadMs, zone };
  const before = today();
  const isFirst = !isZoneKnown;
  isZoneKnown = true;
  setShopClock(clock);
  return keep(clock) && (today() !== before || (isFirst && isOtherZone(zone)));
}
