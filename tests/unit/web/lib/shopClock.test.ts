// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addDays, today } from "#domain/core/days.ts";

const shownIn = (ms: number): string => {
  const at = new Date(Date.now() + ms);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};
/** As a page that is opened: what was kept is read once. */
const opened = async () => {
  vi.resetModules();
  const { followShopClock } = await import("#lib/shopClock.ts");
  const days = await import("#domain/core/days.ts");
  return { followShopClock, today: days.today };
};
const dayMs = 86_400_000;

beforeEach(() => localStorage.clear());

describe("the shop's clock", () => {
  it("is followed, and kept for the next visit", async () => {
    const page = await opened();
    page.followShopClock(shownIn(3 * dayMs));
    expect(page.today()).toBe(addDays(today(), 3));
    expect((await opened()).today()).toBe(addDays(today(), 3));
  });

  it("is forgotten once the computer shows the same", async () => {
    (await opened()).followShopClock(shownIn(3 * dayMs));
    const page = await opened();
    page.followShopClock(shownIn(-40_000));
    expect(page.today()).toBe(today());
    expect(localStorage).toHaveLength(0);
  });

  it("is the computer's own where the server says nothing of it", async () => {
    const page = await opened();
    page.followShopClock("");
    expect(page.today()).toBe(today());
    expect((await opened()).today()).toBe(today());
  });
});
