import { expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { emptyShop } from "#support/filledShop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { ProductForm, ProductPage, ProductsList } from "./pages/products.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(emptyShop);

it("a product of contact lenses has design, wear, box and sizes on a phone", async () => {
  const { person, shop } = await scene.open(phone, "/app/products?nouveau=1");
  const form = new ProductForm(person);
  await form.write({ name: "Toric 55", type: "contact_lens", price: "390" });
  // By default lenses are made to order, as in most shops.
  await expect.poll(() => person.field("Sur commande, sans stock").isChecked()).toBe(true);
  await expect.poll(() => form.stock.isDisabled()).toBe(true);
  await person.field("Géométrie").selectOption("toric");
  await person.field("Port").selectOption("monthly");
  await person.field(/^Lentilles par boîte/).fill("6");
  await person.field(/^Rayons de courbure/).fill("8.4 8,6 30");
  await person.field(/^Diamètres/).fill("14.5");
  await form.pressSave();
  await person.page.locator("[aria-invalid=true]").waitFor();
  await person.field(/^Rayons de courbure/).fill("8.4 8,6");
  await expectNoOverflow(person);
  await person.accessible();
  await form.save();
  await form.saved("créé");
  const [product] = await shop.find("optique_products");
  expect(product).toMatchObject({
    type: "contact_lens",
    made_to_order: true,
    design: "toric",
    wear: "monthly",
    box_size: 6,
    bcs: [8.4, 8.6],
    dias: [14.5],
  });
  await ProductPage.open(person, product?.id ?? "");
  await person.seen("Torique · Mensuelle · 6 lentilles", "8.4 8.6", "14.5");
  await person.accessible();
  person.clean();
});

it("products of contact lenses are filtered and imported by their type", async () => {
  const { person, shop } = await scene.open(desktop, "/app/products");
  await shop.product({ name: "Étui rigide", type: "accessory" });
  const dialog = await new ProductsList(person).import();
  await dialog.chooseFile(
    "lentilles.csv",
    "nom,type,prix de vente\nBiofinity,Lentilles de contact,300\nOasys,lentilles,280\n",
  );
  await dialog.importProducts(/^Importer 2/);
  const imported = async () =>
    (await shop.find("optique_products", "type = 'contact_lens'")).map(
      ({ made_to_order: isOrdered }) => isOrdered,
    );
  await expect.poll(imported).toEqual([true, true]);
  await person.goto("/app/products?type=contact_lens");
  await person.seen("Biofinity", "Oasys");
  await expect.poll(() => person.link("Étui rigide").count()).toBe(0);
  person.clean();
});
