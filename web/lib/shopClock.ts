/** Shop's clock: the server's time zone and date, stored for the next visit, whatever this computer's clock says. */
import { setShopClock, today } from "#domain/core/days.ts";

const key = "optique.clock";
/** Precision: whole minutes and network delay. */
const slackMs = 2 * 60_000;

// The build imports the routes, and with them this file, where there is no storage.
setShopClock(Number(globalThis.localStorage?.getItem(key) ?? 0));

/** False without storage: the next visit learns it again. */
function keep(late: number): boolean {
  try {
    localStorage.setItem(key, String(late));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Sets the shop's clock from '2026-11-23T01:06'. Returns true when today changes: the page then renders again. */
export function followShopClock(shown: string): boolean {
  const aheadMs = Date.parse(shown) - Date.now();
  if (Number.isNaN(aheadMs)) return false;
  const late = Math.abs(aheadMs) < slackMs ? 0 : aheadMs;
  const before = today();
  setShopClock(late);
  return keep(late) && today() !== before;
}
