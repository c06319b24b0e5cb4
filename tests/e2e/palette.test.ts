import { describe, expect, it } from "vitest";

import { desktop, screens } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { failRequests } from "./pages/network.ts";
import { Palette } from "./pages/palette.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);

describe.each(screens)("the palette at $name", (screen) => {
  it("finds a client, an invoice, a prescription and a product from the keyboard", async () => {
    const { person, client } = await scene.open(screen, "/app/clients");
    await person.seen("Benali Aïcha");
    const palette = await new Palette(person).open();
    await palette.offers(/Nouvelle prescription/);
    await person.clean();
    await palette.find("aicha");
    await palette.offers(
      /Benali Aïcha\s*06 12 34 56 78/,
      /20261100\d\d/,
      /Benali Aïcha\s*20\/11\/2026/,
    );
    await person.clean();
    await palette.take(/Benali Aïcha/);
    await person.at(`/app/clients/${client.id}`);
    await palette.open();
    await palette.find("0612");
    await palette.offers(/Benali/);
    await palette.close();
  });

  it("starts what is named, and says when nothing is", async () => {
    const { person } = await scene.open(screen, "/app/clients");
    await person.seen("Benali Aïcha");
    const palette = await new Palette(person).openByButton();
    await palette.find("nou pres");
    await palette.take(/Nouvelle prescription/);
    await person.at("/app/prescriptions/new");
    await palette.open();
    await palette.find("zzzz");
    await palette.says("Rien ne correspond à votre recherche.");
    await person.clean();
  });
});

describe("a search that fails", () => {
  it("is told in its place", async () => {
    const { person } = await scene.open(desktop, "/app");
    await person.button("Réduire le menu").waitFor();
    await failRequests(person, "**/api/optique/search*");
    const palette = await new Palette(person).open();
    await palette.find("benali");
    await palette.says("Erreur lors de la recherche");
    await person.clean();
    expect(await palette.count()).toBe(0);
  });
});
