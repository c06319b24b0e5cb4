import { describe, expect, it } from "vitest";

import { openCountShop } from "#support/countShop.ts";
import { desktop, phone } from "#support/browser.ts";
import type { Server } from "#support/startServer.ts";
import { CountDesk } from "./pages/counts.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { scan } from "./pages/scanner.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(async (server: Server) => {
  const shop = await openCountShop(server);
  const riad = await shop.frame(3, { name: "Monture Riad 52-18", barcode: "6111245591063" });
  const atlas = await shop.frame(2, { name: "Monture Atlas", reference: "ATLAS-7" });
  const jasmin = await shop.frame(1, { name: "Monture Jasmin" });
  return { shop, riad, atlas, jasmin };
});

describe.each([phone, desktop])("a count at $name", (screen) => {
  it("is begun, scanned, reviewed, posted, and locks its adjustment", async () => {
    const { person, shop, riad, atlas } = await scene.open(screen, "/app/stock");
    await person.follow("Compter le stock");
    await person.title("Nouveau comptage");
    await person.seen("Les verres se comptent à la pièce\u00a0: une paire = 2.");
    await expectNoOverflow(person);
    await person.accessible();
    await person.field("Monture").check();
    await person.press("Commencer");
    await person.toast(/^Comptage ouvert/);
    const desk = new CountDesk(person);
    await desk.shows("Scannez la première pièce");
    await person.accessible();
    await scan(person, "6111245591063");
    await desk.counted("1");
    await scan(person, "6111245591063");
    await desk.counted("2");
    await desk.shows("Monture Riad 52-18");
    // A quantity first; in its field thirteen figures are a scan.
    await desk.typeQuantity("2");
    await person.field("Quantité").focus();
    await scan(person, atlas.barcode);
    await desk.counted("2");
    await desk.typeCode("ATLAS-7");
    await desk.counted("3");
    await desk.shows("Plus que le stock connu (2)", "warn");
    await desk.totals("5", "2");
    await desk.undoLast();
    await desk.shows(/^Annulé/);
    await desk.totals("4", "2");
    await scan(person, "6119999999994");
    await desk.shows("Code inconnu", "bad");
    await person.seen("1 code inconnu");
    await expectNoOverflow(person);
    await person.toTop();
    await person.accessible();
    person.clean();
    expect((await shop.find("optique_count_scans")).length).toBe(5);
    await person.follow("Revue");
    await person.seen("Monture Riad 52-18");
    await expectNoOverflow(person);
    await person.accessible();
    await person.openTab(/^Non comptés/);
    await person.seen("Monture Jasmin");
    await person.accessible();
    await person.press("Mettre à 0, Monture Jasmin");
    await person.toast("1 produit à 0");
    await person.openTab(/^Codes inconnus/);
    await person.seen("6119999999994");
    await person.accessible();
    expect(riad.stock).toBe(3);
  });
});
