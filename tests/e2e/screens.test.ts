import { describe, expect, it } from "vitest";

import { screens } from "#support/browser.ts";
import { sharedFullShop } from "#support/fullShop.ts";
import { screensOf } from "#support/screensOf.ts";
import { sceneWith } from "./pages/scene.ts";
import { sweeping, sweepMs } from "./pages/sweep.ts";

const scene = sceneWith(sharedFullShop);

// Tabs, forms and prints have files of their own, for other workers.
describe.each(screens)("lists, details and figures at $name", (screen) => {
  it(
    "load once, still, whole and accessible, and hide their amounts",
    { timeout: sweepMs },
    async () => {
      const { person, ...full } = await scene.visit(screen);
      const { figures, lists, details } = screensOf(full);
      const sweep = await sweeping(person);
      await sweep.as(full.shop);
      expect(await sweep.over([...figures, ...lists, ...details])).toEqual({});
    },
  );
});
