import { expect, it } from "vitest";

import { phone } from "#support/browser.ts";
import { sharedFullShop } from "#support/fullShop.ts";
import { screensOf } from "#support/screensOf.ts";
import { rowHeights } from "./pages/listLooks.ts";
import { sceneWith } from "./pages/scene.ts";
import { storeSession } from "./pages/session.ts";

const scene = sceneWith(sharedFullShop);

it("a list of a phone begins with its search and its magnifier, before filters and actions, and has rows of 84 px", async () => {
  const { person, ...full } = await scene.visit(phone);
  const { page } = person;
  await storeSession(person, full.shop);
  const found: Record<string, unknown> = {};
  for (const { name, path } of screensOf(full).lists) {
    await person.goto(path);
    await page.locator("[data-row]").first().waitFor();
    const search = page.locator("main [data-search]");
    // Cheques and movements of the stock have none.
    if ((await search.count()) === 0) continue;
    const before = await search.evaluate((field) => {
      const bar = field.closest("form");
      const controls = document.querySelectorAll("main :is(a, button, select, input)");
      const isBefore = (control: Element) =>
        control.getBoundingClientRect().top < field.getBoundingClientRect().top - 1;
      return [...controls]
        .filter((control) => control.checkVisibility() && !bar?.contains(control))
        .filter(isBefore)
        .map((control) => control.getAttribute("aria-label") ?? control.textContent);
    });
    // '…' stands beside the subtitle.
    const wrong = before.filter((label) => !label?.startsWith("Actions"));
    const isInside = await search.evaluate((field) => {
      const [box, icon] = [field, field.parentElement?.querySelector("button")].map((one) =>
        one?.getBoundingClientRect(),
      );
      return box !== undefined && icon !== undefined && icon.bottom <= box.bottom + 1;
    });
    const low = (await rowHeights(person)).filter((height) => height > 84.5);
    if (wrong.length > 0 || low.length > 0 || !isInside) found[name] = { wrong, low, isInside };
  }
  expect(found).toEqual({});
  person.clean();
});
