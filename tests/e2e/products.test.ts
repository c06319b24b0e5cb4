import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { cornerOf, cutOut, photograph, plainPng, sizeOf } from "./pages/images.ts";
import { failRequests } from "./pages/network.ts";
import { ProductForm, ProductPage, ProductsList } from "./pages/products.ts";
import { sceneWith } from "./pages/scene.ts";

const riad = "Monture Riad 52-18";
const sirocco = "Solaire Sirocco";
const scene = sceneWith(async (server) => {
  const filled = await fillShop(server);
  const product = async (name: string) =>
    (await filled.shop.find("optique_products", `name = '${name}'`))[0];
  return { ...filled, product };
});

describe("products", () => {
  it("products are created and changed in place, with shrunk pictures, and load again after a failure", async () => {
    const { person, shop, frame, product } = await scene.open(desktop, "/app/products");
    const list = new ProductsList(person);
    await person.title("Produits");
    await person.seen(riad);
    person.clean();
    let form = await list.create();
    await form.pressSave();
    await person.seen(
      "Le nom est requis",
      "Le type est requis",
      "Le prix de vente est requis",
      "Le stock est requis",
    );
    person.clean();
    await form.write({ price: "-5", stock: "-1" });
    await form.pressSave();
    await person.seen("Le prix doit être positif", "Le stock doit être positif");
    await form.write({ name: sirocco, type: "sunglasses", price: "1 150,50", stock: "4" });
    await form.save();
    await form.saved("créé");
    await person.at("/app/products");
    await person.seen("Lunettes de soleil");
    const made = await product(sirocco);
    expect(made).toMatchObject({ type: "sunglasses", selling_price: 1150.5, stock: 4 });
    expect(await shop.find("optique_stock_movements", `product = '${made?.id}'`)).toMatchObject([
      { movement_type: "initial", quantity: 4 },
    ]);
    form = await list.edit({ id: made?.id ?? "", name: sirocco });
    await form.stock.waitFor();
    await expect.poll(() => form.stock.isDisabled()).toBe(true);
    await person.seen("Le stock change par les réceptions, les ajustements et les ventes.");
    person.clean();
    await form.write({ name: `${sirocco} 52-17-140` });
    await expect.poll(() => person.field("Calibre").inputValue()).toBe("");
    await person.press("Reprendre 52□17-140");
    await expect.poll(() => person.field("Branche").inputValue()).toBe("140");
    await form.write({ name: sirocco });
    await form.write({ price: "999" });
    await person.press("Annuler");
    await person.stay();
    await expect.poll(() => form.price.inputValue()).toBe("999,00");
    await form.save();
    await form.saved("modifié");
    const lensSize = { eye_size: 52, bridge: 17, temple: 140, lens_height: null };
    expect(await product(sirocco)).toMatchObject({ selling_price: 999, ...lensSize });
    // A product's page has its prices, its movements with the running stock, and its receipts.
    const record = await ProductPage.open(person, frame.id);
    await person.title(riad);
    await person.seen("Stock bas ! Il ne reste que 4 unité(s).", "Prix et stock");
    await expect.poll(() => person.page.getByText("Stock bas", { exact: true }).count()).toBe(0);
    person.clean();
    await record.show("Mouvements");
    await person.seen("Stock initial", "−1");
    person.clean();
    await record.show("Bons de réception");
    await person.seen("Aucun bon de réception");
    await person.follow("Modifier");
    await person.at(`/app/products?modifier=${frame.id}`);
    await ProductPage.open(person, "aaaaaaaaaaaaaaa");
    await person.seen("Produit non trouvé");
    person.forgive(/404/);
    person.clean();
    // Pictures of twelve megapixels are shrunk before the upload; a broken one loses no typed value.
    await person.turn("/app/products?nouveau=1");
    const name = "Monture photo";
    form = new ProductForm(person);
    await form.write({ name, type: "frame", price: "10", stock: "1" });
    await form.chooseImage("notes.txt", "text/plain", Buffer.from("bonjour"));
    await person.seen("Ce fichier n’est pas une image PNG, JPEG ou WebP.");
    person.clean();
    // A text file whose name ends like an image's.
    await form.chooseImage("photo.png", "image/png", await plainPng(person, 10, 10));
    await person.gone("Ce fichier n’est pas une image PNG, JPEG ou WebP.");
    await person.press("Retirer");
    await form.chooseImage("notes.jpg", "image/jpeg", Buffer.from("pas une image"));
    await person.seen("Ce fichier n’est pas une image PNG, JPEG ou WebP.");
    await expect.poll(() => person.page.getByAltText("Image").count()).toBe(0);
    // A truncated image that no browser can decode: the form keeps its values.
    const begun = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from("pas une image")]);
    await form.chooseImage("cassee.jpg", "image/jpeg", begun);
    await person.seen("Cette image est illisible\u00a0: choisissez-en une autre.");
    await expect.poll(() => person.page.getByAltText("Image").count()).toBe(0);
    await expect.poll(() => form.name.inputValue()).toBe(name);
    expect(await shop.find("optique_products", `name = '${name}'`)).toEqual([]);
    person.forgive(/status of 400|The source image|could not be decoded|ERR_FAILED|blob:/);
    await form.chooseImage("photo.jpg", "image/jpeg", await photograph(person));
    await person.button("Remplacer").waitFor();
    await form.pressSave();
    await form.saved("créé");
    const photo = await product(name);
    const size = await sizeOf(person, `/api/files/optique_products/${photo?.id}/${photo?.image}`);
    expect(size.bytes).toBeLessThanOrEqual(512 * 1024);
    expect(size.longestPx).toBe(800);

    // A transparent picture gets a white ground when it is made small.
    await new ProductsList(person).create();
    await form.write({ name: "Monture détourée", type: "frame", price: "10", stock: "1" });
    await form.chooseImage("detouree.png", "image/png", await cutOut(person));
    await person.button("Remplacer").waitFor();
    await form.pressSave();
    await form.saved("créé");
    const other = await product("Monture détourée");
    const url = `/api/files/optique_products/${other?.id}/${other?.image}`;
    expect((await sizeOf(person, url)).longestPx).toBe(800);
    expect(await cornerOf(person, url)).toEqual([255, 255, 255, 255]);
    // A list that fails to load shows an error, and its button loads it again.
    await person.goto("/app/products");
    await person.seen(riad);
    const failure = await failRequests(person, "**/api/optique/lists/products*");
    await person.reload();
    await person.seen("Erreur lors du chargement des produits");
    await list.search("riad");
    await person.seen("Erreur lors de la recherche");
    person.clean();
    await failure.retry();
    await person.seen(riad);
  });

  it("that are named by documents are archived instead of deleted, and can be restored", async () => {
    const { person, shop, frame, product } = await scene.open(phone, "/app/products");
    const list = new ProductsList(person);
    await shop.product({ name: "Étui rigide", type: "accessory", reference: "ETUI" });
    // A record of another station appears by realtime.
    await list.remove("Étui rigide");
    await person.toast("Produit supprimé avec succès");
    const dialog = await list.removeUsed(riad);
    person.clean();
    await dialog.archive();
    await list.hasNot(riad);
    await list.showArchived();
    await person.seen("Archivé");
    person.clean();
    const record = await ProductPage.open(person, frame.id);
    await record.bringBack();
    await expect.poll(async () => (await product(riad))?.archived).toBe(false);
  });
});
