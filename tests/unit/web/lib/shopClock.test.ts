import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays, today } from "#domain/core/days.ts";

const shownIn = (ms: number): string => {
  const at = new Date(Date.now() + ms);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};
/** Like an opened page: reads the stored value once. */
const opened = async () => {
  vi.resetModules();
  const { followShopClock } = await import("#lib/shopClock.ts");
  const days = await import("#domain/core/days.ts");
  return { followShopClock, today: days.today };
};
const dayMs = 86_400_000;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the shop's clock", () => {
  it("is stored for the next visit, and renders this page again", async () => {
    const page = await opened();
    expect(page.followShopClock(shownIn(3 * dayMs))).toBe(true);
    expect(page.today()).toBe(addDays(today(), 3));
    const next = await opened();
    expect(next.today()).toBe(addDays(today(), 3));
    expect(next.followShopClock(shownIn(3 * dayMs))).toBe(false);
  });

  it("is forgotten once the computer's clock agrees", async () => {
    (await opened()).followShopClock(shownIn(3 * dayMs));
    expect((await opened()).followShopClock(shownIn(-40_000))).toBe(true);
    expect((await opened()).today()).toBe(today());
  });

  it("is the computer's own without the server's", async () => {
    const page = await opened();
    expect(page.followShopClock("")).toBe(false);
    expect((await opened()).today()).toBe(today());
  });

  it("renders no page again when it cannot be stored", async () => {
    const page = await opened();
    vi.spyOn(console, "warn").mockReturnValue();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(page.followShopClock(shownIn(3 * dayMs))).toBe(false);
    expect(page.today()).toBe(addDays(today(), 3));
  });
});
