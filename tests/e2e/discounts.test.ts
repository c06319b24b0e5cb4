import { describe, expect, it } from "vitest";

import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk } from "#support/shop.ts";
import { expectNoOverflow, isFocused } from "./pages/layout.ts";
import { shown } from "./pages/person.ts";
import { CounterSale } from "./pages/counterSale.ts";
import { ProductsList } from "./pages/products.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);
const frameName = "Monture Riad 52-18";
const repair = "Soudure de charnière";

async function openForm(screen: Screen) {
  const path = ({ client }: { client: { id: string } }) =>
    `/app/prescriptions/new?client=${client.id}`;
  const opened = await scene.open(screen, path);
  const form = await new SalesForm(opened.person).ready();
  await form.addProduct("RIAD", frameName);
  const field = (label: string, name = frameName) => opened.person.field(`${label}, ${name}`);
  return { ...opened, form, field };
}

describe.each([phone])("discounts of a sale at $name", (screen) => {
  it("discounts are typed on a line, spread over the sale, saved, shown and printed", async () => {
    const { person, form, field, shop, client } = await openForm(screen);
    await person.press(`Remise et remarque\u00a0: ${frameName}`);
    await expect.poll(() => isFocused(field("Remise"))).toBe(true);
    await person.type("10 %");
    await field("Remarque").fill("Branche gauche raccourcie");
    await form.picker("autre produit").focus();
    await person.type(repair);
    await person.page
      .getByRole("option", { name: `Ligne libre «\u00a0${repair}\u00a0»` })
      .waitFor();
    await person.keys("Control+Enter");
    await expect.poll(() => isFocused(field("Prix unitaire", repair))).toBe(true);
    await person.type("60");
    const totals = shown(
      person.page.getByRole("term").filter({ hasText: "Remises" }).locator(".."),
    );
    await expect.poll(() => totals.innerText()).toMatch(/−85,00\sDH/);

    await person.press("Modifier la remise");
    const whole = person.field("Remise sur la vente");
    await whole.fill("1000");
    await whole.press("Enter");
    await person.seen(/au plus le total de la vente/);
    await whole.press("Escape");
    const change = person.button("Modifier la remise");
    await expect.poll(() => isFocused(change)).toBe(true);
    await expect.poll(() => totals.innerText()).toMatch(/−85,00\sDH/);
    await change.press("Enter");
    await whole.fill("82,5");
    await whole.press("Enter");
    await expect.poll(() => isFocused(change)).toBe(true);
    await expect.poll(() => field("Remise").inputValue()).toBe("77,06");
    await expect.poll(() => field("Remise", repair).inputValue()).toBe("5,44");
    await expectNoOverflow(person);
    person.clean();
    await form.save();
    await form.saved("créée");

    const [invoice] = await shop.find("optique_invoices", "total_amount = 827.5");
    const path = `/api/optique/invoices/${invoice?.id}`;
    const { items } = expectOk(await shop.send<InvoiceDocument>("GET", path));
    expect(items).toMatchObject([
      { product_name: frameName, discount: 77.06, label: "Branche gauche raccourcie" },
      { product: "", product_name: repair, label: repair, discount: 5.44, price: 60 },
    ]);
    await person.go(`/app/invoices/${invoice?.id}`);
    await person.seen("Branche gauche raccourcie", "Ligne libre", /827,50/);
    person.clean();
    await person.go(`/app/invoices/print/${invoice?.id}`);
    await person.seen("Branche gauche raccourcie", /−77,06/);

    // An unreadable discount stops the save at its field.
    await SalesForm.open(person, `?client=${client.id}`);
    await form.addProduct("RIAD", frameName);
    await person.press(`Remise et remarque\u00a0: ${frameName}`);
    await field("Remise").fill("dix");
    await form.save();
    await person.seen("Écrivez un montant ou un pourcentage, par exemple 10\u00a0%");
    await expect.poll(() => isFocused(field("Remise"))).toBe(true);
    await field("Remise").fill("851");
    await form.save();
    await person.seen("La remise dépasse le montant de la ligne");
    person.clean();
  });
});

describe.each([phone])("discounts of a counter sale at $name", (screen) => {
  it("lower the amount to pay; Ctrl and Enter create a free line, and Enter alone does not", async () => {
    const { person, shop } = await scene.open(screen, CounterSale.path);
    const sale = await new CounterSale(person).ready();
    await sale.scan("RIAD");
    await sale.seesQuantity(frameName, "1");
    await sale.scanner.focus();
    await person.type(repair);
    const option = person.page.getByRole("option", { name: `Ligne libre «\u00a0${repair}\u00a0»` });
    await option.waitFor();
    await person.keys("Enter");
    await person.seen(`Aucun produit pour «\u00a0${repair}\u00a0».`);
    await sale.scanner.fill(repair);
    await option.waitFor();
    await person.keys("Control+Enter");
    const price = person.field(`Prix unitaire, ${repair}`);
    await expect.poll(() => isFocused(price)).toBe(true);
    await price.fill("60");
    await person.press("Ajouter une remise");
    const whole = person.field("Remise sur la vente");
    await whole.fill("10 %");
    await whole.press("Enter");
    await sale.seesResult("Rendu", "0,00 DH");
    await expectNoOverflow(person);
    person.clean();
    await sale.give("1000");
    await sale.seesResult("Rendu", "181,00 DH");
    await sale.saveButton.click();
    await sale.sold();
    expect(await shop.find("optique_invoices", "prescription = ''")).toMatchObject([
      { total_amount: 819, paid_amount: 819, status: "paid" },
    ]);
  });
});

it("a lens made to order has no stock field, and a price below its minimum gets a remark", async () => {
  const { person, shop } = await scene.open(desktop, "/app/products");
  const name = "Verre - Sur mesure 1.74";
  await shop.use("discounts");
  const form = await new ProductsList(person).create();
  await form.write({ name, type: "Verre", price: "900" });
  await person.page.getByLabel("Sur commande, sans stock").check();
  await person.seen("Sans stock\u00a0: rien n’est compté ni proposé à commander.");
  await person.page.getByLabel(/^Prix minimum/).fill("800");
  person.clean();
  await form.save();
  await form.saved("créé");
  const [made] = await shop.find("optique_products", `name = '${name}'`);
  expect(made).toMatchObject({ made_to_order: true, min_price: 800, stock: 0, type: "lens" });

  await person.go(SalesForm.path);
  const sale = await new SalesForm(person).ready();
  await sale.addLens("mesure", name);
  await person.seen(/sur commande$/);
  await person.field(`Prix unitaire, ${name}`).fill("799,99");
  await person.seen("Sous le prix minimum de 800,00\u00a0DH la pièce.");
  await person.field(`Prix unitaire, ${name}`).fill("800");
  await person.gone(/Sous le prix minimum/);
  person.clean();
});
