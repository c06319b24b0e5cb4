import { describe, expect, it } from "vitest";

import { screens } from "#support/browser.ts";
import { sharedFullShop } from "#support/fullShop.ts";
import { tabsOf } from "#support/screensOf.ts";
import { sceneWith } from "./pages/scene.ts";
import { sweeping, sweepMs } from "./pages/sweep.ts";

const scene = sceneWith(sharedFullShop);

describe.each(screens)("tabs and days at $name", (screen) => {
  it(
    "load once, still, whole and accessible, and hide their amounts",
    { timeout: sweepMs },
    async () => {
      const { person, ...full } = await scene.visit(screen);
      const sweep = await sweeping(person);
      await sweep.as(full.shop);
      expect(await sweep.over(tabsOf(full))).toEqual({});
    },
  );
});
