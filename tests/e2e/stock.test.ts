import { describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { line, newId, openShop } from "#support/shop.ts";
import { typeDay } from "./pages/typeDay.ts";
import { isInView } from "./pages/layout.ts";
import { failRequests } from "./pages/network.ts";
import { sceneWith } from "./pages/scene.ts";
import { enter } from "./pages/session.ts";
import { MovementsPage, StockPage } from "./pages/stock.ts";

const riad = "Monture Riad 52-18";
const scene = sceneWith(fillShop);

describe("the stock", () => {
  it("the stock has movements by day, type and product, and tabs that the address names", async () => {
    const { person, shop, frame, sale } = await scene.open(desktop, "/app/stock");
    // The day filter is typed and emptied without a step in the browser's history for each key.
    const list = await MovementsPage.open(person);
    await person.seen("Affichage de 1 à 4 sur 4 résultats");
    await typeDay(list.to, "10102010");
    await person.at("/app/stock/movements?to=2010-10-10");
    await person.seen("Aucun mouvement ne correspond à ces filtres.");
    await typeDay(list.from, "09092009");
    await person.at("/app/stock/movements?to=2010-10-10&from=2009-09-09");
    // The focus selects the whole text of the field.
    await list.to.focus();
    await person.keys("Delete");
    await person.at("/app/stock/movements?from=2009-09-09");
    await person.seen("Affichage de 1 à 4 sur 4 résultats");
    person.clean();
    await person.page.goBack();
    await person.at("/app/stock");
    // The movements of one product have its running stock, and are exported.
    await person.turn("/app/stock/movements");
    await person.title("Mouvements de stock");
    await person.seen("Affichage de 1 à 4 sur 4 résultats");
    person.clean();
    await list.chooseType("sale");
    await person.seen("Affichage de 1 à 2 sur 2 résultats");
    await list.reset();
    await person.seen("Affichage de 1 à 4 sur 4 résultats");
    await list.chooseProduct("riad", /Monture Riad/);
    await person.seen("Affichage de 1 à 2 sur 2 résultats", "Entrées", "Stock après");
    person.clean();
    expect((await list.export()).split("\r\n").slice(0, 2)).toEqual([
      "\ufeffDate;Produit;Référence;Type;Quantité;Document;Notes;Saisi le;Par",
      expect.stringMatching(
        new RegExp(
          `^20/11/2026;Monture Riad 52-18;RIAD;Vente;-1;Facture n°.${sale.invoice?.invoice_number};;\\d\\d/\\d\\d/\\d{4}\\s\\d\\d:\\d\\d;.+$`,
        ),
      ),
    ]);
    const adjustment = newId();
    const made = await shop.send("PUT", `/api/optique/adjustments/${adjustment}`, {
      adjustment_number: "AJ-20261121-001",
      date: today(),
      reason: "theft",
      notes: "",
      items: [{ id: newId(), product: frame.id, quantity: -1 }],
    });
    expect(made.status).toBe(200);
    await person.seen("AJ-20261121-001 · Vol/Perte", /^\d\d:\d\d$/, /^saisi le /);
    person.clean();
    await MovementsPage.open(person, "?type=return");
    await person.seen("Aucun mouvement ne correspond à ces filtres.");
    person.clean();
    // The tabs show stock, orders and movements.
    await person.turn("/app/stock");
    const stock = new StockPage(person);
    await person.title("Stock");
    await person.seen("Valeur du stock", "Ruptures", "À réassortir", "Derniers mouvements");
    await person.seen(riad, "Stock bas");
    person.clean();
    await stock.showLow();
    await person.at("/app/stock?tab=low");
    // Out-of-stock products come first, each with its order link.
    await person.seen("Valeur du stock", "Ruptures");
    expect(await stock.orderOf(riad)).toContain(`/app/stock/receipts/new?product=${frame.id}`);
    const headings = person.page.getByRole("heading", { level: 2 });
    expect((await headings.allInnerTexts()).slice(-2)).toEqual([
      "Actions rapides",
      "Statistiques par type de produit",
    ]);
    person.clean();
    await stock.showLow();
    await person.keys("ArrowRight");
    await person.seen("Aucun bon de réception trouvé");
    person.clean();
    await person.keys("End");
    await person.seen("Vente · 20/11/2026");
    person.clean();
    await shop.product({ name: "Étui rigide", stock: 2, type: "accessory" });
    await stock.showOverview();
    // A record of another station appears by realtime.
    await person.seen("Étui rigide");
    await stock.refresh();
    await person.seen("Statistiques par type de produit");
  });

  it("lists low products on a phone, by twenty, with the order button in view, and is filtered and searched", async () => {
    const { person, shop } = await scene.open(phone, "/app");
    const supplier = await shop.create("optique_suppliers", { name: "Atelier Atlas" });
    const row = { type: "accessory", supplier_name: supplier.name, purchase_price: 10 };
    const rows = Array.from({ length: 44 }, (_, index) => ({
      ...row,
      name: `Étui ${String(index + 1).padStart(2, "0")}`,
      stock: index < 3 ? 0 : 1,
    }));
    await shop.send("POST", "/api/optique/products/import", { rows });
    const stock = await StockPage.open(person, "?tab=low");
    await person.seen("Affichage de 1 à 20 sur 45 résultats", "Étui 01");
    await expect
      .poll(() => person.page.locator("[data-row]").first().innerText())
      .toMatch(/Étui 01/);
    await stock.bySupplier();
    await person.seen("44 produits", "Affichage de 1 à 20 sur 44 résultats", "Étui 01");
    await expect.poll(() => person.page.locator("[data-row]").count()).toBe(20);
    await expect.poll(() => isInView(person.button(/^Créer le bon/))).toBe(true);
    await stock.nextPage();
    await person.seen("Affichage de 21 à 40 sur 44 résultats", "Étui 21");
    await person.toTop();
    person.clean();
    await stock.only("Ruptures");
    await person.seen("3 produits", "Étui 03");
    await stock.only("Tous");
    await stock.filterSupplier("Sans fournisseur");
    await person.gone("Atelier Atlas");
    await person.seen("1 produit", riad);
    await stock.filterType("Accessoire");
    await person.seen("Aucun produit ne correspond à ces filtres");
    person.clean();
    await person.press("Réinitialiser");
    await person.at("/app/stock?tab=low&view=suppliers");
    await stock.search("étui 44");
    await person.seen("Étui 44");
    await person.gone("Étui 01");
    person.clean();
  });

  it("one receipt orders a supplier's low products; the page reports a failure and a missing company", async () => {
    const { person, shop, server } = await scene.open(desktop, "/app");
    const supplier = await shop.create("optique_suppliers", { name: "Atelier Atlas" });
    const low = { supplier: supplier.id, purchase_price: 200 };
    const sold = await shop.product({
      ...low,
      name: "Monture Souss",
      reference: "SOUSS",
      stock: 4,
    });
    await shop.product({ ...low, name: "Monture Rif", reference: "RIF", stock: 3 });
    await shop.saveInvoice(newId(), { client: "", date: today(), items: [line(sold.id, 4, 500)] });
    const stock = await StockPage.open(person, "?tab=low&view=suppliers");
    await person.seen("2 produits", "1 en rupture", "11 pièces");
    person.clean();
    // Proposes nine pieces when four were sold and none is left, and two when none was sold and three are left.
    await expect.poll(() => stock.proposed("Monture Souss").inputValue()).toBe("9");
    await expect.poll(() => stock.proposed("Monture Rif").inputValue()).toBe("2");
    await stock.leaveOut("Monture Rif");
    await person.seen("9 pièces", /1.800,00/);
    // By name Rif comes before Souss, by stock after it; changed quantities stay.
    const names = person.page.getByRole("row").getByRole("link", { name: /^Monture/ });
    await expect.poll(() => names.allInnerTexts()).toEqual(["Monture Souss", "Monture Rif"]);
    await person.press("Produit");
    await expect.poll(() => names.allInnerTexts()).toEqual(["Monture Rif", "Monture Souss"]);
    await person.seen("9 pièces");
    await stock.proposed("Monture Rif").fill("3");
    await stock.proposed("Monture Souss").fill("8");
    await person.seen("11 pièces", /2.200,00/);
    person.clean();
    const form = await stock.orderFrom("Atelier Atlas");
    await expect.poll(() => form.quantity("Monture Souss").inputValue()).toBe("8");
    await expect.poll(() => form.quantity("Monture Rif").inputValue()).toBe("3");
    await person.seen("SOUSS", /2.200,00/);
    person.clean();
    await form.save();
    await form.saved();
    const [receipt] = await shop.find("optique_stock_receipts");
    expect(receipt).toMatchObject({ supplier: supplier.id, status: "pending", total_amount: 2200 });
    // Products without a supplier can be ordered too, and their receipt asks for one.
    await StockPage.open(person, "?tab=low&view=suppliers");
    await stock.orderOthers();
    await person.seen("RIAD");
    // A stock that fails to load shows an error, at the first load and at a refresh.
    await person.goto("/app/stock");
    await person.seen("Valeur du stock");
    const failure = await failRequests(person, "**/api/optique/stock");
    await stock.refresh();
    await person.seen("Une erreur est survenue lors du rafraîchissement des données");
    await person.reload();
    await person.seen("Une erreur est survenue lors du chargement des données");
    person.clean();
    await failure.retry();
    await person.seen("Valeur du stock");
    // A user without a company is offered to create one.
    await enter(person, "/app/stock", await openShop(server, null));
    await person.seen("Please log in with a valid company account.");
    await person.button("Créer").waitFor();
    person.clean();
    for (const path of ["/app/statistics", "/app/statistics/"]) {
      await person.goto(path);
      await person.seen("Données de l'entreprise non disponibles");
    }
    await person.goto("/app/stock/");
    await person.seen("Please log in with a valid company account.");
  });
});
