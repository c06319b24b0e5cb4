/** Shop's clock: the server's time, date and zone, stored for the next visit, whatever this computer's clock says. */
import {
  offsetAt,
  setShopClock,
  type ShopClock,
  today,
  type ZoneOffset,
} from "#domain/core/days/days.ts";

const key = "optique.clock";
/** Precision: whole minutes and network delay. */
const slackMs = 2 * 60_000;

// The build imports the routes, and with them this file, where there is no storage.
const stored = readStored(globalThis.localStorage?.getItem(key) ?? "{}");
setShopClock(stored);

/** Clock stored by an earlier visit; older versions stored the milliseconds alone. */
function readStored(text: string): ShopClock {
  try {
    const read = JSON.parse(text) as Partial<ShopClock>;
    return { lateMs: read.lateMs ?? 0, zone: read.zone ?? [] };
  } catch {
    return { lateMs: 0, zone: [] };
  }
}

/** False without storage: the next visit learns it again. */
function keep(clock: ShopClock): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(clock));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** True when a zone shows other times than this computer's does. */
const isOtherZone = (zone: readonly ZoneOffset[]): boolean =>
  zone.some(([from, minutes]) => offsetAt(from, []) !== minutes);

let isZoneKnown = stored.zone.length > 0;

/**
 * Sets the shop's clock from '2026-11-23T01:06' and its zone. Returns true when the page must render again: today
 * changes, or a first answer shows other times than this computer's zone.
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
