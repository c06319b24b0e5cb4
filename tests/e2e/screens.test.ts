import { describe, expect, it } from "vitest";

import { desktop, phone, tablet } from "#support/browser.ts";
import { sharedFullShop } from "#support/fullShop.ts";
import { type Place, screensOf, tabsOf } from "#support/screensOf.ts";
import { sceneWith } from "./pages/scene.ts";
import { sweeping } from "./pages/sweep.ts";

const scene = sceneWith(sharedFullShop);

// The forms, the prints and the public pages are in formScreens.test.ts, for another worker.
describe.each([phone, tablet, desktop])("lists, details and figures at $name", (screen) => {
  it("load once, still, whole and accessible, and hide their amounts", async () => {
    const { person, ...full } = await scene.visit(screen);
    const { figures, lists, details } = screensOf(full);
    const sweep = await sweeping(person);
    await sweep.as(full.shop);
    const places = [...figures, ...lists, ...details, ...tabsOf(full)];
    // Left out of masking: paper, and the guide, which writes dioptres with a comma, as they are typed.
    const isMasked = ({ name, hasPaper }: Place) => name !== "guide" && !hasPaper;
    const wrong = {
      ...(await sweep.over(places.filter(isMasked), { isMasked: true })),
      ...(await sweep.over(places.filter((place) => !isMasked(place)))),
    };
    expect(wrong).toEqual({});
  });
});
