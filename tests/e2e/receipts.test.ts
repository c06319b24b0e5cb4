import { afterAll, afterEach, describe, expect, it } from "vitest";

import type { Product, Supplier } from "#domain/core/records.ts";
import { closeBrowser, desktop, phone, screens, type Visit, visit } from "#support/browser.ts";
import { newId, openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectTitle, expectToast } from "./pages/shopPages.ts";

const company = "Optique du Figuier";
let server: Server;
let shop: Shop;
let supplier: Supplier;
let products: Product[];
let person: Visit;
afterAll(closeBrowser);
afterEach(async () => {
  await person.close();
  await server.stop();
});

/** A shop with a supplier and five products on empty shelves. */
async function open(screen: (typeof screens)[number], path: string) {
  server = await startServer();
  shop = await openShop(server);
  supplier = await shop.create("optique_suppliers", { name: "Atelier Atlas", phone: "0522000000" });
  products = [];
  for (const [index, name] of ["Riad", "Atlas", "Jasmin", "Sirocco", "Toubkal"].entries()) {
    products.push(
      await shop.product({
        name: `Monture ${name}`,
        reference: `REF-${index + 1}`,
        purchase_price: 100 * (index + 1),
        stock: 0,
      }),
    );
  }
  person = await visit(server.url, screen);
  await enter(person, path, shop);
}
const seen = (text: string | RegExp) =>
  person.page.getByText(text).filter({ visible: true }).first().waitFor();
const stocks = async () =>
  (await shop.find("optique_products")).map(({ stock }) => stock).join(" ");
const movements = () => shop.find("optique_stock_movements");

async function saveReceipt(status: string, received: number) {
  const id = newId();
  const answer = await shop.send("PUT", `/api/optique/receipts/${id}`, {
    receipt_number: "BR-20261120-001",
    supplier: supplier.id,
    date: "2026-11-20",
    status,
    notes: "Colis abîmé",
    items: [
      {
        id: newId(),
        product: products[0]?.id,
        quantity: 4,
        price: 100,
        received_quantity: received,
        notes: "",
      },
    ],
  });
  expect(answer.status).toBe(200);
  return id;
}

describe("a delivery from the keyboard", () => {
  it("comes in part, then whole; the stock follows, and goes back when it is pending again", async () => {
    await open(desktop, "/app/stock/receipts/new");
    const { page } = person;
    await expectTitle(person, "Nouveau Bon", company, "New");
    const number = await page.getByLabel("Numéro de bon").inputValue();
    expect(number).toMatch(/^BR-\d{8}-\d{3}$/);
    await page.getByLabel("Numéro de bon").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("atlas");
    await page.getByRole("option", { name: "Atelier Atlas" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByLabel("Statut").selectOption("partial");
    for (const [index, name] of ["riad", "atlas", "jasmin", "sirocco", "toubkal"].entries()) {
      const row = page.getByRole("listitem").nth(index);
      const product = row.getByRole("combobox");
      await product.waitFor();
      await product.focus();
      await page.keyboard.type(`monture ${name}`);
      await page.getByRole("option", { name: new RegExp(name, "i") }).waitFor();
      await page.keyboard.press("Enter");
      // The quantity, the price that was proposed, then what came of it.
      await page.keyboard.type("10");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await page.keyboard.type(index === 4 ? "0" : "7");
      if (index < 4) {
        await page.getByRole("button", { name: "Ajouter un article" }).focus();
        await page.keyboard.press("Enter");
      }
    }
    await seen("Manque 3");
    await seen("Rien reçu");
    await seen(
      "À l'enregistrement, le stock augmente de 28 unités : seules les quantités reçues comptent.",
    );
    await person.expectClean();
    await page.keyboard.press("Control+s");
    await expectToast(person, "Bon de réception enregistré avec succès");
    await page.waitForURL("**/app/stock/receipts");
    await seen("Partiel");
    await seen(number);
    expect(await stocks()).toBe("7 7 7 7 0");
    expect(await movements()).toHaveLength(4);
    expect((await shop.find("optique_stock_receipts"))[0]).toMatchObject({
      status: "partial",
      total_amount: 15000,
    });

    // The rest comes.
    await page
      .getByRole("link", { name: `Modifier le bon ${number}` })
      .first()
      .click();
    await page.getByRole("button", { name: "Tout reçu" }).click();
    await page.getByLabel("Statut").selectOption("received");
    await page.keyboard.press("Control+s");
    await page.waitForURL("**/app/stock/receipts");
    await expect.poll(stocks).toBe("10 10 10 10 10");

    // And was a mistake.
    await page
      .getByRole("link", { name: `Voir le bon ${number}` })
      .first()
      .click();
    await expectTitle(person, `Bon ${number}`, company);
    await page.getByRole("button", { name: "Remettre en attente" }).click();
    await expectToast(person, "Statut du bon : En attente");
    await expect.poll(stocks).toBe("0 0 0 0 0");
    expect(await movements()).toEqual([]);
    await page.getByRole("button", { name: "Reçu", exact: true }).click();
    await expect.poll(stocks).toBe("10 10 10 10 10");
  });
});

describe.each(screens)("receipts at $name", (screen) => {
  it("are listed, filtered, read, received and deleted", async () => {
    await open(screen, "/app/stock/receipts");
    const { page } = person;
    await seen("Aucun bon de réception trouvé");
    await person.expectClean();
    const id = await saveReceipt("pending", 0);
    await seen("BR-20261120-001");
    await seen("En attente");
    await seen("Affichage de 1 à 1 sur 1 résultats");
    await person.expectClean();
    await page.getByPlaceholder("Numéro de bon ou mots clés...").fill("abîmé");
    await seen("BR-20261120-001");
    await page.getByLabel("Statut", { exact: true }).selectOption("cancelled");
    await page.waitForURL("**status=cancelled**");
    await seen("Aucun bon ne correspond à ces filtres.");
    await page.getByRole("button", { name: "Réinitialiser" }).first().click();
    await page.waitForURL("**/app/stock/receipts");
    await page.getByLabel("Fournisseur", { exact: true }).selectOption({ label: "Atelier Atlas" });
    await seen("BR-20261120-001");
    await page.goto(`/app/stock/receipts/${id}`);
    await expectTitle(person, "Bon BR-20261120-001", company);
    for (const text of ["Monture Riad", "Rien reçu", "Atelier Atlas", "Colis abîmé"])
      await seen(text);
    await person.expectClean();
    // Nothing was marked: everything that was ordered comes in, and is said to.
    await page.getByRole("button", { name: "Reçu", exact: true }).click();
    await expectToast(
      person,
      "Rien n'était marqué reçu : toutes les quantités commandées entrent en stock.",
    );
    await seen("Complet");
    await person.expectClean();
    expect((await shop.read("optique_products", products[0]?.id ?? "")).stock).toBe(4);
    await page.getByRole("button", { name: "Supprimer", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expectToast(person, "Bon de réception supprimé avec succès");
    await page.waitForURL("**/app/stock/receipts");
    expect((await shop.read("optique_products", products[0]?.id ?? "")).stock).toBe(0);
    await page.goto(`/app/stock/receipts/${id}`);
    await seen("Bon de réception non trouvé");
    person.forgive(/404/);
    await person.expectClean();
  });

  it("are refused with a sentence at their field, and keep what was typed as a draft", async () => {
    await open(screen, "/app/stock/receipts/new");
    const { page } = person;
    await page.getByLabel("Numéro de bon").fill("");
    await page.getByRole("button", { name: "Enregistrer" }).filter({ visible: true }).click();
    await seen("Veuillez remplir tous les champs obligatoires");
    await seen("Ajoutez au moins un article valide");
    expect(await page.getByRole("button", { name: /Retirer l'article/ }).isDisabled()).toBe(true);
    await person.expectClean();
    await page.getByLabel("Numéro de bon").fill("BR-20261121-500");
    await page.getByLabel("Notes").fill("en cours");
    await page.waitForFunction(() =>
      Object.values(localStorage).some((value) => value.includes("en cours")),
    );
    page.on("dialog", (question) => void question.accept());
    await page.reload();
    await seen("Brouillon restauré");
    expect(await page.getByLabel("Numéro de bon").inputValue()).toBe("BR-20261121-500");
    await person.expectClean();
    await page.getByRole("button", { name: "Ignorer" }).click();
    await expect.poll(() => page.getByLabel("Notes").inputValue()).toBe("");
    // What an empty shelf asks for: the product, with the price it was bought at.
    await page.goto(`/app/stock/receipts/new?product=${products[1]?.id}`);
    await expect
      .poll(() => page.getByRole("combobox", { name: /Produit/ }).inputValue())
      .toBe("Monture Atlas");
    expect(await page.getByLabel(/Prix d'achat/).inputValue()).toBe("200,00");
    // Another station took the product away meanwhile.
    await page.getByRole("combobox", { name: "Fournisseur" }).fill("atlas");
    await page.getByRole("option", { name: "Atelier Atlas" }).click();
    await shop.send("DELETE", `/api/collections/optique_products/records/${products[1]?.id}`);
    await page.keyboard.press("Control+s");
    await expectToast(person, "Échec du traitement: Ce produit est introuvable");
    person.forgive(/400/);
    await person.expectClean();
  });
});

describe("the filter of the receipts", () => {
  it("offers every supplier, by name, however many there are", async () => {
    await open(desktop, "/app");
    await person.page.waitForURL("**/app");
    const query = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 620)
      INSERT INTO optique_suppliers (id, company, name, created, updated)
      SELECT printf('s%014d', i), '${shop.company}', printf('Maison %03d', i), '2026-01-01 00:00:00.000Z',
        '2026-01-01 00:00:00.000Z' FROM n`;
    expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
    const { page } = person;
    await page.goto("/app/stock/receipts");
    const filter = page.getByLabel("Fournisseur", { exact: true });
    await filter.selectOption({ label: "Maison 620" });
    await page.waitForURL(({ search }) => search === "?supplier=s00000000000620");
    const names = await filter.getByRole("option").allTextContents();
    expect(names.slice(0, 3)).toEqual(["Tous les fournisseurs", "Atelier Atlas", "Maison 001"]);
    expect(names).toHaveLength(622);
  });
});

describe("two stations and a server that falls", () => {
  it("tells of the other station's change, and loses nothing of either", async () => {
    await open(desktop, "/app");
    await person.page.waitForURL("**/app");
    const id = await saveReceipt("pending", 0);
    const { page } = person;
    await page.goto(`/app/stock/receipts/edit/${id}`);
    await page.getByLabel("Notes").fill("ma saisie");
    const other = await shop.send(
      "PATCH",
      `/api/collections/optique_stock_receipts/records/${id}`,
      { receipt_number: "BR-AUTRE", notes: "autre poste" },
    );
    expect(other.status).toBe(200);
    await page.keyboard.press("Control+s");
    await seen("Ce document a été modifié entre-temps sur un autre poste.");
    person.forgive(/409/);
    await person.expectClean();
    await page.getByRole("button", { name: "Fusionner avec ma saisie" }).click();
    await seen(/votre valeur est gardée : Notes\./);
    expect(await page.getByLabel("Numéro de bon").inputValue()).toBe("BR-AUTRE");
    await person.expectClean();
    await page.keyboard.press("Control+s");
    await expectToast(person, "Bon de réception enregistré avec succès");
    expect(await shop.read("optique_stock_receipts", id)).toMatchObject({
      receipt_number: "BR-AUTRE",
      notes: "ma saisie",
    });
  });

  it("makes a new document of one that another station deleted, also when that is learned late", async () => {
    await open(desktop, "/app");
    await person.page.waitForURL("**/app");
    const id = await saveReceipt("pending", 0);
    const { page } = person;
    await page.goto(`/app/stock/receipts/edit/${id}`);
    await page.getByLabel("Notes").fill("ma saisie");
    const path = `/api/collections/optique_stock_receipts/records/${id}`;
    await shop.send("PATCH", path, { notes: "autre poste" });
    await page.keyboard.press("Control+s");
    const merge = page.getByRole("button", { name: "Fusionner avec ma saisie" });
    await merge.waitFor();
    await server.kill();
    await merge.click();
    await expectToast(person, "Erreur lors du chargement de l'autre version");
    await server.restart();
    await shop.send("DELETE", path);
    await merge.click();
    await seen("Ce document a été supprimé entre-temps sur un autre poste.");
    await page.getByRole("button", { name: "Enregistrer comme nouveau" }).click();
    await expectToast(person, "Bon de réception enregistré avec succès");
    expect(await shop.find("optique_stock_receipts", "notes = 'ma saisie'")).toHaveLength(1);
  });

  it("keeps what is typed while the server is away, and saves once", async () => {
    await open(desktop, "/app/stock/receipts/new");
    const { page } = person;
    await page.getByRole("combobox", { name: "Fournisseur" }).fill("atlas");
    await page.getByRole("option", { name: "Atelier Atlas" }).click();
    await page.getByRole("combobox", { name: /Produit/ }).fill("riad");
    await page.getByRole("option", { name: /Monture Riad/ }).click();
    await server.kill();
    await page.keyboard.press("Control+s");
    await seen("Connexion perdue — nouvelle tentative…");
    await server.restart();
    await page.getByText("Connexion perdue — nouvelle tentative…").waitFor({ state: "detached" });
    await page.keyboard.press("Control+s");
    await expectToast(person, "Bon de réception enregistré avec succès");
    expect(await shop.find("optique_stock_receipts")).toHaveLength(1);
  });

  it("says what could not be loaded, and asks again", async () => {
    await open(phone, "/app");
    await person.page.waitForURL("**/app");
    const id = await saveReceipt("pending", 0);
    const { page } = person;
    const fail = (url: string) =>
      page.route(url, (route) =>
        route.fulfill({ status: 500, json: { status: 500, message: "" } }),
      );
    await fail("**/api/optique/lists/receipts*");
    await page.goto("/app/stock/receipts");
    await seen("Une erreur est survenue lors du chargement des bons de réception");
    await page.unroute("**/api/optique/lists/receipts*");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await seen("BR-20261120-001");
    await fail("**/api/optique/receipts/*");
    await page.goto(`/app/stock/receipts/${id}`);
    await seen("Impossible de charger les détails du bon de réception");
    await page.goto(`/app/stock/receipts/edit/${id}`);
    await seen("Échec du chargement des détails du bon de réception");
    person.forgive(/500/);
    await person.expectClean();
  });
});
