import { describe, expect, it } from "vitest";

import { phone, tablet } from "#support/browser.ts";
import { sharedFullShop } from "#support/fullShop.ts";
import { screensOf } from "#support/screensOf.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";
import { storeSession } from "./pages/session.ts";

const scene = sceneWith(sharedFullShop);
const leastPx = 44;

/** Controls that may be smaller, by selector. */
const exceptions = {
  // WCAG 2.5.8: targets within a sentence.
  "link in a sentence": "p a, p button, li a.link",
  "for screen readers": ".sr-only, .sr-only *",
};
/** The guide shows keys as its content. */
const withKeys = new Set(["guide"]);

/**
 * Visible controls that a finger may miss. A label, and the row of its link, count as the target. Links and fields are
 * as wide as their text.
 */
const smallOnes = ({ page }: Person): Promise<string[]> =>
  page.evaluate(
    ({ least, except }) => {
      const controls = document.querySelectorAll<HTMLElement>(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]",
      );
      const isText = "a, select, textarea, input:not([type=checkbox], [type=radio])";
      return [...controls].flatMap((control) => {
        if (!control.checkVisibility() || control.matches(except)) return [];
        const row = control.matches("[data-open]") ? control.closest("[data-row]") : null;
        const { width, height } = (
          row ??
          control.closest("label") ??
          control
        ).getBoundingClientRect();
        const size = control.matches(isText) ? height : Math.min(width, height);
        if (Math.min(width, height) <= 1 || size >= least - 0.5) return [];
        return [`${control.ariaLabel ?? control.textContent} ${width} x ${height}`];
      });
    },
    { least: leastPx, except: Object.values(exceptions).join(", ") },
  );

/** Key hints that are shown. */
const keyHints = ({ page }: Person): Promise<number> =>
  page.locator("kbd").filter({ visible: true }).count();

describe.each([phone, tablet])("under a finger at $name", (screen) => {
  it("have targets of 44 px, and no key hints", async () => {
    const { person, ...full } = await scene.visit(screen);
    await storeSession(person, full.shop);
    const { figures, lists, details, forms } = screensOf(full);
    const found: Record<string, string[]> = {};
    for (const { name, path, content } of [...figures, ...lists, ...details, ...forms]) {
      await person.goto(path);
      await person.page.locator(content).filter({ visible: true }).first().waitFor();
      const small = await smallOnes(person);
      const keys = await keyHints(person);
      if (small.length > 0) found[name] = small;
      if (keys > 0 && !withKeys.has(name)) found[name] = [...small, `${keys} key hints`];
    }
    expect(await person.page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
    expect(found).toEqual({});
  });
});
