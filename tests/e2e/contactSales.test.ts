import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import { leftLens, openContactShop, rightLens, storedDayOf } from "#support/contactShop.ts";
import { newId, openShop } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { byKeyboard } from "./pages/byKeyboard.ts";
import { ClientPage } from "./pages/clients.ts";
import { ContactSale } from "./pages/contactSale.ts";
import { expectNoOverflow, isFocused } from "./pages/layout.ts";
import { countPrints } from "./pages/prints.ts";
import { QuoteForm } from "./pages/quotes.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const right = "RC 8.60 · Ø 14.2 · −3.25";
const left = "RC 8.60 · Ø 14.2 · −2.75";

/** Shop whose wearer has a sheet and no sale yet. */
async function sheetShop(server: Server) {
  const shop = await openContactShop(server);
  const sheet = await shop.makeSheet();
  return { shop, sheet };
}

/** Shop whose wearer bought two boxes for the right eye and one for the left, half a year ago. */
async function soldShop(server: Server) {
  const filled = await sheetShop(server);
  const { shop, sheet } = filled;
  const sold = await shop.sell({
    date: addDays(today(), -170),
    contact: sheet.id,
    items: [shop.boxes(2), shop.boxes(1, { eye: "left", lens: leftLens })],
  });
  return { ...filled, sold };
}

/** Shop with a product of contact lenses, which it has never sold as contact lenses. */
async function firstShop(server: Server) {
  const shop = await openShop(server);
  await shop.product({ name: "Lentilles vertes", type: "contact_lens", stock: 4 });
  return { shop };
}

const scene = sceneWith(sheetShop);
const first = sceneWith(firstShop);
const renewed = sceneWith(soldShop);

async function openSale(screen: Screen) {
  const visited = await scene.visit(screen);
  await countPrints(visited.person);
  await visited.enter(ContactSale.path);
  const sale = new ContactSale(visited.person);
  const sold = async () => {
    const invoice = (await visited.shop.find("optique_invoices")).at(-1);
    const items = await visited.shop.find("optique_invoice_items", `invoice = '${invoice?.id}'`);
    return {
      contact: invoice?.contact,
      items: items.map(({ eye, quantity, lens }) => ({ eye, quantity, lens })),
    };
  };
  return { ...visited, sale, sold };
}

describe.each([phone])("contact lenses at the counter at $name", (screen) => {
  it("become two lines with the values of the sheet, which are printed on the ticket", async () => {
    const { person, sale, sold, sheet } = await openSale(screen);
    await sale.ready();
    await sale.chooseClient("zineb", "Zineb Alaoui");
    await sale.add("biof", /Biofinity/);
    await sale.hasWords("OD", right);
    await sale.hasWords("OG", left);
    await expect.poll(() => sale.sheet.inputValue()).toBe(sheet.id);
    await expectNoOverflow(person);
    await person.accessible();
    person.clean();
    await sale.save();
    const ticket = await sale.sold();
    await person.seen(`OD · ${right}`, `OG · ${left}`);
    expect(await sold()).toEqual({
      contact: sheet.id,
      items: [
        { eye: "right", quantity: 1, lens: rightLens },
        { eye: "left", quantity: 1, lens: leftLens },
      ],
    });
    await ticket.choose("A4");
    await person.seen(`OD · ${right}`);
  });
});

describe("a line of contact lenses", () => {
  it("follows the client chosen after it, and its quantity changes by keys", async () => {
    const { person, sale } = await openSale(desktop);
    await sale.ready();
    await sale.add("biof", /Biofinity/);
    await sale.eye("ODG").waitFor();
    await sale.chooseClient("zineb", "Zineb Alaoui");
    await sale.hasWords("OD", right);
    await sale.hasWords("OG", left);
    // A further box is for the eye with fewer boxes; D and G in the quantity field set the line's eye.
    await person.press("Retirer : Biofinity");
    await sale.eye("OD").waitFor({ state: "detached" });
    await sale.quantity("Biofinity").focus();
    await person.keys("d");
    await sale.hasWords("OD", right);
    // For both eyes there are no values, because the eyes differ.
    await person.keys("o");
    await sale.eye("ODG").getByText("Saisir les valeurs").waitFor();
    await person.keys("g");
    await sale.hasWords("OG", left);
    person.clean();
  });

  it("another power gets a remark, a refused value and a deleted sheet are marked at their fields, and the sale goes on", async () => {
    const { person, sale, sold, shop, sheet } = await openSale(desktop);
    await sale.ready();
    await sale.chooseClient("zineb", "Zineb Alaoui");
    await sale.add("biof", /Biofinity/);
    await sale.openValues("OD");
    await person.accessible();
    await sale.value("OD", "Sphère").fill("-375");
    await sale.value("OD", "Cylindre").fill("-0,75");
    await sale.value("OD", "Axe").fill("200");
    await person.keys("Tab");
    await person.seen(/La fiche a une autre puissance/);
    await sale.save();
    await person.seen("L’axe doit être entre 1 et 180°");
    await expect.poll(() => isFocused(sale.value("OD", "Axe"))).toBe(true);
    await person.accessible();
    await sale.value("OD", "Axe").fill("90");
    await sale.save();
    await sale.sold();
    expect((await sold()).items[0]).toMatchObject({
      eye: "right",
      lens: { ...rightLens, sphere: -3.75, cylinder: -0.75, axis: 90 },
    });
    person.clean();

    await ContactSale.go(person);
    await sale.chooseClient("zineb", "Zineb Alaoui");
    await sale.add("biof", /Biofinity/);
    await sale.hasWords("OD", right);
    await shop.send("DELETE", `/api/collections/optique_contact_prescriptions/records/${sheet.id}`);
    await sale.save();
    await expect.poll(() => sale.sheet.getAttribute("aria-invalid")).toBe("true");
    await person.accessible();
    await sale.sheet.selectOption("");
    await sale.save();
    await sale.sold();
    expect((await sold()).contact).toBe("");
    person.forgive(/400/);
    person.clean();
  });
});

it("a shop that has never used contact lenses sells them like any product", async () => {
  const { person, shop } = await first.open(desktop, ContactSale.path);
  const sale = await new ContactSale(person).ready();
  await sale.add("verte", /Lentilles vertes/);
  await sale.seesQuantity("Lentilles vertes", "1");
  await expect.poll(() => person.button(/Saisir les valeurs/).count()).toBe(0);
  await expect.poll(() => sale.eye("ODG").count()).toBe(0);
  await sale.save();
  await person.at(/^\/app\/invoices\/print\//);
  const [item] = await shop.find("optique_invoice_items");
  expect(item).toMatchObject({ product_type: "contact_lens", eye: "", lens: null });
  person.clean();
});

describe("a renewal of contact lenses", () => {
  it("a renewal is sold by Enter on 'Renouveler' of the client's page, and Enter on 'Enregistrer'", async () => {
    const { person, shop, sheet, sold } = await renewed.open(desktop, async (filled) => {
      const [row] = await filled.shop.rows(`eye = 'left'`);
      await filled.shop.patchRow(row?.id ?? "", {
        status: "given",
        given_on: storedDayOf(today()),
      });
      return ClientPage.path.concat(filled.shop.wearer.id);
    });
    const keys = byKeyboard(person);
    await person.seen(right, left, "Lentilles");
    await person.accessible();
    // The page shows until when the boxes last.
    const { right_until, left_until } = await shop.sheet(sheet.id);
    await person.seen(
      `jusqu’au ${formatDay(right_until)}`,
      `jusqu’au ${formatDay(left_until)}`,
      `Fiche du ${formatDay(today())}`,
    );
    await person.link("Renouveler").focus();
    await keys.press("Enter");
    await person.at(`/app/sale?renouveler=${sheet.id}`);
    const sale = new ContactSale(person);
    await sale.isFilled();
    await person.seen(sold.invoice_number);
    await expect
      .poll(() => sale.eye("OD").getByLabel("Quantité, Biofinity").inputValue())
      .toBe("2");
    await expect
      .poll(() => sale.eye("OG").getByLabel("Quantité, Biofinity").inputValue())
      .toBe("1");
    await keys.press("Enter");
    await person.toast(/Vente enregistrée/);
    await person.at(/^\/app\/invoices\/\w+$/);
    await person.seen(`OD · ${right}`, `OG · ${left}`);
    person.clean();
    const [latest] = await shop.find("optique_invoices", `id != '${sold.id}'`);
    expect(latest).toMatchObject({ contact: sheet.id, total_amount: 900, paid_amount: 0 });
    expect(keys.presses()).toBe(2);
  });

  it("fits a phone, and shows the warning of an overdue check", async () => {
    const { person, shop, sheet } = await renewed.open(phone, "/app");
    await shop.putSheet(
      { ...(await shop.sheet(sheet.id)), check_on: addDays(today(), -3) },
      sheet.id,
    );
    await person.go(`/app/sale?renouveler=${sheet.id}`);
    const sale = new ContactSale(person);
    await sale.hasWords("OD", right);
    await person.seen("Le contrôle de ces lentilles est dépassé");
    await expectNoOverflow(person);
    await person.accessible();
    await sale.orderButton.click();
    await person.toast(/Vente enregistrée/);
    person.clean();
  });
});

describe("the values of contact lenses", () => {
  it("contact lens values are in the prescription form, from a quote to its paper and sale, and on an issued invoice", async () => {
    const { person, shop, sheet } = await scene.open(desktop, "/app/prescriptions/new");
    const form = await new SalesForm(person).ready();
    await form.chooseClient("zineb", "Zineb Alaoui");
    await form.right("sphere").fill("-3.50");
    const lines = new ContactSale(person);
    await lines.pick("Ajouter un autre produit", "biof", /Biofinity/);
    await lines.hasWords("OD", right);
    await lines.hasWords("OG", left);
    await person.accessible();
    await form.save();
    await form.saved("créée");
    const [invoice] = await shop.find("optique_invoices");
    expect(invoice?.contact).toBe(sheet.id);
    await person.go(`/app/prescriptions/edit/${invoice?.prescription}`);
    await form.ready();
    await lines.hasWords("OG", left);
    await expect.poll(() => lines.sheet.inputValue()).toBe(sheet.id);
    await lines.openValues("OG");
    await lines.value("OG", "Sphère").fill("-3");
    await lines.sheet.selectOption("");
    await form.save();
    await form.saved("mise à jour");
    expect((await shop.find("optique_invoices"))[0]?.contact).toBe("");
    const items = await shop.find("optique_invoice_items");
    expect(items.map(({ eye, lens }) => [eye, lens])).toEqual([
      ["right", rightLens],
      ["left", { ...leftLens, sphere: -3 }],
    ]);
    person.clean();

    await person.go("/app/devis/nouveau");
    const quoteForm = await new QuoteForm(person).ready();
    await quoteForm.chooseClient("zineb", "Zineb Alaoui");
    await lines.pick(/^Ajouter à/, "biof", /Biofinity/);
    await lines.hasWords("OD", right);
    await lines.hasWords("OG", left);
    await person.accessible();
    await quoteForm.pressSave();
    await person.at(/^\/app\/devis\/\w+$/);
    await person.seen(`OD · ${right}`, `OG · ${left}`);
    const [quote] = await shop.find("optique_quotes");
    await person.go(`/app/print/devis/${quote?.id}`);
    await person.seen(`OD · ${right}`, "Imprimer la correction");
    await person.field("Imprimer la correction").uncheck();
    await person.gone(`OD · ${right}`);
    await person.go(`/app/devis/${quote?.id}`);
    await person.press("Transformer en vente");
    await person.at(`/app/sale?devis=${quote?.id}`);
    await lines.hasWords("OD", right);
    // The client's sheets are requested once the sale is open.
    await expect.poll(() => person.field("Fiche lentilles").inputValue()).toBe(sheet.id);
    await lines.save();
    await lines.sold();
    const ofQuote = (await shop.find("optique_invoices")).at(-1);
    expect(ofQuote?.contact).toBe(sheet.id);
    person.clean();

    const sold = await shop.sell({ items: [shop.boxes(1, { lens: null })] }, newId());
    await shop.send("PATCH", `/api/collections/optique_companies/records/${shop.company}`, {
      invoice_lock: true,
    });
    await shop.send("POST", `/api/optique/invoices/${sold.id}/issue`, {});
    await person.goto(`/app/invoices/${sold.id}`);
    await person.follow("Modifier");
    await lines.sheet.selectOption(sheet.id);
    await lines.hasWords("OD", right);
    await person.accessible();
    await person.press("Enregistrer");
    await person.toast("Lentilles enregistrées");
    await person.seen(`OD · ${right}`);
    person.clean();
  });
});
