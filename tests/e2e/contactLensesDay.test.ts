import type { Locator } from "playwright-core";
import { expect, it } from "vitest";

import { addDays, addMonths, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { desktop } from "#support/browser.ts";
import {
  contactEye,
  contactLens,
  type ContactShop,
  leftLens,
  openContactShop,
  rightLens,
  storedDayOf,
} from "#support/contactShop.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { ContactLensesPage } from "./pages/contactLenses.ts";
import { ContactSale } from "./pages/contactSale.ts";
import { ContactSheetForm, ContactSheetPage } from "./pages/contactSheets.ts";
import { isFocused } from "./pages/layout.ts";
import { LensOrderPage } from "./pages/lensOrder.ts";
import { Palette } from "./pages/palette.ts";
import type { Person } from "./pages/person.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { scan } from "./pages/scanner.ts";
import { sceneWith } from "./pages/scene.ts";

const supplierName = "CooperVision Maroc";
const weekAgo = addDays(today(), -7);

/** Boxes of two powers of one product. */
const rightGtin = "08412345678905";
const leftGtin = "08412345678912";
const codeOf = (gtin: string, lot: string): string => `]d201${gtin}1730063010${lot}`;

/** Shop whose wearer bought two boxes for the right eye and one for the left, half a year ago. */
const renewing = sceneWith(async (server: Server) => {
  const shop = await openContactShop(server);
  const sheet = await shop.makeSheet({ date: addDays(today(), -170) });
  const sold = await shop.sell({
    date: addDays(today(), -170),
    contact: sheet.id,
    items: [shop.boxes(2), shop.boxes(1, { eye: "left", lens: leftLens })],
  });
  return { shop, sheet, sold };
});

/** Shop that sells lenses, and a client who never had any. */
const fitting = sceneWith(async (server: Server) => {
  const shop = await openContactShop(server);
  const client = await shop.client({ name: "Salma Idrissi", phone: "0698765432" });
  return { shop, client };
});

const toricLens = contactLens({ bc: 8.7, dia: 14.5, sphere: -2.5, cylinder: -0.75, axis: 170 });

/** Shop whose wearer has been trying a toric lens for a week; the glasses have an axis of 165°. */
const turning = sceneWith(async (server: Server) => {
  const shop = await openContactShop(server);
  const toric = await shop.lensProduct({ name: "Toric 55", design: "toric" });
  await shop.savePrescription(newId(), {
    client: shop.wearer.id,
    date: addDays(today(), -30),
    right_sphere: -2.5,
    right_cylinder: -0.75,
    right_axis: 165,
    left_sphere: -2.75,
    notes: "",
  });
  const sheet = await shop.makeSheet({
    date: weekAgo,
    status: "trial",
    source: "fitting",
    right_lens: { ...toricLens, product: toric.id },
  });
  const trial = { contact: sheet.id, eye: "right", product: toric.id, lens: toricLens };
  expectOk(await shop.postTrial({ ...trial, quantity: 1, status: "given" }));
  return { shop, sheet };
});

/** Shop whose client has an addition for reading. */
const ageing = sceneWith(async (server: Server) => {
  const shop = await openContactShop(server);
  await shop.use("contact_lenses");
  await shop.savePrescription(newId(), {
    client: shop.wearer.id,
    date: addDays(today(), -30),
    right_sphere: -3,
    right_addition: 1.5,
    left_sphere: -3,
    left_addition: 1.5,
    notes: "",
  });
  return { shop };
});

/** Shop that handed two boxes of a lot to a wearer, and tried a lens of that lot on another. */
const recalled = sceneWith(async (server: Server) => {
  const shop = await openContactShop(server);
  const sheet = await shop.makeSheet();
  const sold = await shop.sell({ contact: sheet.id, items: [shop.boxes(2)] });
  const hicham = await shop.client({ name: "Hicham Tazi", phone: "0611223344" });
  const tried = await shop.makeSheet({ client: hicham.id, status: "trial" });
  const trial = expectOk(
    await shop.postTrial({
      contact: tried.id,
      eye: "left",
      product: shop.monthly.id,
      lens: leftLens,
      quantity: 1,
    }),
  );
  const [row] = await shop.rowsOf(sold.id);
  const box = { gtin: rightGtin, lot: "RL77", expires_on: "2030-06-30" };
  const orders = [row?.id ?? "", trial.id];
  for (const order of [row?.id, ...orders]) expectOk(await shop.postBox({ ...box, order }));
  for (const order of orders) expectOk(await shop.patchRow(order, { status: "given" }));
  return { shop, row, trial };
});

/** Opens the first result of Ctrl+K. */
async function takeByPalette(person: Person, typed: string, first: RegExp): Promise<void> {
  const palette = await new Palette(person).open();
  await palette.find(typed);
  await palette.take(first);
}

/** Chooses an option of a searching field by the keyboard. */
async function search(person: Person, field: Locator, typed: string, option: RegExp) {
  await field.click();
  await person.type(typed);
  await person.page.getByRole("option", { name: option }).first().waitFor();
  await person.keys("Enter");
}

/** Types over the values of fields, in the order of Tab. */
async function typeInto(person: Person, first: Locator, ...values: string[]): Promise<void> {
  await first.click();
  for (const value of values) {
    if (value !== "") await person.type(value);
    await person.keys("Tab");
  }
}

/** Dates the fitting of today a week back. */
async function letWeekPass({ sheet, putSheet, rows, patchRow }: ContactShop, id: string) {
  const { version } = await sheet(id);
  expectOk(await putSheet({ version, date: weekAgo, check_on: today() }, id));
  for (const row of await rows(`contact = '${id}'`))
    expectOk(await patchRow(row.id, { given_on: storedDayOf(weekAgo) }));
}

/** Opens the page of lenses by the menu. */
async function openLenses(person: Person): Promise<ContactLensesPage> {
  const menu = person.page.getByRole("navigation", { name: "Menu principal" });
  await menu.getByRole("link", { name: "Lentilles" }).click();
  return new ContactLensesPage(person).ready();
}

/** Sells the boxes that the sheet proposes, and returns the sale. */
async function sellBySheet(person: Person, shop: ContactShop, sheet: string) {
  await person.follow("Vendre");
  await person.at(`/app/sale?fiche=${sheet}`);
  const sale = new ContactSale(person);
  await sale.ready();
  await person.keys("Control+Enter");
  await (await sale.sold()).goBack();
  return saleOf(shop, sheet);
}

/** The only sale of a sheet, with its rows in order. */
async function saleOf(shop: ContactShop, sheet: string) {
  const [invoice] = await shop.find("optique_invoices", `contact = '${sheet}'`);
  const rows = await shop.rowsOf(invoice?.id ?? "");
  return { number: invoice?.invoice_number ?? "", invoice, rows };
}

it("a wearer who calls is found by Ctrl+K, and her renewal is saved with its change of price", async () => {
  const { person, shop, sheet, sold } = await renewing.open(desktop, "/app/clients");
  const product = recordsPath("optique_products", shop.monthly.id);
  expectOk(await shop.send("PATCH", product, { selling_price: 320 }));
  await takeByPalette(person, "renouveler zineb", /Zineb Alaoui/);
  await person.at(`/app/sale?renouveler=${sheet.id}`);
  const sale = new ContactSale(person);
  await sale.isFilled();
  await person.seen(sold.invoice_number);
  await sale.hasWords("OD", "RC 8.60 · Ø 14.2 · −3.25");
  await sale.hasWords("OG", "RC 8.60 · Ø 14.2 · −2.75");
  const told = person.page.getByRole("listitem").filter({ hasText: "OD · Prix unitaire" });
  await expect
    .poll(async () => (await told.innerText()).replaceAll(/\s/g, " "))
    .toBe("OD · Prix unitaire : 300,00 DH → 320,00 DH");
  await person.keys("Enter");
  await person.toast(/Vente enregistrée/);
  await person.at(/^\/app\/invoices\/\w+$/);
  person.clean();
  const [renewal] = await shop.find("optique_invoices", `id != '${sold.id}'`);
  expect(renewal).toMatchObject({ client: shop.wearer.id, contact: sheet.id, total_amount: 960 });
  expect(await shop.rowsOf(renewal?.id ?? "")).toMatchObject([
    { eye: "right", quantity: 2, lens: rightLens, status: "to_order", contact: sheet.id },
    { eye: "left", quantity: 1, lens: leftLens, status: "to_order", contact: sheet.id },
  ]);
  // On the right, twelve months follow the present twelve; on the left, six months begin where the first six end.
  expect(await shop.sheet(sheet.id)).toMatchObject({
    right_until: storedDayOf(addDays(today(), 550)),
    left_until: storedDayOf(addDays(today(), 190)),
  });
  expect(await shop.violations()).toEqual([]);
});

/** Types a first sheet on trial, and records the lenses that the client takes home. */
async function fitFirst(person: Person): Promise<string> {
  await takeByPalette(person, "fiche lentilles", /première utilisation/);
  await person.title("Nouvelle fiche lentilles");
  const form = new ContactSheetForm(person);
  await search(person, person.page.getByRole("combobox", { name: "Client" }), "salma", /Salma/);
  await typeInto(person, form.value("right", "RC"), "8.6", "14.2", "-3");
  await person.keys("Alt+m");
  const further = form.further("right");
  await search(person, further.getByRole("combobox", { name: /^Lentille/ }), "biof", /Biofinity/);
  await typeInto(person, further.getByLabel(/^K1/), "7,80", "7,65", "180");
  await person.press("OD → OG");
  await typeInto(person, form.value("left", "Sphère"), "-2.75");
  await typeInto(person, form.further("left").getByLabel(/^K1/), "7,75", "7,7", "10");
  await person.field("État").selectOption({ label: "À l’essai" });
  await person.field("Source").selectOption({ label: "Adaptation" });
  const page = await form.saved();
  const dialog = await page.openTrial();
  await dialog.getByText("OD · RC 8.60 · Ø 14.2 · −3.00").waitFor();
  await dialog.getByText("OG · RC 8.60 · Ø 14.2 · −2.75").waitFor();
  await dialog.getByRole("button", { name: "Ajouter" }).click();
  await person.toast("Essais ajoutés");
  return new URL(person.page.url()).pathname.split("/").at(-1) ?? "";
}

/** Records the check of the tried lenses: the right eye needs more power, and the sheet is validated. */
async function checkTrial(person: Person): Promise<void> {
  await takeByPalette(person, "salma", /Salma Idrissi/);
  await person.follow(`Fiche du ${formatDay(weekAgo)}`);
  const page = new ContactSheetPage(person);
  await page.remarks("Cette fiche est à l’essai");
  await person.press("Contrôle fait");
  await person.toast(`Prochain contrôle avant le ${formatDay(addDays(today(), 7))}`);
  await person.follow("Modifier");
  const form = new ContactSheetForm(person);
  await form.value("right", "Sphère").click();
  await person.keys("ArrowDown");
  await form.hasValues("right", ["8.60", "14.2", "−3.25", "", "", ""]);
  await form.saved("Fiche lentilles modifiée");
  await person.actOnPage("Valider la fiche");
  await person.toast("Fiche validée");
  await person.gone("Cette fiche est à l’essai");
}

/** Sells by the sheet; a sphere of the wrong sign gets a remark, and the sheet's own sphere is restored. */
async function sellBoxes(person: Person): Promise<void> {
  await person.follow("Vendre");
  const sale = new ContactSale(person);
  await sale.ready();
  await sale.eye("OD").getByLabel("Quantité, Biofinity").click();
  await person.type("2");
  await sale.openValues("OD");
  await sale.value("OD", "Sphère").click();
  await person.type("+3.25");
  await person.keys("Tab");
  await person.seen("La fiche a une autre puissance\u00a0: RC 8.60 · Ø 14.2 · −3.25");
  await sale
    .eye("OD")
    .getByRole("button", { name: /^Reprendre la fiche/ })
    .click();
  await person.gone(/La fiche a une autre puissance/);
  await sale.hasWords("OD", "RC 8.60 · Ø 14.2 · −3.25");
  await sale.received.click();
  await person.type("900");
  await person.keys("Control+Enter");
  await (await sale.sold()).goBack();
}

/** Orders all rows of the list on the supplier's page. */
async function orderRows(person: Person, rows: readonly string[]): Promise<LensOrderPage> {
  await person.page.getByRole("checkbox", { name: "Tout cocher" }).check();
  await person.keys("c");
  const order = new LensOrderPage(person);
  await order.lab(supplierName, "Page 1 sur 1", "Commande de lentilles");
  expect(await order.rows()).toEqual(rows);
  return order;
}

/** Stores three boxes by scan, and refuses a second box for the right eye as one for the left. */
async function takeBoxesIn(person: Person): Promise<void> {
  const dialog = person.page.getByRole("dialog");
  const row = (eye: "OD" | "OG") => dialog.getByRole("radio", { name: new RegExp(`, ${eye}`) });
  /** Stores the scanned box by Enter, once the dialog has the focus. */
  const keep = async (there: string) => {
    await dialog.locator(":focus").waitFor();
    await person.keys("Enter");
    await person.toast(`Boîte gardée\u00a0: Salma Idrissi, ${there}`);
    await dialog.waitFor({ state: "detached" });
  };
  await scan(person, codeOf(rightGtin, "R1"));
  await dialog.getByText(/^Ce code n’est pas encore connu/).waitFor();
  await row("OD").check();
  await keep("OD, 1 sur 2");
  await scan(person, codeOf(rightGtin, "R2"));
  await dialog.getByRole("radio", { name: /, OD/, checked: true }).waitFor();
  await keep("OD, tout est là");
  await scan(person, codeOf(rightGtin, "R3"));
  await dialog.getByText(/^Aucune ligne n’attend cette boîte/).waitFor();
  await row("OG").check();
  await dialog.getByText(/connue comme Biofinity · RC 8\.60 · Ø 14\.2 · −3\.25/).waitFor();
  await dialog.getByRole("button", { name: "Garder quand même" }).waitFor();
  await person.keys("Escape");
  await dialog.waitFor({ state: "detached" });
  await scan(person, codeOf(leftGtin, "L1"));
  await dialog.getByText(/^Ce code n’est pas encore connu/).waitFor();
  await row("OG").check();
  await keep("OG, tout est là");
}

it("a new wearer is fitted, tries lenses for a week, and receives her boxes", async () => {
  const opened = await fitting.visit(desktop);
  const { person, shop, client } = opened;
  await countPrints(person);
  await opened.enter("/app");
  const sheet = await fitFirst(person);
  await letWeekPass(shop, sheet);
  await person.goto("/app");
  await checkTrial(person);
  await sellBoxes(person);
  const { number } = await saleOf(shop, sheet);
  const lenses = await openLenses(person);
  const order = await orderRows(person, [
    `${number} · OD · Biofinity · RC 8.60 · Ø 14.2 · −3.25 · 2 boîtes`,
    `${number} · OG · Biofinity · RC 8.60 · Ø 14.2 · −2.75 · 1 boîte`,
  ]);
  await person.keys("p");
  await expect.poll(() => new PrintPage(person).printed()).toBeGreaterThan(0);
  await person.press(/^Marquer commandées/);
  await person.page
    .getByRole("dialog")
    .getByLabel(/^Référence/)
    .click();
  await person.type("CV-4481");
  await person.keys("Enter");
  await person.toast(`2 lignes commandées chez ${supplierName}`);
  await person.at(/^\/app\/lentilles/);
  await lenses.tab("Commandées");
  await lenses.row(`Salma Idrissi OD ${number}`).waitFor();
  await takeBoxesIn(person);
  await lenses.tab("Arrivées");
  const tell = () => person.act(`Message, Salma Idrissi OD ${number}`);
  const message = await order.messageOf(tell);
  await person.seen(/^Message préparé le /);
  await person.page.getByRole("checkbox", { name: "Tout cocher" }).check();
  await person.keys("r");
  await person.toast("2 lignes\u00a0: Remise");
  person.clean();

  expect(message.text).toMatch(/^Bonjour Salma Idrissi, vos lentilles sont arrivées/);
  const measured = { bc: 8.6, dia: 14.2, product: shop.monthly.id };
  const right = contactEye({ ...measured, sphere: -3.25, k1: 7.8, k2: 7.65, k_axis: 180 });
  const left = contactEye({ ...measured, sphere: -2.75, k1: 7.75, k2: 7.7, k_axis: 10 });
  expect(await shop.sheet(sheet)).toMatchObject({
    client: client.id,
    status: "final",
    source: "fitting",
    right_lens: right,
    left_lens: left,
    check_on: storedDayOf(addMonths(today(), 12)),
    right_until: storedDayOf(addDays(today(), 360)),
    left_until: storedDayOf(addDays(today(), 180)),
  });
  // Trial lenses keep the power with which they were tried.
  expect(await shop.rows(`contact = '${sheet}' && trial = true`)).toMatchObject([
    { eye: "right", status: "given", lens: { ...rightLens, sphere: -3 }, quantity: 1 },
    { eye: "left", status: "given", lens: leftLens, quantity: 1 },
  ]);
  const given = { status: "given", given_on: storedDayOf(today()), reference: "CV-4481" };
  const { invoice, rows } = await saleOf(shop, sheet);
  expect(rows).toMatchObject([
    { ...given, eye: "right", lens: rightLens, quantity: 2, boxes: 2 },
    { ...given, eye: "left", lens: leftLens, quantity: 1, boxes: 1 },
  ]);
  expect(invoice).toMatchObject({ client: client.id, total_amount: 900, paid_amount: 900 });
  expect(await shop.find("optique_contact_boxes")).toMatchObject(
    [
      { order: rows[0]?.id, gtin: rightGtin, lot: "R1" },
      { order: rows[0]?.id, gtin: rightGtin, lot: "R2" },
      { order: rows[1]?.id, gtin: leftGtin, lot: "L1" },
    ].map((box) => ({ ...box, expires_on: storedDayOf("2030-06-30") })),
  );
  const messages = await shop.find("optique_messages");
  expect(messages).toMatchObject([{ kind: "lens_ready", record: invoice?.id, client: client.id }]);
  expect(await shop.violations()).toEqual([]);
});

it("a toric lens that turned to the left is ordered at the axis computed by LARS", async () => {
  const { person, shop, sheet } = await turning.open(desktop, "/app");
  await takeByPalette(person, "zineb", /Zineb Alaoui/);
  await person.follow(`Fiche du ${formatDay(weekAgo)}`);
  await person.follow("Modifier");
  const form = new ContactSheetForm(person);
  await form.hasValues("right", ["8.70", "14.5", "−2.50", "−0.75", "170", ""]);
  const further = form.further("right");
  await further.getByText("Lentille tournée (LARS)").click();
  await expect.poll(() => further.getByLabel(/^Axe de la réfraction/).inputValue()).toBe("165");
  await further.getByLabel(/^Rotation vue/).click();
  await person.type("15");
  await further.getByRole("button", { name: "À gauche" }).click();
  await further.getByText("Axe à commander\u00a0: 180°").waitFor();
  await further.getByRole("button", { name: /^Reprendre l’axe/ }).click();
  await form.hasValues("right", ["8.70", "14.5", "−2.50", "−0.75", "180", ""]);
  await form.saved("Fiche lentilles modifiée");
  await person.actOnPage("Valider la fiche");
  await person.toast("Fiche validée");
  const { number } = await sellBySheet(person, shop, sheet.id);
  await openLenses(person);
  await orderRows(person, [
    `${number} · OD · Toric 55 · RC 8.70 · Ø 14.5 · −2.50 (−0.75) 180° · 1 boîte`,
    `${number} · OG · Biofinity · RC 8.60 · Ø 14.2 · −2.75 · 1 boîte`,
  ]);
  await person.press(/^Marquer commandées/);
  await person.keys("Enter");
  await person.toast(`2 lignes commandées chez ${supplierName}`);
  person.clean();

  expect(await shop.sheet(sheet.id)).toMatchObject({
    status: "final",
    right_lens: {
      ...toricLens,
      axis: 180,
      origin: "LARS 15° à gauche\u00a0: axe 165° → 180°",
    },
  });
  const { rows } = await saleOf(shop, sheet.id);
  expect(rows).toMatchObject([
    { eye: "right", status: "ordered", lens: { ...toricLens, axis: 180 } },
    { eye: "left", status: "ordered", lens: leftLens },
  ]);
  expect(await shop.rows("trial = true")).toMatchObject([{ lens: toricLens, status: "given" }]);
  expect(await shop.violations()).toEqual([]);
});

it("a wearer with one eye for far and one for near is fitted, buys, and gets his paper", async () => {
  const { person, shop } = await ageing.open(desktop, "/app");
  await takeByPalette(person, "fiche lentilles", /Nouvelle fiche lentilles/);
  const form = new ContactSheetForm(person);
  await search(person, person.page.getByRole("combobox", { name: "Client" }), "zineb", /Zineb/);
  await person.press("Saisie rapide");
  await person.type("Biofinity 8.6 14.2 OD -3.00 OG -1.50");
  await person.seen(
    "OD Biofinity · RC 8.60 · Ø 14.2 · −3.00 · OG Biofinity · RC 8.60 · Ø 14.2 · −1.50",
  );
  await person.keys("Enter");
  // The eye for near is weaker than its glasses on purpose, so the remark is no mistake.
  await form.says("left", /à plus de 1\.00 de celui des lunettes/);
  const use = (side: EyeSide) => form.further(side).getByLabel(/^Usage/);
  await use("right").selectOption({ label: "Vision de loin" });
  await use("left").selectOption({ label: "Vision de près" });
  await person.gone(/à plus de 1\.00 de celui des lunettes/);
  const page = await form.saved();
  await page.eye("right").getByText("Usage Vision de loin").waitFor();
  await page.eye("left").getByText("Usage Vision de près").waitFor();
  const [sheet] = await shop.sheets();
  const { rows } = await sellBySheet(person, shop, sheet?.id ?? "");
  await takeByPalette(person, "zineb", /Zineb Alaoui/);
  await person.follow(`Fiche du ${formatDay(today())}`);
  await person.follow("Imprimer");
  await person.seen("Valeurs pour lentilles, jamais pour des lunettes");
  const paper = person.page.getByRole("main").locator("tbody tr");
  const printed = await paper.allInnerTexts();
  expect(printed.map((row) => row.split(/\s+/))).toEqual([
    ["OD", "8.60", "14.2", "−3.00", "-", "-", "-"],
    ["OG", "8.60", "14.2", "−1.50", "-", "-", "-"],
  ]);
  person.clean();

  const fitted = { bc: 8.6, dia: 14.2, product: shop.monthly.id };
  expect(await shop.sheets()).toMatchObject([
    {
      right_lens: contactEye({ ...fitted, sphere: -3, use: "far" }),
      left_lens: contactEye({ ...fitted, sphere: -1.5, use: "near" }),
    },
  ]);
  expect(rows).toMatchObject([
    { eye: "right", quantity: 1, lens: { ...rightLens, sphere: -3 } },
    { eye: "left", quantity: 1, lens: { ...leftLens, sphere: -1.5 } },
  ]);
  expect(await shop.violations()).toEqual([]);
});

it("a recalled lot is found with all its wearers, who get a message, and exported", async () => {
  const { person, shop, row, trial } = await recalled.open(desktop, "/app");
  await openLenses(person);
  await person.follow("Rappel d’un lot");
  const lot = person.field("Lot, ou code de la boîte");
  await expect.poll(async () => (await lot.count()) > 0 && isFocused(lot)).toBe(true);
  await person.type("rl77");
  await person.keys("Enter");
  await person.seen("3 boîtes du lot rl77", "06 12 34 56 78", "06 11 22 33 44");
  const order = new LensOrderPage(person);
  for (const [name, to] of [
    ["Zineb Alaoui OD", "212612345678"],
    ["Hicham Tazi OG", "212611223344"],
  ] as const) {
    const tell = () => person.press(new RegExp(`^Prévenir ${name}`));
    const message = await order.messageOf(tell);
    expect(message.to).toBe(to);
    expect(message.text).toContain("le fabricant rappelle des lentilles");
  }
  const { name, text } = await person.download(() => person.press("Exporter"));
  person.clean();

  expect(name).toBe("rappel-lot-rl77.csv");
  const cells = text
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(";"));
  const given = formatDay(today());
  const right = ["OD", "Biofinity", "RC 8.60 · Ø 14.2 · −3.25", "RL77", "1"];
  const left = ["OG", "Biofinity", "RC 8.60 · Ø 14.2 · −2.75", "RL77", "1"];
  expect(cells.map(([client, , ...others]) => [client, ...others.slice(0, 5)])).toEqual(
    expect.arrayContaining([
      ["Zineb Alaoui", ...right],
      ["Zineb Alaoui", ...right],
      ["Hicham Tazi", ...left],
    ]),
  );
  expect(cells.map((line) => line.slice(-2)).sort()).toEqual([
    ["Essai", given],
    ["Vente", given],
    ["Vente", given],
  ]);
  await expect
    .poll(async () =>
      (await shop.find("optique_messages")).map(({ kind, record }) => [kind, record]),
    )
    .toEqual([
      ["lens_recall", row?.id],
      ["lens_recall", trial.id],
    ]);
  expect(await shop.violations()).toEqual([]);
});
