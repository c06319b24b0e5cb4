import { describe, expect, it } from "vitest";

import { screens } from "#support/browser.ts";
import { fullShop } from "#support/fullShop.ts";
import { workshopShop } from "#support/workshopShop.ts";
import { boardPages } from "./pages/boardStates.ts";
import { sceneWith } from "./pages/scene.ts";
import { statesOver } from "./pages/states.ts";
import { windowPages } from "./pages/windows.ts";

const scene = sceneWith(fullShop);
const workshop = sceneWith(workshopShop);

describe.each(screens)("every layer over a page at $name", (screen) => {
  it("dialogs and menus are accessible, fit the window, and log no error", async () => {
    const { person, ...full } = await scene.visit(screen);
    expect(await statesOver(person, full, windowPages)).toEqual({});
  });

  it("the workshop board and its card are accessible, fit the window, and log no error", async () => {
    const { person, ...filled } = await workshop.visit(screen);
    expect(await statesOver(person, filled, boardPages)).toEqual({});
  });
});
