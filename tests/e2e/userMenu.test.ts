import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { sceneWith } from "./pages/scene.ts";
import { UserMenu } from "./pages/userMenu.ts";

const scene = sceneWith(fillShop);

describe("the user's menu", () => {
  it("sets a dark or light theme on this computer, before the first paint", async () => {
    const { person } = await scene.open(desktop, "/app");
    const menu = new UserMenu(person);
    const canvas = () =>
      person.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await canvas();
    await menu.open();
    // The same actions also have keys.
    const hints = person.page.getByRole("menu").locator("kbd").filter({ visible: true });
    await expect.poll(() => hints.allInnerTexts()).toEqual(["H", "?"]);
    await menu.choose("Sombre");
    await expect.poll(canvas).not.toBe(light);
    person.clean();
    await menu.close();
    const dark = await canvas();
    // At the next visit, the theme applies before our own code runs.
    await person.page.route("**/assets/index-*.js", (route) => route.abort());
    person.forgive(/ERR_FAILED|load resource/);
    await person.reload();
    await expect.poll(canvas).toBe(dark);
    await person.page.unroute("**/assets/index-*.js");
    await person.reload();
    await menu.open();
    await menu.choose("Système");
    await expect.poll(canvas).toBe(light);
  });

  it("leads to the guide, shows the keys, and hides the amounts", async () => {
    const { person } = await scene.open(phone, "/app/invoices");
    const menu = new UserMenu(person);
    await menu.open();
    // A phone has no keyboard, so it shows no hints of keys.
    await person.page.getByRole("menuitem", { name: "Masquer les montants" }).waitFor();
    const hints = person.page.getByRole("menu").locator("kbd").filter({ visible: true });
    await expect.poll(() => hints.count()).toBe(0);
    await menu.act("Masquer les montants");
    await person.seen("Montants masqués");
    await menu.open();
    await menu.act("Montrer les montants");
    await person.gone("Montants masqués");
    await menu.open();
    await menu.act("Raccourcis du clavier");
    await person.page.getByRole("dialog", { name: "Raccourcis du clavier" }).waitFor();
    await person.keys("Escape");
    await menu.open();
    await menu.act("Guide de la boutique");
    await person.heading("Guide de la boutique");
    person.clean();
  });
});
