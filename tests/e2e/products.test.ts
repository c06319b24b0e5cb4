import { afterAll, afterEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, screens, type Visit, visit } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectTitle, expectToast } from "./pages/shopPages.ts";

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
const press = (name: string) =>
  person.page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
const product = async (name: string) =>
  (await filled.shop.find("optique_products", `name = '${name}'`))[0];

describe.each(screens)("products at $name", (screen) => {
  it("are made and changed in place, under their own address", async () => {
    await open(screen, "/app/products");
    const { page } = person;
    await expectTitle(person, "Produits", company);
    await seen("Monture Riad 52-18");
    await person.expectClean();
    await press("Nouveau produit");
    await page.waitForURL("**/app/products?nouveau=1");
    await press("Enregistrer");
    for (const text of [
      "Le nom est requis",
      "Le type est requis",
      "Le prix de vente est requis",
      "Le stock est requis",
    ])
      await seen(text);
    await person.expectClean();
    await page.getByLabel("Prix de vente").fill("-5");
    await page.getByLabel("Stock", { exact: true }).fill("-1");
    await press("Enregistrer");
    await seen("Le prix doit être positif");
    await seen("Le stock doit être positif");
    await page.getByLabel("Nom", { exact: true }).fill("Solaire Sirocco");
    await page.getByLabel("Type", { exact: true }).selectOption("sunglasses");
    await page.getByLabel("Prix de vente").fill("1 150,50");
    await page.getByLabel("Stock", { exact: true }).fill("4");
    await page.keyboard.press("Control+s");
    await expectToast(person, "Produit créé avec succès");
    await page.waitForURL("**/app/products");
    await seen("Lunettes de soleil");
    const made = await product("Solaire Sirocco");
    expect(made).toMatchObject({ type: "sunglasses", selling_price: 1150.5, stock: 4 });
    expect(
      await filled.shop.find("optique_stock_movements", `product = '${made?.id}'`),
    ).toMatchObject([{ movement_type: "initial", quantity: 4 }]);
    await page
      .getByRole("link", { name: "Modifier Solaire Sirocco" })
      .filter({ visible: true })
      .click();
    await page.waitForURL(`**/app/products?modifier=${made?.id}`);
    const stock = page.getByLabel("Stock", { exact: true });
    await stock.waitFor();
    expect(await stock.isDisabled()).toBe(true);
    await seen("Le stock change par les réceptions, les ajustements et les ventes.");
    await person.expectClean();
    await page.getByLabel("Prix de vente").fill("999");
    page.once("dialog", (question) => void question.dismiss());
    await press("Annuler");
    expect(await page.getByLabel("Prix de vente").inputValue()).toBe("999");
    await press("Enregistrer");
    await expectToast(person, "Produit modifié avec succès");
    expect((await product("Solaire Sirocco"))?.selling_price).toBe(999);
  });

  it("show their prices, their ledger with its running stock, and their receipts", async () => {
    await open(screen, "/app");
    const { page } = person;
    await page.waitForURL("**/app");
    await page.goto(`/app/products/${filled.frame.id}`);
    await expectTitle(person, "Monture Riad 52-18", company);
    await seen("Stock bas ! Il ne reste que 4 unité(s).");
    await seen("Prix et stock");
    await person.expectClean();
    const tab = page.getByRole("tab", { name: "Mouvements de stock" });
    if (await tab.isVisible()) await tab.click();
    await seen("Stock initial");
    await seen("−1");
    await person.expectClean();
    const receipts = page.getByRole("tab", { name: "Bons de réception" });
    if (await receipts.isVisible()) await receipts.click();
    await seen("Aucun bon de réception");
    await page.getByRole("link", { name: "Modifier" }).click();
    await page.waitForURL(`**/app/products?modifier=${filled.frame.id}`);
    await page.goto("/app/products/aaaaaaaaaaaaaaa");
    await seen("Produit non trouvé");
    person.forgive(/404/);
    await person.expectClean();
  });

  it("that documents name are archived instead of deleted, and come back", async () => {
    await open(screen, "/app/products");
    const { page } = person;
    const removeButton = (name: string) =>
      page.getByRole("button", { name: `Supprimer ${name}` }).filter({ visible: true });
    await filled.shop.product({ name: "Étui rigide", type: "accessory", reference: "ETUI" });
    await page.reload();
    await removeButton("Étui rigide").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expectToast(person, "Produit supprimé avec succès");
    await removeButton("Monture Riad 52-18").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    const dialog = page.getByRole("dialog", { name: "Archiver le produit ?" });
    await dialog.getByText(/archivez-le au lieu de le supprimer/).waitFor();
    person.forgive(/status of 400/);
    await person.expectClean();
    await dialog.getByRole("button", { name: "Archiver" }).click();
    await expectToast(person, "Produit archivé");
    await removeButton("Monture Riad 52-18").waitFor({ state: "detached" });
    await page.getByLabel("Afficher les archivés").check();
    await page.waitForURL("**archives=1**");
    await seen("Archivé");
    await person.expectClean();
    await page.goto(`/app/products/${filled.frame.id}`);
    await press("Désarchiver");
    await expectToast(person, "Produit désarchivé");
    await expect.poll(async () => (await product("Monture Riad 52-18"))?.archived).toBe(false);
  });
});

describe("images", () => {
  /** A photograph of twelve megapixels, made by the browser itself. */
  const photograph = () =>
    person.page.evaluate(async () => {
      const canvas = document.createElement("canvas");
      canvas.width = 4000;
      canvas.height = 3000;
      const context = canvas.getContext("2d");
      if (!context) return "";
      for (let index = 0; index < 4000; index += 1) {
        context.fillStyle = `hsl(${(index * 37) % 360} 80% ${20 + (index % 60)}%)`;
        context.fillRect((index * 97) % 4000, (index * 53) % 3000, 120, 90);
      }
      return canvas.toDataURL("image/jpeg", 0.95).split(",")[1] ?? "";
    });

  it("of twelve megapixels are made small before they travel; a broken one loses nothing", async () => {
    await open(desktop, "/app/products?nouveau=1");
    const { page } = person;
    await page.getByLabel("Nom", { exact: true }).fill("Monture photo");
    await page.getByLabel("Type", { exact: true }).selectOption("frame");
    await page.getByLabel("Prix de vente").fill("10");
    await page.getByLabel("Stock", { exact: true }).fill("1");
    const input = page.locator("input[type=file]");
    await input.setInputFiles({
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("bonjour"),
    });
    await seen("Ce fichier n'est pas une image PNG, JPEG ou WebP.");
    await person.expectClean();
    // The name of an image, and nothing of one: the server has the last word, and the form keeps what was typed.
    await input.setInputFiles({
      name: "cassee.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("pas une image"),
    });
    await page.getByAltText("Image").waitFor();
    await press("Enregistrer");
    await page.locator("[role=alert]").filter({ visible: true }).first().waitFor();
    expect(await page.getByLabel("Nom", { exact: true }).inputValue()).toBe("Monture photo");
    expect(await filled.shop.find("optique_products", "name = 'Monture photo'")).toEqual([]);
    person.forgive(/status of 400|The source image|could not be decoded|ERR_FAILED|blob:/);
    await input.setInputFiles({
      name: "photo.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from(await photograph(), "base64"),
    });
    await page.getByRole("button", { name: "Remplacer" }).waitFor();
    await press("Enregistrer");
    await expectToast(person, "Produit créé avec succès");
    const [made] = await filled.shop.find("optique_products", "name = 'Monture photo'");
    const url = `/api/files/optique_products/${made?.id}/${made?.image}`;
    const size = await page.evaluate(async (address) => {
      const blob = await (await fetch(address)).blob();
      const { width, height } = await createImageBitmap(blob);
      return { bytes: blob.size, longest: Math.max(width, height) };
    }, url);
    expect(size.bytes).toBeLessThanOrEqual(512 * 1024);
    expect(size.longest).toBe(800);
  });
});

describe("products that cannot be had", () => {
  it("say so, and are asked for again", async () => {
    await open(desktop, "/app/products");
    const { page } = person;
    await seen("Monture Riad 52-18");
    await page.route("**/api/optique/lists/products*", (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: "" } }),
    );
    await page.reload();
    await seen("Erreur lors du chargement des produits");
    await page
      .getByPlaceholder("Rechercher des produits par nom, référence ou type...")
      .fill("riad");
    await seen("Erreur lors de la recherche");
    person.forgive(/500/);
    await person.expectClean();
    await page.unroute("**/api/optique/lists/products*");
    await press("Réessayer");
    await seen("Monture Riad 52-18");
  });
});
