import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { emptyShop, saveReceipt } from "#support/filledShop.ts";
import { failRequests } from "./pages/network.ts";
import { sceneWith } from "./pages/scene.ts";
import { SupplierPage, SuppliersList } from "./pages/suppliers.ts";

const scene = sceneWith(emptyShop);

describe("suppliers", () => {
  it("suppliers are created, found, changed and deleted", async () => {
    const { person } = await scene.open(desktop, "/app/suppliers");
    let list = new SuppliersList(person);
    await person.title("Fournisseurs");
    await person.seen("Aucun fournisseur trouvé");
    person.clean();
    let form = await list.create();
    await person.title("Nouveau fournisseur");
    await form.pressSave();
    await person.seen("Le nom est requis");
    await form.write({ name: "Verres du Nord", email: "contact@" });
    await form.pressSave();
    await person.seen("Adresse email invalide");
    person.clean();
    await form.write({
      email: "contact@nord.example",
      contact: "Houda Akhrif",
      phone: "0522 00 00 11",
    });
    await form.save();
    list = await form.saved("créé");
    await person.seen("05 22 00 00 11");
    person.clean();
    await list.search("akhrif");
    await person.at(/q=akhrif/);
    await person.seen("Verres du Nord");
    form = await list.edit("Verres du Nord");
    await person.title("Modifier le fournisseur");
    await form.write({ notes: "Livre le mardi" });
    await form.pressSave();
    list = await form.saved("mis à jour", "/app/suppliers?q=akhrif");
    await list.remove("Verres du Nord");
    await person.seen("Aucun fournisseur trouvé");
  });

  it("list their products and receipts, and cannot be deleted while receipts name them", async () => {
    const { person, shop } = await scene.open(phone, "/app/suppliers");
    const supplier = await shop.create("optique_suppliers", {
      name: "Atelier Atlas",
      contact_person: "Karim Sefrioui",
    });
    const frame = await shop.product({ name: "Monture Riad", supplier: supplier.id, stock: 2 });
    await saveReceipt(shop, supplier, frame);
    const record = await SupplierPage.go(person, supplier.id);
    await person.title("Atelier Atlas");
    // An empty field has no line on the page.
    await person.seen(/Karim Sefrioui/);
    await expect.poll(() => person.page.locator("main dt").allInnerTexts()).not.toContain("Notes");
    await person.openTab(/Produits/);
    await person.at(/\?tab=products$/);
    await person.seen("Monture Riad", "Stock bas");
    await person.keys("ArrowRight");
    await person.seen("BR-20261120-001");
    person.clean();
    await record.tryToRemove();
    await person.toast(/il ne peut pas être supprimé/);
    expect(await shop.find("optique_suppliers")).toHaveLength(1);
    await SupplierPage.go(person, "aaaaaaaaaaaaaaa");
    await person.seen("Fournisseur non trouvé");
    person.forgive(/404/);
    person.clean();
  });
});

describe("a supplier with many products", () => {
  it("lists them by page with their full count, and links to its telephone and e-mail", async () => {
    const { person, shop } = await scene.open(desktop, "/app/suppliers");
    const { id } = await shop.create("optique_suppliers", {
      name: "Atelier Atlas",
      phone: "0612345678",
      email: "contact@atlas.example",
    });
    const rows = Array.from({ length: 51 }, (_, index) => ({
      name: `Monture ${index + 1}`,
      type: "frame",
      supplier_name: "Atelier Atlas",
      selling_price: 850,
      stock: 10,
    }));
    expect((await shop.send("POST", "/api/optique/products/import", { rows })).status).toBe(200);
    await SupplierPage.go(person, id);
    const way = (name: string) => person.link(name).getAttribute("href");
    expect(await way("06 12 34 56 78")).toBe("tel:0612345678");
    expect(await way("WhatsApp")).toBe("https://wa.me/212612345678");
    expect(await way("contact@atlas.example")).toBe("mailto:contact@atlas.example");
    await person.openTab(/Produits 51/);
    await person.seen("1 à 50 sur 51");
    await person.press("Page suivante");
    await person.at(/tab=products&page=2/);
    await person.seen("51 à 51 sur 51", "Monture 1");
    person.clean();
  });
});

describe("suppliers that fail to load", () => {
  it("show an error, and lead back to the list", async () => {
    const { person } = await scene.open(desktop, "/app/suppliers");
    await person.seen("Aucun fournisseur trouvé");
    await failRequests(person, "**/api/**/*suppliers*");
    await failRequests(person, "**/api/collections/optique_suppliers/records/*");
    await person.reload();
    await person.seen("Erreur lors du chargement des fournisseurs");
    // The toast of the list soon covers it, and it may end before a slow page has loaded.
    const toast = person.page.getByText("Erreur lors du chargement du fournisseur");
    await Promise.all([
      toast.waitFor({ state: "attached" }),
      SupplierPage.go(person, "aaaaaaaaaaaaaaa"),
    ]);
    await person.at("/app/suppliers");
    await person.seen("Erreur lors du chargement des fournisseurs");
    person.clean();
  });
});
