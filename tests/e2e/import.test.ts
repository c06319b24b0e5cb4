import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { closeBrowser, desktop, phone, screens, type Visit, visit } from "#support/browser.ts";
import { openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectToast } from "./pages/shopPages.ts";

let server: Server;
let shop: Shop;
let person: Visit;
afterAll(closeBrowser);
afterEach(async () => {
  await person.close();
  await server.stop();
});

async function open(screen: (typeof screens)[number]) {
  server = await startServer();
  shop = await openShop(server);
  person = await visit(server.url, screen);
  await enter(person, "/app/products", shop);
}
const dialog = () => person.page.getByRole("dialog", { name: "Importer CSV" });
const menu = async (item: string) => {
  await person.page.getByRole("button", { name: "Actions", exact: true }).click();
  await person.page.getByRole("menuitem", { name: item }).click();
};
const choose = (name: string, buffer: Buffer) =>
  person.page
    .getByLabel("Choisir un fichier CSV")
    .setInputFiles({ name, mimeType: "text/csv", buffer });

describe.each(screens)("a catalogue at $name", (screen) => {
  it("is previewed, imported, and what was left out is told", async () => {
    await open(screen);
    const { page } = person;
    await shop.create("optique_suppliers", { name: "Atelier Atlas" });
    await shop.product({ name: "Ancien étui", type: "accessory", reference: "etui", stock: 1 });
    await page.getByRole("button", { name: "Actions", exact: true }).click();
    await page.getByRole("menuitem", { name: "Importer CSV" }).waitFor();
    await person.expectClean();
    await page.keyboard.press("Escape");
    const template = page.waitForEvent("download");
    await menu("Télécharger template");
    expect(await readFile(await (await template).path(), "utf8")).toMatch(
      /^\ufeffname;type;reference;description;purchase_price;selling_price;stock;supplier_name\r\n/,
    );
    await menu("Importer CSV");
    await dialog().waitFor();
    await person.expectClean();
    await choose("vide.csv", Buffer.from("name,type\n"));
    await dialog().getByText("Le fichier CSV est vide").waitFor();
    await person.expectClean();
    const file = await readFile(join(root, "tests/fixtures/catalogue/windows-1252.csv"));
    await choose("catalogue.csv", file);
    await dialog().getByText("2 lignes à importer, 2 laissées de côté").waitFor();
    await dialog().getByText("Monture acétate « Été »").waitFor();
    await dialog()
      .getByText(/Fournisseur « Inconnu » inconnu/)
      .waitFor();
    await dialog()
      .getByText(/Cette référence existe déjà/)
      .waitFor();
    await person.expectClean();
    await dialog().getByLabel("Seulement les lignes avec une remarque").check();
    await dialog().getByText("Monture acétate « Été »").waitFor({ state: "detached" });
    await dialog().getByRole("button", { name: "Importer 2 produits" }).click();
    await expectToast(person, "2 produits importés avec succès");
    await dialog().getByText("2 lignes n'ont pas été importées").waitFor();
    await person.expectClean();
    const saved = page.waitForEvent("download");
    await dialog().getByRole("button", { name: "Télécharger ces lignes" }).click();
    expect(await readFile(await (await saved).path(), "utf8")).toContain("Sans type");
    await dialog().getByRole("button", { name: "Fermer", exact: true }).last().click();
    await page.getByText("Verre - Progressif; 1.6").filter({ visible: true }).first().waitFor();
    expect(await shop.find("optique_products", "reference = 'ETE-52'")).toMatchObject([
      { name: "Monture acétate « Été »", type: "frame", purchase_price: 380.5, stock: 3 },
    ]);
    expect(await shop.find("optique_stock_movements", "movement_type = 'initial'")).toHaveLength(3);
  });
});

describe("ten thousand products", () => {
  it("are imported without freezing the page, and listed on a phone", async () => {
    await open(phone);
    const { page } = person;
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `Produit ${index},frame,P-${index},,10,20,${index % 9},`,
    );
    const text = `name,type,reference,description,purchase_price,selling_price,stock,supplier_name\n${rows.join("\n")}`;
    await menu("Importer CSV");
    await page.evaluate(() => {
      document.documentElement.dataset["beats"] = "0";
      setInterval(() => {
        const { dataset } = document.documentElement;
        dataset["beats"] = String(Number(dataset["beats"]) + 1);
      }, 20);
    });
    const beats = () => page.evaluate(() => Number(document.documentElement.dataset["beats"]));
    await choose("grand.csv", Buffer.from(text));
    await dialog()
      .getByText(/10.000 lignes à importer/)
      .waitFor({ timeout: 60_000 });
    expect(await beats()).toBeGreaterThan(3);
    await dialog()
      .getByRole("button", { name: /Importer 10.000 produits/ })
      .click();
    await dialog().getByText("Toutes les lignes ont été importées.").waitFor({ timeout: 60_000 });
    await dialog().getByRole("button", { name: "Fermer", exact: true }).last().click();
    await page.getByText(/^10.000 produits$/).waitFor();
    await person.expectClean();
    await page.keyboard.press("/");
    await page.keyboard.type("P-9999");
    await page.getByText("Produit 9999").filter({ visible: true }).first().waitFor();
    await person.expectClean();
  });
});

describe("an import that fails", () => {
  it("says so, and keeps what was read", async () => {
    await open(desktop);
    await menu("Importer CSV");
    await person.page.route("**/api/optique/products/import", (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: "" } }),
    );
    await choose("un.csv", Buffer.from("nom,type,prix de vente\nRiad,Monture,850"));
    await dialog().getByRole("button", { name: "Importer 1 produits" }).click();
    await expectToast(person, "Erreur lors de l'importation des produits");
    await dialog().getByText("Riad").waitFor();
    person.forgive(/500/);
    await person.expectClean();
  });
});
