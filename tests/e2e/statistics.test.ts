import { readFile } from "node:fs/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, screens, type Visit, visit } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectTitle } from "./pages/shopPages.ts";

const company = "Optique du Figuier";
let server: Server;
let filled: FilledShop;
let person: Visit;
afterAll(closeBrowser);
afterEach(async () => {
  await person.close();
  await server.stop();
});

async function open(screen: (typeof screens)[number], path: string) {
  server = await startServer();
  filled = await fillShop(server);
  person = await visit(server.url, screen);
  await enter(person, path, filled.shop);
}
const seen = (text: string | RegExp) =>
  person.page.getByText(text).filter({ visible: true }).first().waitFor();
/** The fortnight of the one sale. */
const sold = "/app/statistics?du=2026-11-10&au=2026-11-23";

describe.each(screens)("statistics at $name", (screen) => {
  it("sum up a period, by product and by category, with plots and their tables", async () => {
    await open(screen, sold);
    const { page } = person;
    await expectTitle(person, "Statistiques", company);
    await seen("Analysez vos ventes et suivez votre performance");
    await seen("2\u202f250,00");
    await seen("44 % du total");
    await seen("56 % du total");
    await person.expectClean();
    // The bars are read from the keyboard.
    const bar = page.getByRole("button", { name: /^20\/11\/2026 : 2.250,00.DH/ });
    await page
      .getByRole("button", { name: /^10\/11\/2026 : 0,00/ })
      .first()
      .focus();
    for (let day = 10; day < 20; day += 1) await page.keyboard.press("ArrowRight");
    expect(await bar.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText("Voir les données").first().click();
    await person.expectClean();
    await page.getByRole("tab", { name: "Par produit" }).click();
    await page.waitForURL("**tab=products**");
    await seen("Verre - Progressif 1.6");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporter CSV" }).click();
    expect(await readFile(await (await saved).path(), "utf8")).toBe(
      "\ufeffProduit;Type;Quantité;Montant;Part\r\nVerre - Progressif 1.6;Verre;2;1400;62 %\r\nMonture Riad 52-18;Monture;1;850;38 %\r\n",
    );
    await page.keyboard.press("Tab");
    await page.getByRole("tab", { name: "Par catégorie" }).click();
    await seen("Verre");
    await person.expectClean();
  });

  it("say when there is nothing, and widen to the year", async () => {
    await open(screen, "/app/statistics?du=2020-02-28&au=2020-02-29");
    const { page } = person;
    await seen("Aucune donnée disponible");
    await seen("Aucune facture trouvée pour la période sélectionnée.");
    await person.expectClean();
    await page.getByRole("tab", { name: "Par produit" }).click();
    await seen("Aucune donnée disponible pour cette période");
    await page.getByRole("button", { name: "Élargir la période" }).click();
    await page.waitForURL("**periode=year**");
    await seen("Verre - Progressif 1.6");
    await page.getByLabel("Du:").fill("2026-12-31");
    await page.getByLabel("Au:").fill("2026-11-01");
    await seen("La date de début doit précéder la date de fin.");
    await page.getByRole("button", { name: "Cette semaine" }).click();
    await page.getByRole("button", { name: "Cette semaine", pressed: true }).waitFor();
    await person.expectClean();
  });
});

describe("a period that is typed", () => {
  it("is asked for when it is one, and is no step of the history for each key", async () => {
    await open(desktop, "/app/clients");
    const { page } = person;
    await page.waitForURL("**/app/clients");
    await page.goto("/app/statistics");
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/optique/statistics") asked.push(searchParams.get("from") ?? "");
    });
    const from = page.getByLabel("Du:");
    const to = page.getByLabel("Au:");
    const end = await to.inputValue();
    // The day and the month are the same: a browser asks for them in the order of its own language.
    await from.focus();
    await page.keyboard.type("11112025", { delay: 30 });
    await page.waitForURL(({ search }) => search === `?du=2025-11-11&au=${end}`);
    await to.focus();
    await page.keyboard.type("12122026", { delay: 30 });
    await page.waitForURL(({ search }) => search === "?du=2025-11-11&au=2026-12-12");
    await seen("2\u202f250,00");
    await from.focus();
    await page.keyboard.type("12122026", { delay: 30 });
    await page.waitForURL(({ search }) => search === "?du=2026-12-12&au=2026-12-12");
    await seen("Aucune facture trouvée pour la période sélectionnée.");
    expect(asked.filter((day) => !day.startsWith("20"))).toEqual([]);
    // A year that was not typed to its end is given back.
    await to.focus();
    await from.focus();
    await page.keyboard.type("11112", { delay: 30 });
    expect(await from.inputValue()).toBe("0002-11-11");
    await to.focus();
    await expect.poll(() => from.inputValue()).toBe("2026-11-11");
    await page.waitForURL(({ search }) => search === "?du=2026-11-11&au=2026-12-12");
    await seen("2\u202f250,00");
    await person.expectClean();
    await page.goBack();
    await page.waitForURL("**/app/clients");
  });
});

describe("statistics that cannot be had", () => {
  it("say why to those who help, and are asked for again", async () => {
    await open(desktop, "/app/clients");
    const { page } = person;
    await page.route("**/api/optique/statistics*", (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: "" } }),
    );
    await page.goto(sold);
    await seen("Une erreur est survenue");
    await seen(`Entreprise : ${filled.shop.company} · Début : 2026-11-10 · Fin : 2026-11-23`);
    await page.getByRole("button", { name: "Actualiser la page" }).waitFor();
    person.forgive(/500/);
    await person.expectClean();
    await page.unroute("**/api/optique/statistics*");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await seen("2\u202f250,00");
  });
});
