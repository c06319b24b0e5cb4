import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, type Visit, visit } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectToast, loseAnswer } from "./pages/shopPages.ts";

let server: Server;
let filled: FilledShop;
let person: Visit;
afterAll(closeBrowser);

describe("an answer that is lost", () => {
  beforeEach(async () => {
    server = await startServer();
    filled = await fillShop(server);
    person = await visit(server.url, desktop);
  });
  afterEach(async () => {
    await person.close();
    await server.stop();
  });
  const records = (name: string) => `**/api/collections/${name}/records`;

  it("makes no second client, and the one there is gets what was corrected meanwhile", async () => {
    await enter(person, "/app/clients/nouveau", filled.shop);
    await loseAnswer(person, records("optique_clients"));
    const { page } = person;
    await page.getByLabel("Nom").fill("Ouazani Salma");
    await page.keyboard.press("Control+s");
    await page.getByText(/Une erreur s'est produite/).waitFor();
    await page.getByLabel("Nom").fill("Ouazzani Salma");
    await page.keyboard.press("Control+s");
    await page.waitForURL("**/app/clients");
    expect(await filled.shop.find("optique_clients", "name ~ 'Salma'")).toMatchObject([
      { name: "Ouazzani Salma" },
    ]);
    await person.expectClean();
  });

  it("makes no second product, whose first stock is written once", async () => {
    await enter(person, "/app/products?nouveau=1", filled.shop);
    await loseAnswer(person, records("optique_products"));
    const { page } = person;
    await page.getByLabel("Nom", { exact: true }).fill("Solaire Sirocco");
    await page.getByLabel("Type", { exact: true }).selectOption("sunglasses");
    await page.getByLabel("Prix de vente").fill("1 150,50");
    await page.getByLabel("Stock", { exact: true }).fill("4");
    await page.keyboard.press("Control+s");
    await expectToast(person, /Une erreur|Impossible|Échec|Erreur/);
    await page.keyboard.press("Control+s");
    await expectToast(person, "Produit créé avec succès");
    const made = await filled.shop.find("optique_products", "name = 'Solaire Sirocco'");
    expect(made).toMatchObject([{ stock: 4 }]);
    const movements = `product = '${made[0]?.id}'`;
    expect(await filled.shop.find("optique_stock_movements", movements)).toHaveLength(1);
    await person.expectClean();
  });

  it("takes no payment twice", async () => {
    const invoice = filled.sale.invoice?.id ?? "";
    await enter(person, `/app/invoices/${invoice}`, filled.shop);
    await loseAnswer(person, records("optique_payments"));
    const { page } = person;
    await page.getByRole("button", { name: "Ajouter un paiement" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Ajouter un paiement" });
    await dialog.getByLabel("Montant").fill("500");
    await dialog.getByLabel("Montant").press("Enter");
    await expectToast(person, /Erreur/);
    await dialog.getByLabel("Montant").press("Enter");
    await expectToast(person, "Paiement ajouté avec succès");
    const payments = await filled.shop.find("optique_payments", `invoice = '${invoice}'`);
    expect(payments.filter(({ amount }) => amount === 500)).toHaveLength(1);
    await person.expectClean();
  });

  it("loses nothing of a receipt that is corrected after the page was loaded again", async () => {
    await filled.shop.create("optique_suppliers", { name: "Atelier Atlas" });
    await enter(person, "/app/stock/receipts/new", filled.shop);
    await loseAnswer(person, "**/api/optique/receipts/*");
    person.forgive(/status of 409/);
    const { page } = person;
    await page.getByRole("combobox", { name: "Fournisseur" }).fill("atlas");
    await page.getByRole("option", { name: "Atelier Atlas" }).click();
    await page.getByRole("combobox", { name: /Produit/ }).fill("riad");
    await page.getByRole("option", { name: /Monture Riad/ }).click();
    await page.getByLabel("Notes").fill("première saisie");
    await page.keyboard.press("Control+s");
    await expectToast(person, "Échec de l'enregistrement du bon de réception");
    page.on("dialog", (question) => void question.accept());
    await page.reload();
    await page.getByText("Brouillon restauré").waitFor();
    await page.getByLabel("Notes").fill("corrigée");
    await page.keyboard.press("Control+s");
    await page.getByRole("button", { name: "Fusionner avec ma saisie" }).click();
    await page.getByText(/votre valeur est gardée : .*Notes/).waitFor();
    expect(await page.getByLabel("Notes").inputValue()).toBe("corrigée");
    await page.keyboard.press("Control+s");
    await expectToast(person, "Bon de réception enregistré avec succès");
    const receipts = await filled.shop.find("optique_stock_receipts");
    expect(receipts).toMatchObject([{ notes: "corrigée" }]);
    expect(await filled.shop.find("optique_stock_receipt_items")).toHaveLength(1);
    await person.expectClean();
  });
});
