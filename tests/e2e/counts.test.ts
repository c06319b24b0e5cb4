import { describe, expect, it } from "vitest";

import { openCountShop } from "#support/countShop.ts";
import { desktop, phone } from "#support/browser.ts";
import type { Server } from "#support/startServer.ts";
import { choose } from "./pages/choose.ts";
import { CountDesk } from "./pages/counts.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { failRequests, loseAnswer } from "./pages/network.ts";
import { scan } from "./pages/scanner.ts";
import { sceneWith } from "./pages/scene.ts";
import { enter } from "./pages/session.ts";

const scene = sceneWith(async (server: Server) => {
  const shop = await openCountShop(server);
  const riad = await shop.frame(3, { name: "Monture Riad 52-18", barcode: "6111245591063" });
  const atlas = await shop.frame(2, { name: "Monture Atlas", reference: "ATLAS-7" });
  const jasmin = await shop.frame(1, { name: "Monture Jasmin" });
  return { shop, riad, atlas, jasmin };
});

describe.each([phone])("a count at $name", (screen) => {
  it("goes from its first scan to a posted adjustment that cannot change", async () => {
    const { person, shop, riad, atlas, jasmin } = await scene.open(screen, "/app/stock");
    await person.follow("Compter le stock");
    await person.title("Nouveau comptage");
    await person.seen("Les verres se comptent à la pièce\u00a0: une paire = 2.");
    await person.accessible();
    await expectNoOverflow(person);
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
    // A quantity is typed before the scan; thirteen digits in its field are a scan too.
    await desk.typeQuantity("2");
    await person.field("Quantité").focus();
    await scan(person, atlas.barcode);
    await desk.counted("2");
    await desk.typeCode("ATLAS-7");
    await desk.counted("3");
    await desk.shows("Plus que le stock connu (2)", "warn");
    await desk.totals("5", "2", "0", "0");
    await desk.undoLast();
    await desk.shows(/^Annulé/);
    await desk.totals("4", "2", "0", "0");
    await scan(person, "6119999999994");
    await desk.shows("Code inconnu", "bad");
    await desk.totals("4", "2", "1", "0");
    await expectNoOverflow(person);
    await person.toTop();
    await person.accessible();
    person.clean();
    expect((await shop.find("optique_count_scans")).length).toBe(5);
    const [count] = await shop.find("optique_counts");
    if (!count) throw new Error("The count is not there");
    await person.follow("Revue");
    await person.seen("Monture Riad 52-18");
    await person.accessible();
    await expectNoOverflow(person);
    await person.openTab(/^Non comptés/);
    await person.seen("Monture Jasmin");
    await person.accessible();
    await person.press("Mettre à 0, Monture Jasmin");
    await person.toast("1 produit à 0");
    await person.openTab(/^Codes inconnus/);
    await person.seen("6119999999994");
    await person.accessible();
    await person.press("Associer 6119999999994 à un produit");
    await choose(person, "Produit", "atlas", /Monture Atlas/);
    await person.page.getByRole("dialog").getByRole("button", { name: "Associer" }).click();
    await person.toast("Scans comptés pour Monture Atlas");
    await person.seen("Aucun code inconnu");
    await person.openTab(/^Écarts/);
    await person.field("Motif, Monture Riad 52-18").selectOption("theft");
    await person.field("Note, Monture Riad 52-18").fill("Vitrine");
    await person.field("Note, Monture Riad 52-18").press("Enter");
    await expect.poll(async () => (await shop.row(count.id, riad.id))?.note).toBe("Vitrine");
    await person.press("Valider");
    const dialog = person.page.getByRole("dialog", { name: "Valider le comptage" });
    await dialog.getByText("3 produits seront corrigés.").waitFor();
    await person.accessible();
    // Another station scans meanwhile; only a count that was read again is posted.
    person.forgive(/409/);
    await shop.scans(count.id, { product: atlas.id });
    await dialog.getByRole("button", { name: "Valider" }).click();
    await dialog.getByText("Le comptage a changé depuis votre lecture.").waitFor();
    await dialog.getByRole("button", { name: "Valider" }).click();
    await person.toast("Comptage validé");
    await person.at(`/app/stock/comptages/${count.id}`);
    const [theft] = await shop.find("optique_stock_adjustments", "reason = 'theft'");
    await person.seen("Validé", "Vol/Perte");
    await person.accessible();
    await expectNoOverflow(person);
    expect([await shop.stock(riad.id), await shop.stock(atlas.id)]).toEqual([2, 4]);
    expect(await shop.stock(jasmin.id)).toBe(0);
    await person.follow(String(theft?.["adjustment_number"]));
    await person.seen("Cet ajustement vient d’un comptage\u00a0: seules ses notes changent.");
    await expect.poll(() => person.field("Motif").isDisabled()).toBe(true);
    await person.accessible();
    await person.field(/^Notes générales/).fill("Vu avec Samira");
    await person.press("Enregistrer");
    await person.toast("Ajustement de stock modifié avec succès");
    await person.accessible();
    person.clean();
  });
});

describe("two stations that count", () => {
  it("add up while the shop sells, and a scan with a lost answer counts once", async () => {
    const { person, shop, riad, atlas, another } = await scene.visit(desktop);
    const count = await shop.begin();
    const path = `/app/stock/comptages/${count.id}`;
    const karim = await shop.colleague("seller", { name: "Karim Alaoui" });
    const other = await another();
    await enter(person, path, shop);
    await enter(other, path, { ...shop, ...karim, user: karim.id });
    const [desk, theirs] = [new CountDesk(person), new CountDesk(other)];
    await theirs.shows("Scannez la première pièce");
    // A person whose only right is to scan sees neither the stock nor the review.
    await other.link("Revue").waitFor({ state: "detached" });
    await desk.shows("Scannez la première pièce");
    await loseAnswer(person, "**/scans", "PUT");
    await scan(person, riad.barcode, riad.barcode);
    await desk.counted("2");
    for (let sale = 0; sale < 2; sale += 1) await shop.sell(riad.id);
    await scan(other, atlas.barcode, riad.barcode);
    await theirs.shows("Déjà compté par Samira", "warn");
    await theirs.counted("3");
    await desk.totals("4", "2", "0", "0");
    await theirs.totals("4", "2", "0", "0");
    // A recount replaces the scans of both stations, and is withdrawn like any scan.
    await other.press("Recompter Monture Riad 52-18");
    await other.page.getByRole("dialog").getByLabel("Compté").fill("5");
    await other.accessible();
    await other.press("Enregistrer");
    await theirs.counted("5");
    await desk.totals("6", "2", "0", "0");
    await other.keys("Delete");
    await theirs.counted("3");
    await desk.totals("4", "2", "0", "0");
    other.clean();
  });
});

describe("a station without a network", () => {
  it("keeps its scans in order through a reload", async () => {
    const { enter: open, person, shop, riad, atlas } = await scene.visit(phone);
    const count = await shop.begin();
    await open(`/app/stock/comptages/${count.id}`);
    const desk = new CountDesk(person);
    await desk.shows("Scannez la première pièce");
    const { mend } = await failRequests(person, "**/scans");
    await scan(person, riad.barcode, atlas.barcode, riad.barcode);
    await person.seen("3 en attente d’envoi");
    await person.accessible();
    await expectNoOverflow(person);
    await desk.undoLast();
    await person.seen("4 en attente d’envoi");
    expect(await shop.find("optique_count_scans")).toEqual([]);
    await person.reload();
    await person.seen("4 en attente d’envoi");
    mend();
    await desk.totals("2", "2", "0", "0");
    await person.gone(/en attente d’envoi/);
    const kept = await shop.find("optique_count_scans");
    expect(kept.map(({ code, state }) => `${code} ${state}`).sort()).toEqual(
      [`${riad.barcode} counted`, `${riad.barcode} undone`, `${atlas.barcode} counted`].sort(),
    );
    const away = await failRequests(person, "**/scans");
    await scan(person, riad.barcode);
    await person.seen("1 en attente d’envoi");
    await shop.abandon(count.id);
    away.mend();
    person.forgive(/409/);
    await person.seen(/^1 scan de cet appareil est arrivé trop tard/);
    person.clean();
  });
});
