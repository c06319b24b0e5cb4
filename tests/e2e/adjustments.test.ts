import { afterAll, afterEach, describe, expect, it } from "vitest";

import type { Product } from "#domain/core/records.ts";
import { closeBrowser, desktop, screens, type Visit, visit } from "#support/browser.ts";
import { openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectTitle, expectToast } from "./pages/shopPages.ts";

const company = "Optique du Figuier";
let server: Server;
let shop: Shop;
let frame: Product;
let person: Visit;
afterAll(closeBrowser);
afterEach(async () => {
  await person.close();
  await server.stop();
});

async function open(screen: (typeof screens)[number], path: string) {
  server = await startServer();
  shop = await openShop(server);
  frame = await shop.product({ name: "Monture Riad", stock: 10 });
  person = await visit(server.url, screen);
  await enter(person, path, shop);
}
const seen = (text: string | RegExp) =>
  person.page.getByText(text).filter({ visible: true }).first().waitFor();
const stock = async () => (await shop.read("optique_products", frame.id)).stock;
const save = () =>
  person.page.getByRole("button", { name: "Enregistrer" }).filter({ visible: true }).click();

describe.each(screens)("adjustments at $name", (screen) => {
  it("count a shelf, are changed, listed and deleted; the stock follows", async () => {
    await open(screen, "/app/stock/adjustments");
    const { page } = person;
    await expectTitle(person, "Ajustements de stock", company, "Adjustments");
    await seen("Aucun ajustement trouvé");
    await person.expectClean();
    await page.getByRole("link", { name: "Nouvel Ajustement" }).first().click();
    await expectTitle(person, "Nouvel Ajustement", company, "New");
    const number = await page.getByLabel("Numéro d'ajustement").inputValue();
    expect(number).toMatch(/^AJ-\d{8}-\d{3}$/);
    expect(await page.getByLabel("Motif").inputValue()).toBe("inventory_count");
    await seen("Une quantité négative réduit le stock.");
    await save();
    await seen("Produit requis");
    await seen("Quantité requise");
    await person.expectClean();
    await page.getByRole("combobox", { name: /Produit/ }).fill("riad");
    await page.getByRole("option", { name: /Monture Riad/ }).click();
    // Seven were counted where ten should lie.
    await page.getByLabel("Compté, Monture Riad").fill("7");
    await page.getByLabel("Compté, Monture Riad").press("Enter");
    await expect.poll(() => page.getByLabel("Quantité, Monture Riad").inputValue()).toBe("-3");
    await seen("10 → 7");
    await person.expectClean();
    await save();
    await expectToast(person, "Ajustement de stock créé avec succès");
    await page.waitForURL("**/app/stock/adjustments");
    await seen(number);
    await seen("Inventaire");
    expect(await stock()).toBe(7);
    await page
      .getByRole("link", { name: `Modifier l'ajustement ${number}` })
      .filter({ visible: true })
      .click();
    await page.getByLabel("Quantité, Monture Riad").fill("-5");
    await page.getByLabel("Motif").selectOption("theft");
    await page.keyboard.press("Control+s");
    await expectToast(person, "Ajustement de stock modifié avec succès");
    await seen("Vol/Perte");
    expect(await stock()).toBe(5);
    await page.getByLabel("Motif").selectOption("damage");
    await seen("Aucun ajustement ne correspond à ces filtres.");
    await page.getByRole("button", { name: "Réinitialiser" }).first().click();
    await page
      .getByRole("button", { name: `Supprimer l'ajustement ${number}` })
      .filter({ visible: true })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expectToast(person, "Ajustement de stock supprimé avec succès");
    expect(await stock()).toBe(10);
  });
});

describe("adjustments that cannot be had", () => {
  it("say so, and keep a draft of what was typed", async () => {
    await open(desktop, "/app/stock/adjustments/new");
    const { page } = person;
    await page.getByLabel("Notes générales").fill("comptage du soir");
    await page.waitForFunction(() =>
      Object.values(localStorage).some((value) => value.includes("comptage du soir")),
    );
    page.on("dialog", (question) => void question.accept());
    await page.reload();
    await seen("Brouillon restauré");
    const fail = (url: string) =>
      page.route(url, (route) =>
        route.fulfill({ status: 500, json: { status: 500, message: "" } }),
      );
    await fail("**/api/optique/lists/adjustments*");
    await page.goto("/app/stock/adjustments");
    await seen("Une erreur est survenue lors du chargement des ajustements");
    await fail("**/api/optique/adjustments/*");
    await page.goto("/app/stock/adjustments/edit/aaaaaaaaaaaaaaa");
    await seen("Échec du chargement des données. Veuillez réessayer.");
    person.forgive(/500/);
    await person.expectClean();
  });
});
