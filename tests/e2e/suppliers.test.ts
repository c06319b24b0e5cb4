import { afterAll, afterEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, screens, type Visit, visit } from "#support/browser.ts";
import { newId, openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectTitle, expectToast } from "./pages/shopPages.ts";

const company = "Optique du Figuier";
let server: Server;
let shop: Shop;
let person: Visit;
afterAll(closeBrowser);
afterEach(async () => {
  await person.close();
  await server.stop();
});

async function open(screen: (typeof screens)[number], path: string) {
  server = await startServer();
  shop = await openShop(server);
  person = await visit(server.url, screen);
  await enter(person, path, shop);
}
const seen = (text: string | RegExp) =>
  person.page.getByText(text).filter({ visible: true }).first().waitFor();
const press = (name: string) =>
  person.page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();

describe.each(screens)("suppliers at $name", (screen) => {
  it("are created, found, changed and deleted", async () => {
    await open(screen, "/app/suppliers");
    const { page } = person;
    await expectTitle(person, "Fournisseurs", company);
    await seen("Aucun fournisseur trouvé");
    await person.expectClean();
    await page.getByRole("link", { name: "Nouveau fournisseur" }).first().click();
    await expectTitle(person, "Nouveau fournisseur", company, "New");
    await press("Enregistrer");
    await seen("Le nom est requis");
    await page.getByLabel("Nom", { exact: true }).fill("Verres du Nord");
    await page.getByLabel(/^Email/).fill("contact@");
    await press("Enregistrer");
    await seen("Adresse email invalide");
    await person.expectClean();
    await page.getByLabel(/^Email/).fill("contact@nord.example");
    await page.getByLabel(/^Personne à contacter/).fill("Houda Akhrif");
    await page.getByLabel(/^Téléphone/).fill("0522 00 00 11");
    await page.keyboard.press("Control+s");
    await expectToast(person, "Fournisseur créé avec succès");
    await page.waitForURL("**/app/suppliers");
    await seen("05 22 00 00 11");
    await person.expectClean();
    await page
      .getByPlaceholder("Rechercher par nom, contact, téléphone ou email...")
      .fill("akhrif");
    await page.waitForURL("**q=akhrif**");
    await seen("Verres du Nord");
    await page
      .getByRole("link", { name: "Modifier Verres du Nord" })
      .filter({ visible: true })
      .click();
    await expectTitle(person, "Modifier le fournisseur", company);
    await page.getByLabel(/^Notes/).fill("Livre le mardi");
    await press("Enregistrer");
    await expectToast(person, "Fournisseur mis à jour avec succès");
    await page
      .getByRole("button", { name: "Supprimer Verres du Nord" })
      .filter({ visible: true })
      .click();
    const question = page.getByRole("alertdialog", { name: "Confirmer la suppression ?" });
    await question.getByText("Cette action est irréversible.").waitFor();
    await question.getByRole("button", { name: "Supprimer" }).click();
    await expectToast(person, "Fournisseur supprimé avec succès");
    await seen("Aucun fournisseur trouvé");
  });

  it("show what comes from them, and stay while receipts name them", async () => {
    await open(screen, "/app/suppliers");
    const { page } = person;
    const supplier = await shop.create("optique_suppliers", { name: "Atelier Atlas" });
    const frame = await shop.product({ name: "Monture Riad", supplier: supplier.id, stock: 2 });
    await shop.send("PUT", `/api/optique/receipts/${newId()}`, {
      receipt_number: "BR-20261120-001",
      supplier: supplier.id,
      date: "2026-11-20",
      status: "pending",
      notes: "",
      items: [{ id: newId(), product: frame.id, quantity: 4, price: 100, received_quantity: 0 }],
    });
    await page.goto(`/app/suppliers/${supplier.id}`);
    await expectTitle(person, "Atelier Atlas", company);
    await person.expectClean();
    await page.getByRole("tab", { name: /Produits/ }).click();
    await page.waitForURL("**?tab=products");
    await seen("Monture Riad");
    await seen("Stock bas");
    await page.keyboard.press("ArrowRight");
    await seen("BR-20261120-001");
    await person.expectClean();
    await press("Supprimer");
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expectToast(person, /il ne peut pas être supprimé/);
    person.forgive(/status of 400/);
    expect(await shop.find("optique_suppliers")).toHaveLength(1);
    await page.goto("/app/suppliers/aaaaaaaaaaaaaaa");
    await seen("Fournisseur non trouvé");
    person.forgive(/404/);
    await person.expectClean();
  });
});

describe("suppliers that cannot be had", () => {
  it("say so, and lead back to the list", async () => {
    await open(desktop, "/app/suppliers");
    const { page } = person;
    await seen("Aucun fournisseur trouvé");
    await page.route("**/api/**/*suppliers*", (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: "" } }),
    );
    await page.route("**/api/collections/optique_suppliers/records/*", (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: "" } }),
    );
    await page.reload();
    await seen("Erreur lors du chargement des fournisseurs");
    await page.goto("/app/suppliers/aaaaaaaaaaaaaaa");
    await seen("Erreur lors du chargement du fournisseur");
    await page.waitForURL("**/app/suppliers");
    await seen("Erreur lors du chargement des fournisseurs");
    person.forgive(/500/);
    await person.expectClean();
  });
});
