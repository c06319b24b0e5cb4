import { describe, expect, it } from "vitest";

import { desktop, screens } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { openShop } from "#support/shop.ts";
import { typeDay } from "./pages/typeDay.ts";
import { failRequests } from "./pages/network.ts";
import { sceneWith } from "./pages/scene.ts";
import { enter } from "./pages/session.ts";
import { MovementsPage, StockPage } from "./pages/stock.ts";

const riad = "Monture Riad 52-18";
const scene = sceneWith(fillShop);

describe.each(screens)("the stock at $name", (screen) => {
  it("shows what is there, what to order and what moved, under tabs of the URL", async () => {
    const { person, shop, frame } = await scene.open(screen, "/app/stock");
    const stock = new StockPage(person);
    await person.title("Stock");
    await person.seen("Valeur du stock", "Ruptures", "À réassortir", "Derniers mouvements");
    await person.seen(riad, "Stock bas");
    await person.clean();
    await stock.showLow();
    await person.at("/app/stock?tab=low");
    expect(await stock.orderOf(riad)).toContain(`/app/stock/receipts/new?product=${frame.id}`);
    await person.keys("ArrowRight");
    await person.seen("Aucun bon de réception trouvé");
    await person.clean();
    await person.keys("End");
    await person.seen("Vente · 20/11/2026");
    await person.clean();
    await shop.product({ name: "Étui rigide", stock: 2, type: "accessory" });
    await stock.showOverview();
    // Another station made it: it is shown without asking.
    await person.seen("Étui rigide");
    const rows = Array.from({ length: 120 }, (_, row) => ({
      name: `Étui ${row}`,
      type: "accessory",
      stock: 1,
    }));
    await stock.showLow();
    await shop.send("POST", "/api/optique/products/import", { rows });
    await person.seen(/^Les 100 premiers sur 12\d /);
    await person.clean();
    await stock.refresh();
    await person.seen("Statistiques par type de produit");
  });

  it("tells each movement, of a product with its running stock, and saves them as a file", async () => {
    const { person } = await scene.open(screen, "/app/stock/movements");
    const list = new MovementsPage(person);
    await person.title("Mouvements de stock");
    await person.seen("Affichage de 1 à 4 sur 4 résultats");
    await person.clean();
    await list.chooseType("sale");
    await person.seen("Affichage de 1 à 2 sur 2 résultats");
    await list.reset();
    await person.seen("Affichage de 1 à 4 sur 4 résultats");
    await list.chooseProduct("riad", /Monture Riad/);
    await person.seen("Affichage de 1 à 2 sur 2 résultats", "Entrées", "Stock après");
    await person.clean();
    expect((await list.export()).split("\r\n").slice(0, 2)).toEqual([
      "\ufeffDate;Produit;Référence;Type;Quantité;Document;Notes",
      "20/11/2026;Monture Riad 52-18;RIAD;Vente;-1;Facture;",
    ]);
    await MovementsPage.open(person, "?type=return");
    await person.seen("Aucun mouvement ne correspond à ces filtres.");
    await person.clean();
  });
});

describe("a day that movements are filtered by", () => {
  it("is typed, emptied, and no step of the history for each key", async () => {
    const { person } = await scene.open(desktop, "/app/stock");
    const list = await MovementsPage.open(person);
    await person.seen("Affichage de 1 à 4 sur 4 résultats");
    await typeDay(list.to, "10102010");
    await person.at("/app/stock/movements?to=2010-10-10");
    await person.seen("Aucun mouvement ne correspond à ces filtres.");
    await typeDay(list.from, "09092009");
    await person.at("/app/stock/movements?to=2010-10-10&from=2009-09-09");
    // Part by part: the browser tells the first one only.
    await list.to.focus();
    await person.keys("Delete", "ArrowRight", "Delete", "ArrowRight", "Delete");
    await list.from.focus();
    await person.at("/app/stock/movements?from=2009-09-09");
    await person.seen("Affichage de 1 à 4 sur 4 résultats");
    await person.clean();
    await person.page.goBack();
    await person.at("/app/stock");
  });
});

describe("a stock that cannot be had", () => {
  it("says so, at first and when it is asked again", async () => {
    const { person } = await scene.open(desktop, "/app/stock");
    const stock = new StockPage(person);
    await person.seen("Valeur du stock");
    const failure = await failRequests(person, "**/api/optique/stock");
    await stock.refresh();
    await person.seen("Une erreur est survenue lors du rafraîchissement des données");
    await person.reload();
    await person.seen("Une erreur est survenue lors du chargement des données");
    await person.clean();
    await failure.retry();
    await person.seen("Valeur du stock");
  });

  it("asks a user without a company to make one, in its own words", async () => {
    const { person, server } = await scene.visit(desktop);
    await enter(person, "/app/stock", await openShop(server, null));
    await person.seen("Please log in with a valid company account.");
    await person.button("Créer").waitFor();
    await person.clean();
    for (const path of ["/app/statistics", "/app/statistics/"]) {
      await person.goto(path);
      await person.seen("Données de l'entreprise non disponibles");
    }
    await person.goto("/app/stock/");
    await person.seen("Please log in with a valid company account.");
  });
});
