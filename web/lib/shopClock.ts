/** "Today" is the shop's, whatever this computer's clock and zone say: the server tells, and it is kept for the next visit. */
import { setShopClock } from "#domain/core/days.ts";

const key = "optique.clock";
/** The server tells whole minutes, and an answer takes its time. */
const slackMs = 2 * 60_000;

setShopClock(Number(localStorage.getItem(key) ?? 0));

/** `shown`: what the shop's clock shows now, '2026-11-23T01:06'. */
export function followShopClock(shown: string): void {
  const late = Date.parse(shown) - Date.now();
  const kept = Math.abs(late) < slackMs ? 0 : late;
  setShopClock(kept);
  try {
    if (kept) localStorage.setItem(key, String(kept));
    else localStorage.removeItem(key);
  } catch (error) {
    // No room: the next visit is told again.
    console.warn(error);
  }
}
