import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import { fillShopToday } from "#support/filledShop.ts";
import { line, newId } from "#support/shop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { Menu } from "./pages/menu.ts";
import { Palette } from "./pages/palette.ts";
import { sceneWith } from "./pages/scene.ts";
import { StatisticsPage } from "./pages/statistics.ts";

const day = today();
const scene = sceneWith(fillShopToday);

/** The shop's user, who sold for 2 250 DH, becomes a seller; a colleague sells for 850 DH on the same day. */
async function openAsSeller(screen: Screen) {
  const opened = await scene.open(screen, "/app");
  const { shop, person, client, frame } = opened;
  const owner = await shop.colleague("owner");
  const sale = { client: client.id, date: day, items: [line(frame.id, 1, 850)] };
  await owner.send("PUT", `/api/optique/invoices/${newId()}`, sale);
  await person.seen("Revenu Total");
  await shop.sendAsAdmin("PATCH", `/api/collections/optique_users/records/${shop.user}`, {
    role: "seller",
  });
  await person.gone("Revenu Total");
  return opened;
}

describe.each([phone])("a seller at $name", (screen) => {
  it("opens 'Mes ventes' from the menu, without figures of other people", async () => {
    const { person } = await openAsSeller(screen);
    const tile = person.page.getByRole("main").getByRole("link", { name: /^Mes ventes/ });
    await tile.getByText("2\u202f250,00").waitFor();
    await tile.getByText(/^ce mois/).waitFor();
    await person.accessible();
    await new Menu(person).goTo("Mes ventes");
    await person.title("Mes ventes");
    await person.goto(`/app/statistics?du=${addDays(day, -10)}&au=${day}`);
    await person.seen("2\u202f250,00", "44\u00a0% du total", "Encaissements par jour");
    await person.gone("3\u202f100,00");
    await person.gone(/^TVA/);
    await person.gone("Statistiques");
    await person.openTab("Par produit");
    await person.seen("Verre - Progressif 1.6");
    await expectNoOverflow(person);
    await person.toTop();
    await person.accessible();
    person.clean();
  });
});

it("the tile and the palette lead a seller to 'Mes ventes'", async () => {
  const { person } = await openAsSeller(desktop);
  await person.page
    .getByRole("main")
    .getByRole("link", { name: /^Mes ventes/ })
    .click();
  await person.at("/app/statistics?periode=month");
  const figures = new StatisticsPage(person);
  expect(await figures.export("Par produit")).toMatch(/;2;1400;/);
  await person.goto("/app/clients");
  const palette = await new Palette(person).open();
  await palette.find("mes ventes");
  await palette.take(/^Mes ventes/);
  await person.at("/app/statistics");
  person.clean();
});
