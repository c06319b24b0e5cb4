import { describe, expect, it } from "vitest";

import { desktop, phone, screens } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { keysAreHeard, Palette } from "./pages/palette.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);

describe.each(screens)("the guide at $name", (screen) => {
  it("opens from the palette and the keys dialog, and has chapters", async () => {
    const { person } = await scene.open(screen, "/app/clients");
    await person.title("Clients");
    const palette = await new Palette(person).open();
    await palette.find("aide");
    await palette.take(/guide de la boutique/);
    await person.at("/app/aide");
    await person.title("Guide de la boutique", { tab: "Guide" });
    await person.seen("Le premier jour", "Une vente", "Quand quelque chose ne va pas");
    await expectNoOverflow(person);
    person.clean();
    if (person.screen === phone) {
      // The table of contents is folded on a phone.
      const first = person.page.locator("main section").first();
      expect((await first.boundingBox())?.y ?? Infinity).toBeLessThan(260);
      await person.page.getByText("Chapitres", { exact: true }).click();
    }
    await person.follow("Un arrivage");
    const chapter = person.page.locator("#livraison");
    await expect.poll(async () => (await chapter.boundingBox())?.y ?? Infinity).toBeLessThan(120);
    // Pictures load when they come near the viewport.
    const picture = chapter.getByRole("img");
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(900);
    if (person.screen === phone) {
      const enlarge = chapter.getByRole("button", { name: "Agrandir l’image" });
      await enlarge.click();
      await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(700);
      await enlarge.click();
      await expect.poll(async () => (await picture.boundingBox())?.width).toBeLessThan(390);
      await person.toTop();
      await person.press("Actions, Guide de la boutique");
      await person.page.getByRole("menuitem", { name: "Imprimer le guide" }).waitFor();
      return;
    }
    await person.go("/app/invoices");
    await person.title("Factures");
    await keysAreHeard(person);
    await person.keys("?");
    await person.follow("Guide de la boutique");
    await person.at("/app/aide");
  });
});

describe("the guide", () => {
  it("opens at the chapter of the address, and prints whole", async () => {
    const { person } = await scene.open(desktop, "/app/clients");
    await person.page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await person.goto("/app/aide#imprevus");
    await person.title("Guide de la boutique", { tab: "Guide" });
    const licences = person.page.getByRole("link", { name: /^Licences/ });
    await expect.poll(() => licences.getAttribute("href")).toBe("/LICENSES.txt");
    const chapter = person.page.locator("#imprevus");
    const chapterAt = async () => (await chapter.boundingBox())?.y ?? Infinity;
    await expect.poll(chapterAt).toBeLessThan(120);
    // Back leads from a chapter to the top, and forward to the chapter.
    await person.goto("/app/aide");
    await person.title("Guide de la boutique", { tab: "Guide" });
    await person.page.evaluate(() => window.location.assign("#imprevus"));
    await expect.poll(chapterAt).toBeLessThan(120);
    await person.page.goBack();
    await expect.poll(() => person.page.evaluate(() => window.scrollY)).toBe(0);
    await person.page.goForward();
    await expect.poll(chapterAt).toBeLessThan(120);
    await person.press("Imprimer le guide");
    await person.page.locator("body[data-printed]").waitFor();
    const widths = await person.page
      .locator("main img")
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(widths.length).toBeGreaterThan(5);
    expect(widths.every((width) => width === 900)).toBe(true);
  });
});
