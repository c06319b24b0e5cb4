import { describe, expect, it } from "vitest";

import { desktop, phone, tablet } from "#support/browser.ts";
import { sharedFullShop } from "#support/fullShop.ts";
import { fullFormsOf, printsOf, publicScreens, screensOf } from "#support/screensOf.ts";
import { openShop } from "#support/shop.ts";
import { sceneWith } from "./pages/scene.ts";
import { sweeping } from "./pages/sweep.ts";

const scene = sceneWith(sharedFullShop);

const noCompany = { name: "no company", path: "/app", content: "main form input" };

describe.each([phone, tablet, desktop])("forms, prints and public pages at $name", (screen) => {
  it("load once, still, whole and accessible, and forms hide their amounts", async () => {
    const { person, server, ...full } = await scene.visit(screen);
    const sweep = await sweeping(person);
    const wrong = await sweep.over(publicScreens);
    await sweep.as(full.shop);
    const forms = [...screensOf(full).forms, ...fullFormsOf(full)];
    Object.assign(wrong, await sweep.over(forms, { isMasked: true }));
    Object.assign(wrong, await sweep.over(printsOf(full)));
    await sweep.as(await openShop(server, null));
    Object.assign(wrong, await sweep.over([noCompany]));
    expect(wrong).toEqual({});
  });
});
