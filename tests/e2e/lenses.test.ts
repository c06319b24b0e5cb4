import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { powerRow } from "#support/lensShop.ts";
import { line, newId } from "#support/shop.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import { emptyShop } from "#support/filledShop.ts";
import { pricedShop } from "#support/pricedShop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { LensChoice } from "./pages/lenses.ts";
import { Palette } from "./pages/palette.ts";
import { QuoteForm } from "./pages/quotes.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(pricedShop);
const empty = sceneWith(emptyShop);
const [orme, fine, durci] = ["Orme 1.6 AR", "Orme 1.67 AR", "Orme 1.5 durci"];

/** Opens a sale of the client with this correction, ready for its lenses. */
async function openSale(screen: Screen, right: Eye, left: Eye) {
  const opened = await scene.open(screen, "/app/prescriptions/new");
  return { ...opened, ...(await beginSale(opened, right, left)) };
}
type Opened = Pick<Awaited<ReturnType<typeof scene.open>>, "person" | "client">;

/** Chooses the client and types the correction. */
async function beginSale({ person, client }: Opened, right: Eye, left: Eye) {
  const form = await new SalesForm(person).ready();
  await form.chooseClient("benali", client.name);
  await form.typeEyes(right, left);
  return { form, choice: new LensChoice(person) };
}
type Eye = Parameters<SalesForm["typeEyes"]>[0];

/** Chooses two lenses with three presses and Enter, and saves the sale. */
async function choosesTwo({ person, shop, form, choice }: Awaited<ReturnType<typeof openSale>>) {
  const byKey = person.screen === desktop;
  await choice.open();
  await choice.seen("Pas possible (1)");
  await person.accessible();
  await expectNoOverflow(person);
  for (const name of [/^Unifocal, dès 640,00/, /^1\.6, dès 640,00/, /^AR, dès 640,00/])
    await choice.press(name, { byKey });
  await choice.isFocusedOn(orme);
  await person.keys("Enter");
  await choice.isClosed();
  await person.seen("OD · −5,25 (−2,00) · Ø 65", "OG · −4,75 · Ø 65");
  await person.toTop();
  await person.accessible();
  await expectNoOverflow(person);
  await form.save();
  await form.saved("créée");
  person.clean();
  const items = await shop.find("optique_invoice_items");
  expect(items.map(({ eye, quantity, price, source }) => [eye, quantity, price, source])).toEqual(
    expect.arrayContaining([
      ["right", 1, 320, "lab"],
      ["left", 1, 320, "lab"],
    ]),
  );
}

describe("lenses by power in a sale", () => {
  it("a phone chooses two lenses by three presses and Enter", async () => {
    const opened = await openSale(
      phone,
      { sphere: "-5,25", cylinder: "-2", axis: "120" },
      { sphere: "-4,75" },
    );
    await choosesTwo(opened);
  });

  it("a lens comes from the drawer or its lab, is refused once sold elsewhere, and may be made specially", async () => {
    const opened = await openSale(desktop, { sphere: "+1", cylinder: "-0,50", axis: "90" }, {});
    const { person, shop, drawer, form, choice } = opened;
    await choice.open();
    await choice.choose(durci);
    // A drawer chosen by a press is required by the save.
    await person.button(/^Tiroir, Orme 1\.5 durci/).click();
    await person.button(/^À commander, Orme 1\.5 durci/).click();
    await shop.adjust(drawer.id, { "+1.00 -0.50 65": -3 });
    await form.saveButton.click();
    await person.seen("Ce verre n’est plus dans le tiroir");
    await person.accessible();
    person.forgive(/409/);
    await person.button(/^Tiroir, Orme 1\.5 durci/).click();
    await form.save();
    await form.saved("créée");
    // The card says where the lens comes from.
    const [job] = await shop.find("optique_jobs");
    await person.turn(`/app/atelier/${job?.id}`);
    await person.seen(/^OD\u00a0: Orme 1\.5 durci/);
    person.clean();
    // One eye comes from the drawer, and only the other is ordered.
    await shop.adjust(drawer.id, { "+1.00 -0.50 65": 3 });
    await person.turn("/app/prescriptions/new");
    await beginSale(opened, { sphere: "+1", cylinder: "-0,50", axis: "90" }, { sphere: "+1" });
    await choice.open();
    await choice.press(/^Unifocal/);
    await choice.seen("En stock\u00a0: OD\u00a03 · OG à commander, 2 jours");
    await choice.choose(durci);
    await person.seen("OD · +1,00 (−0,50) · Ø 65");
    // A press orders the lens although the drawer has it, and another press takes it from the drawer.
    await person.button(/^Tiroir, Orme 1\.5 durci/).click();
    await person.button(/^À commander, Orme 1\.5 durci/).click();
    await person.button(/^Tiroir, Orme 1\.5 durci/).waitFor();
    await form.save();
    await form.saved("créée");
    const items = await shop.find("optique_invoice_items", "power != null");
    expect(items.map(({ eye, source }) => `${eye} ${source}`).sort()).toEqual([
      "left lab",
      "right lab",
      "right stock",
    ]);
    // At the end of the day, the sold lens is ordered again.
    await person.turn("/app/verres/reassort");
    await person.seen("Vendus aujourd’hui", "1 verre");
    await person.accessible();
    await person.press("Commander chez Verrerie Atlas");
    await person.toast(/^Bon BR-.* créé, en attente$/);
    await person.seen("Tout est commandé");
    person.clean();
    const [ordered] = await shop.find("optique_stock_receipt_items");
    expect(ordered).toMatchObject({ cell: "+1.00 -0.50 65", quantity: 1 });
    // A lens outside its range is refused before the payment, unless it is marked as agreed by the lab.
    await person.turn("/app/prescriptions/new");
    await beginSale(opened, { sphere: "-5,25" }, { sphere: "-7,25" });
    await choice.open();
    await choice.press(/^Unifocal/);
    await choice.unfold("Pas possible (2)");
    await choice.seen(/^OG\u00a0: sphère −7,25/);
    await choice.special(orme);
    await person.seen(/^OG · −7,25 · Fabrication spéciale/);
    for (const price of await person.page.getByLabel(`Prix unitaire, ${orme}`).all())
      await price.fill("400");
    // The correction changes after the lens was chosen.
    await form.right("sphere").fill("-5,50");
    await person.seen("La correction a changé\u00a0: choisissez de nouveau le verre");
    await form.save();
    await form.saved("créée");
    person.clean();
    // Three presses and Enter choose two lenses.
    await person.turn("/app/prescriptions/new");
    await beginSale(opened, { sphere: "-5,25", cylinder: "-2", axis: "120" }, { sphere: "-4,75" });
    await choosesTwo(opened);
  });
});

describe("the prices of lenses for a correction", () => {
  it("the prices of a correction become a quote of one eye or of variants, sold at today's tariff", async () => {
    const { person, shop, client, orme: range } = await scene.open(desktop, "/app");
    const [supplier] = await shop.find("optique_suppliers");
    const prism = await shop.product({
      name: "Prisme Atlas",
      type: "service",
      supplement: "prism",
      supplier: supplier?.id,
    });
    await shop.tariff({
      product: prism.id,
      rows: [
        { to: 3, price: 80, cost: null },
        { to: 6, price: 120, cost: null },
      ],
    });
    await person.turn("/app/devis/nouveau");
    const form = await new QuoteForm(person).ready();
    await person.field("Nom, sans créer de fiche").fill("Madame Idrissi");
    const choice = new LensChoice(person);
    await person.press("Choisir par puissance");
    await person.field("Correction").fill("OD -5,25 (-2,00) OG -4,75 prisme 4 nasal");
    await choice.seen("OG −4,75 prisme 4");
    await choice.press(/^1 œil$/);
    await person.press("OG");
    await choice.seen(/^\+ Prisme Atlas \(OG\)/);
    await person.accessible();
    await choice.choose(orme);
    await form.line("Lignes", orme).getByText("OG · −4,75 · Ø 65").waitFor();
    await form.line("Lignes", "Prisme Atlas").waitFor();
    await form.save();
    await person.toast("Devis créé avec succès");
    person.clean();
    const lines = await shop.find("optique_quote_items");
    expect(lines.map(({ eye, price }) => `${eye} ${price}`).sort()).toEqual([
      "left 120",
      "left 320",
    ]);
    // Three prices become a quote with three variants.
    await person.goto("/app");
    const palette = await new Palette(person).open();
    await palette.find("combien");
    await palette.take(/^Prix d’un verre/);
    await person.at("/app/verres");
    await person.field("Correction").fill("OD -5,25 (-2,00) OG -4,75");
    await person.seen("OD −5,25 (−2,00) · OG −4,75", orme);
    await person.field("Verre").fill("aminci");
    await person.gone("Argan 1.5");
    await person.button(/^Unifocal/).click();
    await person.button(/^1\.6, /).focus();
    await person.keys("1", "2");
    await person.seen("2 verres cochés");
    await person.accessible();
    await person.keys("d");
    await new QuoteForm(person).ready();
    await form.line("Variante A", orme).first().waitFor();
    await form.line("Variante B", fine).first().waitFor();
    await person.seen("OD · −5,25 (−2,00) · Ø 65");
    await person.field("Nom, sans créer de fiche").fill("Madame Idrissi");
    await person.accessible();
    await form.save();
    await person.toast("Devis créé avec succès");
    await person.seen("B coûte 320,00\u00a0DH de plus que A");
    person.clean();
    // An expired quote is sold at its own prices, or at those of today's tariff.
    const power = { sphere: -5.25, cylinder: -2, add: null, diameter: 65 };
    const quote = newId();
    const sent = await shop.send("PUT", `/api/optique/quotes/${quote}`, {
      client: client.id,
      date: addDays(today(), -60),
      valid_until: addDays(today(), -30),
      items: [{ ...line(range.id, 1, 320), eye: "right", power }],
    });
    expect(sent.status).toBe(200);
    await shop.tariff({
      product: range.id,
      from: today(),
      rows: [powerRow([-6, 0], [-2, 0], 345)],
    });
    await person.goto(`/app/devis/${quote}`);
    await person.press("Transformer en vente");
    await person.seen("Les prix ont changé", "345,00");
    await person.press("Prendre les prix du jour");
    await new SalesForm(person).ready();
    await person.seen("OD · −5,25 (−2,00) · Ø 65");
    await expect
      .poll(() => person.page.getByLabel(`Prix unitaire, ${orme}`).inputValue())
      .toBe("345,00");
    person.clean();
  });

  it("a shop without a lens range sees only the link to create its first", async () => {
    const { person } = await empty.open(desktop, "/app/prescriptions/new");
    await new SalesForm(person).ready();
    await expect.poll(() => person.button("Choisir par puissance").count()).toBe(0);
    await person.goto("/app/verres");
    await person.seen("Aucune gamme de verres");
    await person.accessible();
    await person.goto("/app/products?nouveau=1");
    await person.field("Type").selectOption("service");
    await expect.poll(() => person.field("Supplément de verre").count()).toBe(0);
    await person.field("Type").selectOption("lens");
    await person.field("Prix par puissance").check();
    await person.field("Géométrie").selectOption("progressive");
    await person.seen(/^Addition, de/);
    await person.accessible();
    await person.press("Annuler");
    await person.goto("/app/products");
    await person.button("Actions").first().click();
    await person.page.getByRole("menuitem", { name: "Importer un tarif de verres" }).click();
    await person.title("Importer un tarif de verres");
    person.clean();
  });
});
