/** "Today" is the shop's, whatever this computer's clock and zone say: the server tells, and it is kept for the next visit. */
import { setShopClock, today } from "#domain/core/days.ts";

const key = "optique.clock";
/** The server tells whole minutes, and an answer takes its time. */
const slackMs = 2 * 60_000;

// The build imports the routes, and with them this file, where there is no storage.
setShopClock(Number(globalThis.localStorage?.getItem(key) ?? 0));

/** False where there is no room: the next visit is told again. */
function keep(late: number): boolean {
  try {
    localStorage.setItem(key, String(late));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/**
 * `shown`: what the shop's clock shows now, '2026-11-23T01:06'. True where today is another day than this page was drawn on: it may
 * show the till of that day, or have it in a field.
 */
export function followShopClock(shown: string): boolean {
  const told = Date.parse(shown) - Date.now();
  if (Number.isNaN(told)) return false;
  const late = Math.abs(told) < slackMs ? 0 : told;
  const before = today();
  setShopClock(late);
  return keep(late) && today() !== before;
}
