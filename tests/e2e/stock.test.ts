import { readFile } from "node:fs/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, screens, type Visit, visit } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { openShop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectTitle, signIn } from "./pages/shopPages.ts";

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

describe.each(screens)("the stock at $name", (screen) => {
  it("shows what is there, what to order and what moved, under tabs of the URL", async () => {
    await open(screen, "/app/stock");
    const { page } = person;
    await expectTitle(person, "Stock", company);
    for (const text of ["Valeur du stock", "Ruptures", "À réassortir", "Derniers mouvements"])
      await seen(text);
    await seen("Monture Riad 52-18");
    await seen("Stock bas");
    await person.expectClean();
    await page.getByRole("tab", { name: /Stock bas/ }).click();
    await page.waitForURL("**/app/stock?tab=low");
    expect(
      await page.getByRole("link", { name: "Commander Monture Riad 52-18" }).getAttribute("href"),
    ).toContain(`/app/stock/receipts/new?product=${filled.frame.id}`);
    await page.keyboard.press("ArrowRight");
    await seen("Aucun bon de réception trouvé");
    await person.expectClean();
    await page.keyboard.press("End");
    await seen("Vente · 20/11/2026");
    await person.expectClean();
    await filled.shop.product({ name: "Étui rigide", stock: 2, type: "accessory" });
    await page.getByRole("tab", { name: "Vue d'ensemble" }).click();
    // Another station made it: it is shown without asking.
    await seen("Étui rigide");
    const rows = Array.from({ length: 120 }, (_, row) => ({
      name: `Étui ${row}`,
      type: "accessory",
      stock: 1,
    }));
    await page.getByRole("tab", { name: /Stock bas/ }).click();
    await filled.shop.send("POST", "/api/optique/products/import", { rows });
    await seen(/^Les 100 premiers sur 12\d /);
    await person.expectClean();
    await page.getByRole("button", { name: "Actualiser" }).click();
    await seen("Statistiques par type de produit");
  });

  it("tells each movement, of a product with its running stock, and saves them as a file", async () => {
    await open(screen, "/app/stock/movements");
    const { page } = person;
    await expectTitle(person, "Mouvements de stock", company, "Movements");
    await seen("Affichage de 1 à 4 sur 4 résultats");
    await person.expectClean();
    await page.getByLabel("Type", { exact: true }).selectOption("sale");
    await seen("Affichage de 1 à 2 sur 2 résultats");
    await page.getByRole("button", { name: "Réinitialiser" }).click();
    await page.getByRole("combobox", { name: "Produit" }).fill("riad");
    await page.getByRole("option", { name: /Monture Riad/ }).click();
    await seen("Affichage de 1 à 2 sur 2 résultats");
    await seen("Entrées");
    await seen("Stock après");
    await person.expectClean();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporter" }).click();
    const text = await readFile(await (await saved).path(), "utf8");
    expect(text.split("\r\n").slice(0, 2)).toEqual([
      "\ufeffDate;Produit;Référence;Type;Quantité;Document;Notes",
      "20/11/2026;Monture Riad 52-18;RIAD;Vente;-1;Facture;",
    ]);
    await page.goto("/app/stock/movements?type=return");
    await seen("Aucun mouvement ne correspond à ces filtres.");
    await person.expectClean();
  });
});

describe("a day that movements are filtered by", () => {
  it("is typed, emptied, and no step of the history for each key", async () => {
    await open(desktop, "/app/stock");
    const { page } = person;
    await page.waitForURL("**/app/stock");
    await page.goto("/app/stock/movements");
    await seen("Affichage de 1 à 4 sur 4 résultats");
    const from = page.getByLabel("Du", { exact: true });
    const to = page.getByLabel("Au", { exact: true });
    // The day and the month are the same: a browser asks for them in the order of its own language.
    await to.focus();
    await page.keyboard.type("10102010", { delay: 30 });
    await page.waitForURL(({ search }) => search === "?to=2010-10-10");
    await seen("Aucun mouvement ne correspond à ces filtres.");
    await from.focus();
    await page.keyboard.type("09092009", { delay: 30 });
    await page.waitForURL(({ search }) => search === "?to=2010-10-10&from=2009-09-09");
    // Part by part: the browser tells the first one only.
    await to.focus();
    for (const key of ["Delete", "ArrowRight", "Delete", "ArrowRight", "Delete"])
      await page.keyboard.press(key);
    await from.focus();
    await page.waitForURL(({ search }) => search === "?from=2009-09-09");
    await seen("Affichage de 1 à 4 sur 4 résultats");
    await person.expectClean();
    await page.goBack();
    await page.waitForURL("**/app/stock");
  });
});

describe("a stock that cannot be had", () => {
  it("says so, at first and when it is asked again", async () => {
    await open(desktop, "/app/stock");
    const { page } = person;
    await seen("Valeur du stock");
    await page.route("**/api/optique/stock", (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: "" } }),
    );
    await page.getByRole("button", { name: "Actualiser" }).click();
    await seen("Une erreur est survenue lors du rafraîchissement des données");
    await page.reload();
    await seen("Une erreur est survenue lors du chargement des données");
    person.forgive(/500/);
    await person.expectClean();
    await page.unroute("**/api/optique/stock");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await seen("Valeur du stock");
  });

  it("asks a user without a company to make one, in its own words", async () => {
    await open(desktop, "/app");
    await person.page.waitForURL("**/app");
    const founder = await openShop(server, null);
    const other = await visit(server.url, desktop);
    await other.page.goto("/app/stock");
    await signIn(other, founder.email, founder.password);
    await other.page.getByText("Please log in with a valid company account.").waitFor();
    await other.page.getByRole("button", { name: "Créer" }).waitFor();
    await other.expectClean();
    for (const path of ["/app/statistics", "/app/statistics/"]) {
      await other.page.goto(path);
      await other.page.getByText("Données de l'entreprise non disponibles").waitFor();
    }
    await other.page.goto("/app/stock/");
    await other.page.getByText("Please log in with a valid company account.").waitFor();
    await other.close();
  });
});
