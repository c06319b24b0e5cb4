import { describe, expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { shopWithoutStock, fillShop } from "#support/filledShop.ts";
import { expectOk, recordsPath } from "#support/shop.ts";
import { CounterSale } from "./pages/counterSale.ts";
import { isFocused } from "./pages/layout.ts";
import { failRequests } from "./pages/network.ts";
import { Palette } from "./pages/palette.ts";
import { ProductForm } from "./pages/products.ts";
import { countPrints } from "./pages/prints.ts";
import { scan, scanAs } from "./pages/scanner.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);
const shelves = sceneWith(shopWithoutStock);

const [cord, spray, unknown] = ["6110001248873", "6110001248880", "6110009999993"] as const;
const other = "6110009999986";

/** Counter sale of a shop with barcodes on two products. */
async function openSale() {
  const visited = await scene.visit(desktop);
  const { shop, person } = visited;
  const accessory = { type: "accessory", stock: 20 };
  await shop.product({
    ...accessory,
    name: "Cordon sport",
    reference: "A-15",
    barcode: cord,
    selling_price: 30,
  });
  await shop.product({
    ...accessory,
    name: "Spray nettoyant",
    reference: "A-07",
    barcode: spray,
    selling_price: 35,
  });
  await countPrints(person);
  await visited.enter(CounterSale.path);
  const sale = await new CounterSale(person).ready();
  return { ...visited, sale, sales: () => shop.find("optique_invoices", "prescription = ''") };
}

describe("a barcode scanner", () => {
  it("a scan with Enter or Tab, also in a US layout, adds even archived products; Suppr removes a line", async () => {
    const { person, sale, sales, shop } = await openSale();
    // An archived product can still be sold.
    const [product] = await shop.find("optique_products", `barcode = '${spray}'`);
    const path = recordsPath("optique_products", product?.id);
    expectOk(await shop.send("PATCH", path, { archived: true }));
    await sale.scan(cord, spray, spray);
    await sale.seesQuantity("Spray nettoyant", "2");
    await sale.seesQuantity("Cordon sport", "1");
    await person.seen("2 produits, 3 pièces", spray);
    await person.keys("Delete");
    await sale.line("Spray nettoyant").waitFor({ state: "detached" });
    await sale.seesQuantity("Cordon sport", "1");
    await person.press("Annuler");
    await sale.seesQuantity("Spray nettoyant", "2");
    // In a text field, Suppr edits the text.
    await sale.scanner.fill("x");
    await person.keys("Delete");
    await sale.seesQuantity("Spray nettoyant", "2");
    await sale.scanner.fill("");
    // A whole reference may still be typed.
    await sale.scan("a-15");
    await sale.seesQuantity("Cordon sport", "2");
    await person.keys("Enter");
    await expect.poll(() => isFocused(sale.received)).toBe(true);
    await person.type("200");
    await sale.seesResult("Rendu", "70,00 DH");
    await person.keys("Enter");
    await sale.sold();
    expect(await sales()).toMatchObject([{ total_amount: 130, paid_amount: 130, status: "paid" }]);
    person.clean();

    await CounterSale.open(person);
    await scanAs(person, { end: "Tab" }, cord, "a-07");
    await sale.seesQuantity("Cordon sport", "1");
    await sale.seesQuantity("Spray nettoyant", "1");
    await scanAs(person, { isAmerican: true }, cord);
    await sale.seesQuantity("Cordon sport", "2");
    // A code scanned into an amount field is not read as an amount.
    await sale.give("90");
    await scanAs(person, { end: "Tab", isAmerican: true }, spray);
    await sale.seesQuantity("Spray nettoyant", "2");
    await expect.poll(() => sale.received.inputValue()).toBe("90");
    person.clean();
    // The list shows eight options, and the number of further ones.
    for (let number = 1; number <= 10; number += 1)
      await shop.product({ name: `Zellige ${number}`, type: "accessory" });
    await sale.scanner.fill("zellige");
    await person.seen("2 autres résultats\u00a0: précisez la recherche.");
  });

  it("offers to create an unknown product, and continues the sale", async () => {
    const { person, sale, sales, shop } = await openSale();
    await sale.scan(cord, unknown);
    await person.seen(`Aucun produit pour «\u00a0${unknown}\u00a0».`);
    await person.press("Créer");
    const dialog = person.page.getByRole("dialog", { name: "Nouveau produit" });
    await expect.poll(() => dialog.getByLabel("Code-barres").inputValue()).toBe(unknown);
    await expect.poll(() => isFocused(dialog.getByLabel("Nom"))).toBe(true);
    await dialog.getByRole("button", { name: "Créer le produit" }).click();
    await person.seen("Le nom est requis", "Le type est requis", "Le prix de vente est requis");
    person.clean();
    await dialog.getByLabel("Nom").fill("Étui Zellige");
    await dialog.getByLabel("Type").selectOption("accessory");
    await dialog.getByLabel("Prix de vente").fill("45");
    // A code of another product, scanned by mistake: its Enter saves nothing, and the server names that product.
    person.forgive(/status of 400|ClientResponseError 400/);
    await dialog.getByLabel("Code-barres").fill(cord);
    await dialog.getByLabel("Code-barres").press("Enter");
    await dialog.getByRole("button", { name: "Créer le produit" }).click();
    await dialog.getByText("Ce code-barres est déjà celui d’un autre produit").waitFor();
    await dialog.getByLabel("Code-barres").fill(unknown);
    await dialog.getByRole("button", { name: "Créer le produit" }).click();
    await dialog.waitFor({ state: "detached" });
    await sale.seesQuantity("Étui Zellige", "1");
    await expect.poll(() => isFocused(sale.scanner)).toBe(true);
    await person.gone(`Aucun produit pour «\u00a0${unknown}\u00a0».`);
    await sale.scan(unknown);
    await sale.seesQuantity("Étui Zellige", "2");
    await sale.save();
    await sale.sold();
    expect(await sales()).toMatchObject([{ total_amount: 120 }]);
    expect(await shop.find("optique_products", `barcode = '${unknown}'`)).toMatchObject([
      { name: "Étui Zellige", type: "accessory", selling_price: 45, stock: 0 },
    ]);
  });

  it("a scan works in the palette and in the prescription form, which create an unknown product", async () => {
    const { person, shop, client } = await openSale();
    await person.go("/app/clients");
    const palette = await new Palette(person).openByButton();
    await scan(person, cord);
    const [known] = await shop.find("optique_products", `barcode = '${cord}'`);
    await person.at(`/app/products/${known?.id}`);
    await person.seen(cord);
    await palette.openByButton();
    await person.type(unknown);
    await person.seen(`Aucun produit pour ${unknown}`);
    person.clean();
    await person.keys("Enter");
    await person.at(`/app/products?nouveau=1&code=${unknown}`);
    const form = new ProductForm(person);
    await expect.poll(() => form.barcode.inputValue()).toBe(unknown);
    await form.barcode.fill("");
    await form.barcode.focus();
    await scanAs(person, { isAmerican: true }, unknown);
    await expect.poll(() => form.barcode.inputValue()).toBe(unknown);
    await form.write({ name: "Étui Zellige", type: "accessory", price: "45", stock: "3" });
    person.clean();
    await form.save();
    await form.saved("créé");
    await person.at("/app/products");
    await person.seen("Étui Zellige");

    await person.go(`/app/prescriptions/new?client=${client.id}`);
    const picker = person.page.locator("#add-other");
    const quantity = person.field(/^Quantité, Cordon sport|^Qté, Cordon sport/);
    for (const _ of [1, 2]) {
      await picker.focus();
      await scan(person, cord);
      await quantity.waitFor();
    }
    await expect.poll(() => quantity.inputValue()).toBe("2");
    await expect.poll(() => picker.inputValue()).toBe("");
    await picker.focus();
    await scan(person, other);
    await person.toast(`Aucun produit pour ${other}`);
    await person.press("Créer");
    const dialog = person.page.getByRole("dialog", { name: "Nouveau produit" });
    await dialog.getByLabel("Nom").fill("Étui Majorelle");
    await dialog.getByLabel("Type").selectOption("accessory");
    await dialog.getByLabel("Prix de vente").fill("45");
    person.clean();
    await dialog.getByRole("button", { name: "Créer le produit" }).click();
    await dialog.waitFor({ state: "detached" });
    await person.seen("Étui Majorelle");
    expect(await shop.find("optique_products", `barcode = '${other}'`)).toHaveLength(1);
  });

  it("fills a row of a receipt and of an adjustment", async () => {
    const { person, shop, products } = await shelves.open(desktop, "/app/stock/adjustments/new");
    const [riad] = products;
    await shop.send("PATCH", `/api/collections/optique_products/records/${riad?.id}`, {
      barcode: cord,
    });
    for (const path of ["/app/stock/adjustments/new", "/app/stock/receipts/new"]) {
      await person.go(path);
      const picker = person.page.getByRole("combobox", { name: /^Produit/ }).first();
      await picker.focus();
      await scan(person, cord);
      await expect.poll(() => picker.inputValue()).toBe("Monture Riad");
      const failing = await failRequests(person, "**/api/optique/lists/products?*");
      await picker.focus();
      await scan(person, spray);
      await person.toast("Erreur lors du chargement des produits");
      failing.mend();
    }
  });
});
