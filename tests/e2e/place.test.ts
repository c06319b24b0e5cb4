import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { recordsPath } from "#support/shop.ts";
import { AdjustmentForm } from "./pages/adjustments.ts";
import { ClientForm, ClientsList } from "./pages/clients.ts";
import { InvoicePage } from "./pages/invoices.ts";
import { isFocused } from "./pages/layout.ts";
import { keysAreHeard } from "./pages/palette.ts";
import type { Person } from "./pages/person.ts";
import { ProductForm, ProductPage } from "./pages/products.ts";
import { sceneWith } from "./pages/scene.ts";
import { SupplierForm, SupplierPage, SuppliersList } from "./pages/suppliers.ts";

const scene = sceneWith(async (server) => {
  const filled = await fillShop(server);
  const { shop } = filled;
  for (let index = 1; index <= 11; index += 1) {
    await shop.client({ name: `Tahiri Client ${index}` });
    await shop.product({ name: `Étui ${index}`, type: "accessory", stock: index });
    await shop.create("optique_suppliers", { name: `Atelier ${index}` });
  }
  return filled;
});
const riad = "Monture Riad 52-18";

/** Waits until the row has the focus. */
const expectFocus = (person: Person, name: string) =>
  expect.poll(() => isFocused(person.link(name))).toBe(true);

describe("a list returns to its page, search and row", () => {
  it("after a client is edited, from a later page and from the record", async () => {
    const { person } = await scene.open(phone, "/app/clients?page=2");
    const list = new ClientsList(person);
    await keysAreHeard(person);
    await person.act("Modifier Tahiri Client 1");
    let form = new ClientForm(person);
    await form.write({ phone: "0600000001" });
    await form.save();
    await person.at("/app/clients?page=2");
    await expectFocus(person, "Tahiri Client 1");
    person.clean();
    await list.open("Tahiri Client 1");
    await person.title("Tahiri Client 1");
    await person.follow("Modifier");
    form = new ClientForm(person);
    // The place is the same after a reload.
    await person.reload();
    await form.write({ phone: "0600000002" });
    await form.save();
    await person.at("/app/clients?page=2");
    await expectFocus(person, "Tahiri Client 1");
    await list.open("Tahiri Client 1");
    await person.follow("Modifier");
    await person.askToRemove();
    await person.page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await person.at("/app/clients?page=2");
    await list.has("Benali Aïcha");
  });

  it("after a cancelled or saved edit of a supplier or product, and after a deletion", async () => {
    const { person } = await scene.open(desktop, "/app/suppliers?q=atelier+1");
    const list = new SuppliersList(person);
    await keysAreHeard(person);
    await list.edit("Atelier 11");
    await person.follow("Annuler");
    await person.at("/app/suppliers?q=atelier+1");
    await list.edit("Atelier 11");
    const form = new SupplierForm(person);
    await form.write({ contact: "Houda" });
    await form.save();
    await person.at("/app/suppliers?q=atelier+1");
    await expectFocus(person, "Atelier 11");
    // The row after a deleted one gets the focus.
    await list.remove("Atelier 10");
    await expectFocus(person, "Atelier 11");
    await person.follow("Atelier 11");
    await new SupplierPage(person).remove();
    await person.at("/app/suppliers?q=atelier+1");
    await person.seen("Atelier 1");

    await person.go("/app/products?page=2");
    await person.act(`Modifier ${riad}`);
    await person.at(/^\/app\/products\?page=2&modifier=/);
    const editor = new ProductForm(person);
    await editor.write({ price: "777" });
    await editor.save();
    await editor.saved("modifié");
    await person.at("/app/products?page=2");
    await expectFocus(person, riad);
    await person.follow(riad);
    await person.title(riad);
    await person.follow("Modifier");
    await person.at(/^\/app\/products\?page=2&modifier=/);
    await editor.write({ price: "778" });
    await editor.save();
    await person.title(riad);
    await person.seen(/778,00/);
    // The header's back link leads to the place; the sidebar leads to the first page.
    const back = person.page.getByRole("main").getByRole("link", { name: "Produits" });
    await back.click();
    await person.at("/app/products?page=2");
    await person.link(riad).waitFor();
  });
});

describe("the actions of a product", () => {
  it("archive it, restore it, and open an adjustment; the focus stays after a print and after Back", async () => {
    const opened = await scene.visit(desktop);
    const { person, shop, frame, client, sale } = opened;
    await shop.send("PATCH", recordsPath("optique_products", frame.id), { purchase_price: 100 });
    await opened.enter(ProductPage.path + frame.id);
    const record = new ProductPage(person);
    await record.archive();
    expect(await shop.read("optique_products", frame.id)).toMatchObject({ archived: true });
    person.clean();
    await person.go("/app/stock");
    await person.seen(/^dont 400,00.DH archivés$/);
    await ProductPage.go(person, frame.id);
    await record.bringBack();
    await person.follow("Ajuster le stock");
    await person.at(`/app/stock/adjustments/new?product=${frame.id}`);
    const form = new AdjustmentForm(person);
    await form.count(riad, "3");
    await expect.poll(() => form.quantity(riad).inputValue()).toBe("\u22121");
    await form.save();
    await form.saved("créé");
    expect(await shop.read("optique_products", frame.id)).toMatchObject({ stock: 3 });

    // The focus stays after a print and after the browser's Back, also past the link to the content.
    await person.go(`/app/invoices/${sale.invoice?.id}`);
    const menu = person.page.locator("main :is(td, li) button[aria-haspopup=menu]").first();
    const invoice = new InvoicePage(person);
    await keysAreHeard(person);
    await invoice.printPaymentReceipt();
    await person.heading("Reçu de paiement");
    await person.follow("Retour");
    await expect.poll(() => isFocused(menu)).toBe(true);
    await invoice.printPaymentReceipt();
    await person.heading("Reçu de paiement");
    await person.page.goBack();
    await expect.poll(() => isFocused(menu)).toBe(true);
    const link = person.link(client.name);
    await link.click();
    await person.title(client.name);
    // The link to the content adds no step to the history.
    const skip = person.page.getByRole("link", { name: "Aller au contenu" });
    await skip.focus();
    await person.keys("Enter");
    await expect.poll(() => isFocused(person.page.getByRole("main"))).toBe(true);
    expect(new URL(person.page.url()).hash).toBe("");
    await person.page.goBack();
    await expect.poll(() => isFocused(link)).toBe(true);
    person.clean();
  });
});
