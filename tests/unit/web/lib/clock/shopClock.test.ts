import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays, today, type ZoneOffset } from "#domain/core/days/days.ts";

/** Time zone of the tests (vite.config.ts): one hour ahead of UTC. */
const own: ZoneOffset[] = [[0, 60]];
const shownIn = (ms: number): string => {
  const at = new Date(Date.now() + ms);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};
/** Imports the modules anew, as an opened page does, so that the stored clock is loaded. */
const opened = async () => {
  vi.resetModules();
  const { followShopClock } = await import("#lib/clock/shopClock.ts");
  const days = await import("#domain/core/days/days.ts");
  const shown = await import("#domain/core/days/formatDays.ts");
  return { followShopClock, today: days.today, timeOf: shown.formatTime };
};
const dayMs = 86_400_000;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the shop's clock", () => {
  it("another clock of the shop is stored for the next visit, and renders the page again", async () => {
    const page = await opened();
    expect(page.followShopClock(shownIn(3 * dayMs), own)).toBe(true);
    expect(page.today()).toBe(addDays(today(), 3));
    const next = await opened();
    expect(next.today()).toBe(addDays(today(), 3));
    expect(next.followShopClock(shownIn(3 * dayMs), own)).toBe(false);
  });

  it("the stored clock is removed once the computer's clock agrees with the shop's", async () => {
    (await opened()).followShopClock(shownIn(3 * dayMs), own);
    expect((await opened()).followShopClock(shownIn(-40_000), own)).toBe(true);
    expect((await opened()).today()).toBe(today());
  });

  it("without the server's time, the computer's own clock is used", async () => {
    const page = await opened();
    expect(page.followShopClock("", own)).toBe(false);
    expect((await opened()).today()).toBe(today());
  });

  it("the page is not rendered again when the clock cannot be stored", async () => {
    const page = await opened();
    vi.spyOn(console, "warn").mockReturnValue();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(page.followShopClock(shownIn(3 * dayMs), own)).toBe(false);
    expect(page.today()).toBe(addDays(today(), 3));
  });

  it("times are in the shop's zone from the first answer on, even if the computer's zone data differ", async () => {
    const at = new Date("2026-11-28T23:30Z");
    const page = await opened();
    expect(page.timeOf(at)).toBe("00:30");
    const utc = new Date().toISOString().slice(0, 16);
    expect(page.followShopClock(utc, [[0, 0]])).toBe(true);
    expect([page.timeOf(at), page.today(at)]).toEqual(["23:30", "2026-11-28"]);
    expect(page.followShopClock(utc, [[0, 0]])).toBe(false);
    const next = await opened();
    expect([next.timeOf(at), next.today(at)]).toEqual(["23:30", "2026-11-28"]);
    expect(next.followShopClock(utc, [[0, 0]])).toBe(false);
  });

  it("a clock stored by an older version, in milliseconds, is ignored", async () => {
    localStorage.setItem("optique.clock", "3600000");
    const page = await opened();
    expect(page.today()).toBe(today());
  });
});
