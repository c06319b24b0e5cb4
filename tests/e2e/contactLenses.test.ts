import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import {
  contactLens,
  leftLens,
  openContactShop,
  rightLens,
  storedDayOf,
} from "#support/contactShop.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, recordsPath } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { ContactLensesPage } from "./pages/contactLenses.ts";
import { ContactSheetPage } from "./pages/contactSheets.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { LensOrderPage } from "./pages/lensOrder.ts";
import { scan } from "./pages/scanner.ts";
import { sceneWith } from "./pages/scene.ts";

const gtin = "08412345678905";
const otherGtin = "08412345678912";
/** FNC1, the separator between the lot and the next part of a code. */
const separator = "\u001d";
const codeOf = (lot: string, expires: string, code = gtin): string =>
  `]d201${code}10${lot}${separator}17${expires}`;

/** Shop with a toric line for both eyes of one wearer, boxes of another supplier, and a wearer whose boxes run out. */
async function contactShop(server: Server) {
  const shop = await openContactShop(server);
  const other = await shop.create("optique_suppliers", {
    name: "Alcon Casablanca",
    phone: "06 00 00 00 22",
    email: "commandes@alcon.example",
  });
  const toric = await shop.lensProduct({
    name: "Toric 55",
    design: "toric",
    selling_price: 420,
    supplier: other.id,
  });
  const toricLens = contactLens({ bc: 8.7, dia: 14.5, sphere: -2.5, cylinder: -0.75, axis: 180 });
  const sheet = await shop.makeSheet({ date: addDays(today(), -175) });
  const sold = await shop.sell({
    contact: sheet.id,
    items: [
      shop.boxes(2, { product: toric.id, lens: toricLens, price: 420 }),
      shop.boxes(1, { eye: "left", lens: leftLens }),
    ],
  });
  const hicham = await shop.client({ name: "Hicham Tazi", phone: "0611223344" });
  const ending = await shop.makeSheet({
    client: hicham.id,
    date: addDays(today(), -175),
    check_on: addDays(today(), 200),
  });
  const begun = addDays(today(), -175);
  const early = await shop.sell({
    client: hicham.id,
    date: begun,
    contact: ending.id,
    items: [shop.boxes(1, { lens: rightLens })],
  });
  const [row] = await shop.rowsOf(early.id);
  const box = { order: row?.id, gtin, lot: "BX2025", expires_on: addDays(today(), 300) };
  expectOk(await shop.postBox(box));
  expectOk(await shop.patchRow(row?.id ?? "", { status: "given", given_on: begun }));
  return { shop, sheet, sold, ending, early, toric, supplier: shop.supplier, other };
}

const scene = sceneWith(contactShop);
const bare = sceneWith(fillShop);

async function openLenses(screen: Screen, rest = "") {
  const opened = await scene.open(screen, `/app/lentilles${rest}`);
  const lenses = await new ContactLensesPage(opened.person).ready();
  const statuses = async () =>
    (await opened.shop.rowsOf(opened.sold.id)).map(({ status }) => status);
  const [od, og] = ["OD", "OG"].map((eye) => `Zineb Alaoui ${eye} ${opened.sold.invoice_number}`);
  return { ...opened, lenses, statuses, od: od ?? "", og: og ?? "" };
}

describe("the orders of contact lenses", () => {
  it("an order has our number and no client name, empty boxes for missing values, and stores a reference on its rows", async () => {
    const { person, lenses, shop, sold, statuses, od, og, toric, sheet } =
      await openLenses(desktop);
    await person.title("Lentilles");
    await person.seen("Zineb Alaoui", "RC 8.70 · Ø 14.5 · −2.50 (−0.75) 180°", "0/2");
    await person.accessible();
    person.clean();
    await lenses.filter("Fournisseur", { label: "CooperVision Maroc" });
    await lenses.row(od).waitFor({ state: "detached" });
    await person.follow("Tout commander");
    await person.seen(/OG · Biofinity/);
    await person.follow("Lentilles");
    await lenses.reset();
    await lenses.tick(od);
    await lenses.tick(og);
    await person.keys("c");
    const order = new LensOrderPage(person);
    await order.lab("Alcon Casablanca", "Page 1 sur 2", "Commande de lentilles");
    const number = sold.invoice_number;
    const line = `${number} · OD · Toric 55 · RC 8.70 · Ø 14.5 · −2.50 (−0.75) 180° · 2 boîtes`;
    expect(await order.rows()).toEqual([line]);
    await expect.poll(() => person.page.getByRole("main").innerText()).not.toContain("Zineb");
    const message = await order.messageOf(() => person.keys("w"));
    expect(message.to).toBe("212600000022");
    expect(message.text.split("\n\n")).toEqual([
      "Commande de lentilles, Optique du Figuier\n1 ligne, 2 boîtes",
      line,
      "Merci de rappeler nos références sur le colis.",
    ]);
    await person.page.getByRole("main").focus();
    await person.keys("Enter");
    await person.page.getByRole("dialog").getByLabel("Référence (facultatif)").fill("CV-4481");
    await person.accessible();
    await person.keys("Enter");
    await person.toast("1 ligne commandée chez Alcon Casablanca");
    await order.lab("CooperVision Maroc", "Page 2 sur 2", "Commande de lentilles");
    expect(await order.rows()).toEqual([
      `${number} · OG · Biofinity · RC 8.60 · Ø 14.2 · −2.75 · 1 boîte`,
    ]);
    expect(await statuses()).toEqual(["ordered", "to_order"]);
    expect(await shop.rowsOf(sold.id)).toMatchObject([{ reference: "CV-4481" }, { reference: "" }]);
    await order.undo();
    await person.toast("1 ligne de nouveau à commander");
    expect(await statuses()).toEqual(["to_order", "to_order"]);
    person.clean();
    // An order page does not order a row that was given meanwhile, and drops the row.
    person.forgive(/409/);
    await person.goto("/app/lentilles/commande");
    await order.lab("Alcon Casablanca", "Page 1 sur 2", "Commande de lentilles");
    const [row] = await shop.rowsOf(sold.id);
    const given_on = addDays(today(), -2);
    expectOk(await shop.patchRow(row?.id ?? "", { status: "given", given_on }));
    await person.page.getByRole("main").focus();
    await person.keys("Enter");
    await person.page.getByRole("dialog").getByLabel("Référence (facultatif)").fill("CV-4481");
    await person.keys("Enter");
    await person.seen(/OD n’a pas été marquée.*déjà «\sRemise\s», sur un autre poste/);
    await order.lab("CooperVision Maroc", "Page 1 sur 1", "Commande de lentilles");
    expect(await statuses()).toEqual(["given", "to_order"]);
    expect((await shop.rowsOf(sold.id))[0]).toMatchObject({
      given_on: storedDayOf(given_on),
      reference: "",
    });
    // An order asks for the missing supplier of a row, and leaves a missing axis empty.
    const lens = contactLens({ bc: 8.7, sphere: -1, cylinder: -0.75 });
    const trial = { contact: sheet.id, product: toric.id, eye: "left", quantity: 1, lens };
    const { id } = expectOk(await shop.postTrial(trial));
    expectOk(await shop.patchRow(id, { supplier: "" }));
    await person.goto(`/app/lentilles/commande?lignes=${id}`);
    await person.seen("À quel fournisseur commander ?", /Essai OG/);
    await person.field("Fournisseur de Essai OG").selectOption({ label: "Alcon Casablanca" });
    await person.press("Valider, Fournisseur de Essai OG");
    await order.lab("Alcon Casablanca", "Page 1 sur 1", "Commande de lentilles");
    expect(await order.rows()).toEqual([
      "Essai · OG · Toric 55 · RC 8.70 · Ø □ · −1.00 (−0.75) □° · 1 boîte",
    ]);
    person.clean();
  });
});

describe("the boxes of contact lenses", () => {
  it("a scan stores a box or refuses it, a wrong lens is shown in red, and the client gets a message", async () => {
    const { person, lenses, shop, sold, statuses, od, og } = await openLenses(desktop);
    person.forgive(/400/);
    const dialog = person.page.getByRole("dialog");
    await scan(person, codeOf("OLD", "240131"));
    await dialog.getByText("Cette boîte est périmée").waitFor();
    await dialog.getByRole("radio", { name: /^Zineb Alaoui, OD/ }).check();
    await dialog.getByLabel("Lot").press("Enter");
    await dialog.getByText("Cette boîte est périmée").waitFor();
    expect(await shop.scannedBoxes("lot=OLD")).toEqual([]);
    await person.keys("Escape");
    await scan(person, `]d201${gtin}10AB1217291231`);
    await dialog.getByText(/Le lot de ce code est incertain/).waitFor();
    await expect.poll(() => dialog.getByLabel("Code de la boîte").inputValue()).toBe(gtin);
    await expect.poll(() => dialog.getByLabel("Lot").inputValue()).toBe("");
    await person.keys("Escape");
    await scan(person, "8412345678906");
    await dialog.getByText(/son chiffre de contrôle est faux/).waitFor();
    await person.accessible();
    await person.keys("Escape");
    // A box is typed by hand in the dialog of its row, then deleted.
    await lenses.focus(od);
    await person.keys("b");
    await dialog.getByText("0 sur 2 boîtes").waitFor();
    await dialog.getByRole("button", { name: "Ajouter une boîte" }).click();
    await dialog.getByLabel("Lot").fill("M1STYPED");
    await dialog.getByLabel("Péremption").fill("0630");
    await dialog.getByLabel("Péremption").fill("30/06/2029");
    await dialog.getByRole("button", { name: "Garder la boîte" }).click();
    await person.toast("Boîte gardée : Zineb Alaoui, OD, 1 sur 2");
    await lenses.focus(od);
    await person.keys("b");
    await dialog.getByRole("button", { name: "Supprimer la boîte, M1STYPED" }).click();
    await person.toast("Boîte supprimée");
    await dialog.getByText("Aucune boîte scannée").waitFor();
    await person.accessible();
    expect(await shop.scannedBoxes("lot=M1STYPED")).toEqual([]);
    expect((await shop.rowsOf(sold.id))[0]?.status).toBe("to_order");
    person.clean();
    // The ordered boxes arrive.
    await person.keys("Escape");
    await dialog.waitFor({ state: "detached" });
    await lenses.tab("Commandées");
    const [toric, sphere] = await shop.rowsOf(sold.id);
    for (const row of [toric, sphere])
      expectOk(await shop.patchRow(row?.id ?? "", { status: "ordered" }));
    await lenses.row(og).waitFor();
    // The code belongs to boxes of another power: the row is chosen by hand, and a separate press stores the box.
    await scan(person, codeOf("AB12", "291231"));
    await dialog.getByText("Produit : Biofinity").waitFor();
    await expect.poll(() => dialog.getByLabel("Code de la boîte").inputValue()).toBe(gtin);
    await expect.poll(() => dialog.getByLabel("Lot").inputValue()).toBe("AB12");
    await expect.poll(() => dialog.getByLabel("Péremption").inputValue()).toBe("31/12/2029");
    await dialog.getByText("Aucune ligne n’attend cette boîte.", { exact: false }).waitFor();
    await dialog.getByRole("radio", { name: /^Zineb Alaoui, OG/ }).check();
    await dialog.getByText(/connue comme Biofinity · RC 8\.60 · Ø 14\.2 · −3\.25/).waitFor();
    await person.accessible();
    await dialog.getByLabel("Lot").press("Enter");
    expect(await shop.scannedBoxes(`order=${sphere?.id}`)).toEqual([]);
    await dialog.getByRole("button", { name: "Garder quand même" }).press("Enter");
    await person.toast("Boîte gardée : Zineb Alaoui, OG, tout est là");
    await lenses.row(og).waitFor({ state: "detached" });
    expect(await statuses()).toEqual(["ordered", "arrived"]);
    // The row of an unknown code is chosen by hand; the next box of that product is proposed for the same row.
    await scan(person, codeOf("T1", "291231", otherGtin));
    await dialog.getByText("Ce code n’est pas encore connu", { exact: false }).waitFor();
    await dialog.getByRole("radio", { name: /^Zineb Alaoui, OD/ }).check();
    await dialog.getByRole("button", { name: "Garder la boîte" }).click();
    await person.toast("Boîte gardée : Zineb Alaoui, OD, 1 sur 2");
    await lenses.searchBox.fill("zineb");
    await lenses.searchBox.focus();
    await scan(person, codeOf("T2", "291231", otherGtin));
    await dialog.getByRole("radio", { name: /^Zineb Alaoui, OD/, checked: true }).waitFor();
    await expect.poll(() => lenses.searchBox.inputValue()).toBe("zineb");
    await dialog.getByLabel("Lot").press("Enter");
    await person.toast("Boîte gardée : Zineb Alaoui, OD, tout est là");
    await lenses.tab("Arrivées");
    await lenses.row(od).waitFor();
    const message = await new LensOrderPage(person).messageOf(() => person.act(`Message, ${od}`));
    expect(message.text).toMatch(/^Bonjour Zineb Alaoui, vos lentilles sont arrivées/);
    await person.seen(/^Message préparé le /);
    await lenses.tick(od);
    await lenses.tick(og);
    await person.keys("r");
    await person.toast("2 lignes : Remise");
    expect(await shop.rowsOf(sold.id)).toMatchObject([
      { status: "given", given_on: `${today()} 00:00:00.000Z` },
      { status: "given" },
    ]);
    person.clean();
  });

  it("the keys change a row's state, and a day, a lot and a renewal of given boxes are corrected", async () => {
    const { person, lenses, shop, sold, statuses, od, early, ending } = await openLenses(desktop);
    person.forgive(/409/);
    const [, sphere] = await shop.rowsOf(sold.id);
    await scan(person, codeOf("AB12", "291231", otherGtin));
    const dialog = person.page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /^Zineb Alaoui, OG/ }).check();
    await dialog.getByRole("button", { name: "Garder la boîte" }).click();
    await person.toast("Boîte gardée : Zineb Alaoui, OG, tout est là");
    const given_on = addDays(today(), -1);
    expectOk(await shop.patchRow(sphere?.id ?? "", { status: "given", given_on }));
    await person.press("Annuler");
    await person.toast("Cette ligne est déjà « Remise », sur un autre poste");
    expect((await shop.rowsOf(sold.id))[1]).toMatchObject({
      status: "given",
      given_on: storedDayOf(given_on),
      boxes: 1,
    });
    person.clean();
    // An arrow key changes a row's state, a toast undoes that, and an action of the row skips states.
    await lenses.focus(od);
    await person.keys("ArrowRight");
    await person.toast("Zineb Alaoui OD : Commandée");
    expect(await statuses()).toEqual(["ordered", "given"]);
    await lenses.undo();
    await lenses.row(od).waitFor();
    await expect.poll(statuses).toEqual(["to_order", "given"]);
    await person.act(`Remise, ${od}`);
    await person.toast("Zineb Alaoui OD : Remise");
    expect(await statuses()).toEqual(["given", "given"]);
    person.clean();
    // A recalled lot lists each box with its wearer, whatever the capitals.
    await person.follow("Rappel d’un lot");
    await person.field("Lot, ou code de la boîte").fill("bx2025");
    await person.keys("Enter");
    await person.at("/app/lentilles/rappel?lot=bx2025");
    await person.seen("Hicham Tazi", "06 11 22 33 44", formatDay(addDays(today(), -175)));
    await person.accessible();
    const { name, text } = await person.download(() => person.press("Exporter"));
    expect(name).toBe("rappel-lot-bx2025.csv");
    expect(text.trim().split("\r\n").at(-1)?.split(";").slice(0, 6)).toEqual([
      "Hicham Tazi",
      '"=""06 11 22 33 44"""',
      "OD",
      "Biofinity",
      "RC 8.60 · Ø 14.2 · −3.25",
      "BX2025",
    ]);
    const recall = await new LensOrderPage(person).messageOf(() =>
      person.press(/^Prévenir Hicham Tazi OD/),
    );
    expect(recall.text).toContain("le fabricant rappelle des lentilles");
    await person.seen(/^Message préparé le /);
    await expect
      .poll(async () => (await shop.find("optique_messages", "kind = 'lens_recall'")).length)
      .toBe(1);
    await person.field("Lot, ou code de la boîte").focus();
    await scan(person, codeOf("AB99", "291231"));
    await person.seen("Aucune boîte du lot AB99");
    person.clean();
    // The renewals list who runs out and when, and lead to the sale.
    await person.goto("/app/lentilles?vue=a-renouveler");
    await lenses.row("Hicham Tazi").waitFor();
    await person.seen(formatDay(addDays(today(), 5)), "Boîtes terminées");
    await person.accessible();
    const message = await new LensOrderPage(person).messageOf(() =>
      person.press("Relancer, Hicham Tazi"),
    );
    expect(message.text).toContain(`se terminent vers le ${formatDay(addDays(today(), 5))}`);
    expect(message.text).not.toMatch(/3,25|3\.25/);
    await person.seen(/^Préparé le /);
    await person.act("Renouveler, Hicham Tazi");
    await person.at(`/app/sale?renouveler=${ending.id}`);
    // The sheet's page corrects the day of given boxes, deletes a mistyped box and restores it.
    await person.goto(`/app/lentilles/${ending.id}`);
    const sheet = new ContactSheetPage(person);
    await sheet.actOnBoxes("Hicham Tazi OD", "Modifier");
    await dialog.getByLabel("Remise le").fill("");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await dialog.getByText("Écrivez le jour de la remise").waitFor();
    const corrected = addDays(today(), -170);
    await dialog.getByLabel("Remise le").fill(formatDay(corrected));
    await person.accessible();
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await person.toast("Ligne mise à jour");
    expect(await shop.rowsOf(early.id)).toMatchObject([
      { status: "given", given_on: storedDayOf(corrected) },
    ]);
    await sheet.actOnBoxes("Hicham Tazi OD", "Boîtes");
    await dialog.getByRole("button", { name: "Supprimer la boîte, BX2025" }).click();
    await person.toast("Boîte supprimée");
    await person.keys("Escape");
    await dialog.waitFor({ state: "detached" });
    await sheet.actOnBoxes("Hicham Tazi OD", "Commandée");
    await person.toast("Hicham Tazi OD : Commandée");
    await person.press("Annuler");
    await sheet.boxes.getByText("Remise").waitFor();
    await expect
      .poll(() => shop.rowsOf(early.id))
      .toMatchObject([{ given_on: storedDayOf(corrected) }]);
    await sheet.actOnBoxes("Hicham Tazi OD", "Arrivée");
    await person.toast("Hicham Tazi OD : Arrivée");
    await sheet.boxes.getByText("Arrivée").waitFor();
    const [row] = await shop.rowsOf(early.id);
    expect(row).toMatchObject({ status: "arrived", given_on: "", boxes: 0 });
    // Another station orders the row again before the undo.
    expectOk(await shop.patchRow(row?.id ?? "", { status: "ordered" }));
    await person.press("Annuler");
    await person.toast("Cette ligne est déjà « Commandée », sur un autre poste.");
    expect(await shop.rowsOf(early.id)).toMatchObject([{ status: "ordered" }]);
    person.clean();
  });

  it("a phone moves a row, changes its supplier and receives a box", async () => {
    const second = await openLenses(phone);
    await second.person.accessible();
    await expectNoOverflow(second.person);
    await second.person.press(`Commandée, ${second.od}`);
    await second.person.toast("Zineb Alaoui OD : Commandée");
    await second.person.act(`Modifier, ${second.og}`);
    const dialog = second.person.page.getByRole("dialog");
    await dialog.getByLabel("Fournisseur").selectOption({ label: "Alcon Casablanca" });
    await dialog.getByLabel("Référence").fill("CV-12");
    await second.person.accessible();
    await second.person.press("Enregistrer");
    await second.person.toast("Ligne mise à jour");
    expect((await second.shop.rowsOf(second.sold.id))[1]).toMatchObject({
      reference: "CV-12",
      supplier: second.other.id,
    });
    await second.person.press("Recevoir une boîte");
    await dialog.getByLabel("Code de la boîte").waitFor();
    await second.person.accessible();
    await expectNoOverflow(second.person);
    second.person.clean();
  });
});

describe("a shop that never used contact lenses", () => {
  it("the shop has no menu entry, setting or task of contact lenses before their first use", async () => {
    const { person, shop } = await bare.open(desktop, "/app");
    const menu = person.page.getByRole("navigation", { name: "Menu principal" });
    await menu.getByRole("link", { name: "Atelier" }).waitFor();
    await expect.poll(() => menu.getByRole("link", { name: "Lentilles" }).count()).toBe(0);
    await person.turn("/app/company?tab=workshop");
    await person.seen("Délais promis");
    await expect
      .poll(() =>
        person.page
          .getByText(/lentille/i)
          .filter({ visible: true })
          .count(),
      )
      .toBe(0);
    const uses = { uses: ["contact_lenses"] };
    expectOk(await shop.send("PATCH", recordsPath("optique_companies", shop.company), uses));
    await menu.getByRole("link", { name: "Lentilles" }).waitFor();
    await person.goto("/app/company?tab=workshop");
    await person.field("À relancer avant la fin, en jours").fill("21");
    await person.field("Contrôle, en mois").fill("13");
    await person.field("Conseils d’entretien").fill("Lavez-vous les mains.");
    await person.field("Lentilles arrivées").fill("Vos lentilles sont là, {nom}.");
    await person.press(/^Mettre à jour/);
    await person.seen("La valeur ne doit pas dépasser 12");
    await person.field("Contrôle, en mois").fill("6");
    await person.accessible();
    await person.press(/^Mettre à jour/);
    await person.toast("Informations de l'entreprise mises à jour avec succès");
    expect(await shop.read("optique_companies", shop.company)).toMatchObject({
      lens_notice_days: 21,
      lens_check_months: 6,
      lens_care: "Lavez-vous les mains.",
      messages: { lens_ready: "Vos lentilles sont là, {nom}." },
    });
    person.clean();
  });
});
