import { expect, it } from "vitest";

import { phone } from "#support/browser.ts";
import { busyShop, screensOf } from "#support/busyShop.ts";
import { smallLinks } from "./pages/listLooks.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(busyShop);

it("every link has on a phone the height of a finger", async () => {
  const { person, ...shop } = await scene.open(phone, "/app");
  const wrong: Record<string, string[]> = {};
  for (const { path, content } of screensOf(shop).filter(({ name }) => name !== "sign-in")) {
    await person.goto(path);
    await person.page.locator(content).first().waitFor();
    await expect.poll(() => person.page.locator("main [aria-busy=true]").count()).toBe(0);
    const small = await smallLinks(person, 44);
    if (small.length > 0) wrong[path] = small;
  }
  expect(wrong).toEqual({});
});
