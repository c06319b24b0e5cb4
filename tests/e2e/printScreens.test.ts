import { describe, expect, it } from "vitest";

import { screens } from "#support/browser.ts";
import { sharedFullShop } from "#support/fullShop.ts";
import { printsOf, publicScreens } from "#support/screensOf.ts";
import { openShop } from "#support/shop.ts";
import { sceneWith } from "./pages/scene.ts";
import { sweeping, sweepMs } from "./pages/sweep.ts";

const scene = sceneWith(sharedFullShop);

const noCompany = {
  name: "no company",
  path: "/app",
  content: "main form input",
  showsAmounts: true as const,
};

describe.each(screens)("prints and public pages at $name", (screen) => {
  it(
    "send no request twice, do not shift, fit the window and are accessible",
    { timeout: sweepMs },
    async () => {
      const { person, server, ...full } = await scene.visit(screen);
      const sweep = await sweeping(person);
      const wrong = await sweep.over(publicScreens);
      await sweep.as(full.shop);
      Object.assign(wrong, await sweep.over(printsOf(full)));
      await sweep.as(await openShop(server, null));
      Object.assign(wrong, await sweep.over([noCompany]));
      expect(wrong).toEqual({});
    },
  );
});
