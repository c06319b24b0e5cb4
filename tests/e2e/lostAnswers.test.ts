import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, type Visit, visit } from "../support/browser";
import { type FilledShop, fillShop } from "../support/filledShop";
import { type Server, startServer } from "../support/startServer";
import { enter, expectToast, loseAnswer } from "./pages/shopPages";

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
    // Twice in a hurry is once.
    await page.keyboard.press("Control+s");
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
});
