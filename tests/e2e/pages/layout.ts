import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { phone } from "#support/browser.ts";
import type { Person } from "./person.ts";

/** Each link is visible, and at least 44 px on a phone (web/README.md, Screens). */
export async function expectTargets({ page, screen }: Person, ...names: string[]) {
  const leastPx = screen === phone ? 44 : 24;
  for (const name of names) {
    const box = await page.getByRole("link", { name }).filter({ visible: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(leastPx);
  }
}

/** Horizontal overflow of the page in pixels, and the elements that cause it. */
export const overflowOf = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond === 0) return [];
    const parts = [...document.querySelectorAll("body *")]
      .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
      .map((part) => `${part.tagName} ${part.className}`);
    return [`${beyond} px, ${parts.slice(-3).join(" | ")}`];
  });

export async function expectNoOverflow(person: Person): Promise<void> {
  expect(await overflowOf(person)).toEqual([]);
}

/** True when the whole element is in view and not covered. */
export const isInView = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && element.contains(seen);
  });

/** Right edge of the element in pixels. */
export const endOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => element.getBoundingClientRect().right);

export const isFocused = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element === document.activeElement);

/** True when an element of the page has the focus. */
export const hasFocus = ({ page }: Person): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches("body, main") === false);

declare global {
  interface Window {
    optiqueShifts: { value: number; moved: string[] }[];
  }
}

/** Records layout shifts from the next page on. */
export async function watchShifts({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    window.optiqueShifts = [];
    const nameOf = ({ node }: Shift["sources"][number]) => {
      const part = node instanceof Element ? node : node?.parentElement;
      return `${part?.tagName} ${part?.className} ${part?.textContent?.slice(0, 40)}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.optiqueShifts.push({ value, moved: sources.map(nameOf) });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Sum of the shifts so far, and the moved elements. */
export async function shiftOf({ page }: Person): Promise<{ sum: number; moved: string[] }> {
  const shifts = await page.evaluate(() => window.optiqueShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return { sum, moved: shifts.flatMap(({ value, moved }) => [value.toFixed(3), ...moved]) };
}
