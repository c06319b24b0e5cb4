import { describe, expect, it } from "vitest";

import { desktop, phone, tablet } from "#support/browser.ts";
import { fillShopToday } from "#support/filledShop.ts";
import { byKeyboard } from "./pages/byKeyboard.ts";
import { CounterSale } from "./pages/counterSale.ts";
import { expectNoOverflow, isFocused, isInView } from "./pages/layout.ts";
import { failRequests, holdRequests, loseAnswer } from "./pages/network.ts";
import { Palette } from "./pages/palette.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShopToday);
type Screen = Parameters<typeof scene.open>[0];
const saves = "**/api/optique/invoices/*";
const frame = "Monture Riad 52-18";

/** Counter sale whose prints are counted. */
async function openSale(screen: Screen, path: string = CounterSale.path) {
  const visited = await scene.visit(screen);
  await countPrints(visited.person);
  await visited.enter(path);
  const counter = visited.shop.find("optique_invoices", "prescription = ''");
  expect(await counter).toEqual([]);
  const sale = new CounterSale(visited.person);
  return {
    ...visited,
    sale,
    sales: () => visited.shop.find("optique_invoices", "prescription = ''"),
    /** Begins the next sale from the ticket of the last one. */
    next: async () => {
      await visited.person.follow("Nouvelle vente");
      await sale.ready();
    },
  };
}

it("a tablet shows the received amount beside two products, and pins quick tiles within the sale", async () => {
  const { person, sale, shop } = await openSale(tablet);
  await sale.ready();
  await sale.scan("RIAD", "PROG");
  await sale.seesQuantity("Verre - Progressif 1.6", "1");
  const isBeside = async () => {
    const [received, line] = [
      await sale.received.boundingBox(),
      await sale.line(frame).boundingBox(),
    ];
    return (received?.x ?? 0) >= (line?.x ?? 0) + (line?.width ?? 0);
  };
  const isFirst = async () =>
    ((await sale.received.boundingBox())?.y ?? Infinity) <
    ((await sale.client.boundingBox())?.y ?? -Infinity);
  for (const screen of [tablet, phone]) {
    await person.page.setViewportSize({ width: screen.width, height: screen.height });
    await sale.scanner.focus();
    await expect.poll(() => isInView(sale.received)).toBe(true);
    await expect.poll(() => isInView(sale.saveButton)).toBe(true);
    // On a phone the client field is below the received amount.
    await expect.poll(isBeside).toBe(screen === tablet);
    await expect.poll(isFirst).toBe(screen === phone);
    await expectNoOverflow(person);
    // On a smaller screen the received amount scrolls into view.
    await person.page.setViewportSize({ width: screen.width, height: 560 });
    await person.keys("Enter");
    await expect.poll(() => isFocused(sale.received)).toBe(true);
    await expect.poll(() => isInView(sale.received)).toBe(true);
  }
  await person.page.setViewportSize({ width: tablet.width, height: tablet.height });
  await pinsWithin({ person, sale, shop }, 1);
});

it("a phone sells scanned products, shows the change, prints the ticket, and creates no prescription", async () => {
  const { person, sale, sales, shop, frame: riad, next } = await openSale(phone);
  await sale.ready();
  const prescriptions = await shop.find("optique_prescriptions");
  await person.title("Vente comptoir");
  await sale.scan("riad", "RIAD");
  await sale.seesQuantity(frame, "2");
  await person.seen("1 produit, 2 pièces");
  await sale.give("2000");
  await sale.seesResult("Rendu", "300,00 DH");
  person.clean();
  await sale.saveButton.click();
  const ticket = await sale.sold();
  await person.toast(/Vente enregistrée\s: facture \d{10}/);
  await expect.poll(() => ticket.printed()).toBe(1);
  // The change stays visible after the save, while the money is counted.
  await sale.seesResult("Rendu", "300,00 DH");
  await expectNoOverflow(person);
  person.clean();
  const [sold, ...more] = await sales();
  expect(more).toEqual([]);
  expect(sold).toMatchObject({
    client: "",
    total_amount: 1700,
    paid_amount: 1700,
    status: "paid",
  });
  const [payment] = await shop.find("optique_payments", `invoice = '${sold?.id}'`);
  expect(payment).toMatchObject({ amount: 1700, payment_method: "cash" });
  expect(payment?.notes).toMatch(/^Donné 2\s000,00\sDH, rendu 300,00\sDH$/);
  expect((await shop.read("optique_products", riad.id)).stock).toBe(2);
  expect(await shop.find("optique_prescriptions")).toHaveLength(prescriptions.length);
  // The next sale is one press away, and starts empty.
  await next();
  await person.seen("Scannez un premier produit, ou tapez sa référence ou son nom.");
});

describe("the counter sale", () => {
  it("the counter sale is made by few keys, corrected by arrows, to a walk-in or a new client", async () => {
    const { person, sale, sales, shop, next } = await openSale(desktop);
    await shop.product({ name: "Étui rigide", reference: "6110001248873", selling_price: 40 });
    await sale.ready();
    await person.title("Vente comptoir");
    const keys = byKeyboard(person);
    await person.type("RIAD");
    await keys.press("Enter");
    await sale.seesQuantity(frame, "1");
    // Enter after erased text selects no product.
    await sale.scanner.fill("lingette");
    await person.seen("Aucun produit trouvé");
    await sale.scanner.fill("");
    await keys.press("Enter");
    await keys.isOn(/Donné/);
    await person.type("1000");
    await sale.seesResult("Rendu", "150,00 DH");
    await keys.press("Enter");
    const ticket = await sale.sold();
    await expect.poll(() => ticket.printed()).toBe(1);
    // The change stays visible after the save, while the money is counted.
    await sale.seesResult("Rendu", "150,00 DH");
    // The focus goes to the next sale after the print; Enter again starts it.
    await keys.isOn(/Nouvelle vente/);
    await keys.press("Enter");
    await sale.ready();
    expect(await sales()).toMatchObject([{ total_amount: 850, status: "paid" }]);
    console.log(`A counter sale: ${keys.presses()} presses beside the code.`);
    expect(keys.presses()).toBeLessThan(10);
    // Arrows and buttons change quantities; a scan in another field adds a product.
    await sale.scan("RIAD", "PROG");
    await sale.seesQuantity("Verre - Progressif 1.6", "1");
    // In the code field, arrows change the quantity of the last scanned line.
    await person.keys("ArrowUp", "ArrowUp", "ArrowDown");
    await sale.seesQuantity("Verre - Progressif 1.6", "2");
    await sale.quantity(frame).focus();
    await person.keys("ArrowUp", "ArrowUp", "ArrowDown");
    await sale.seesQuantity(frame, "2");
    await person.press(`Un de plus\u00a0: ${frame}`);
    await sale.seesQuantity(frame, "3");
    await person.press("Retirer\u00a0: Verre - Progressif 1.6");
    await sale.line("Verre - Progressif 1.6").waitFor({ state: "detached" });
    await sale.quantity(frame).press("Enter");
    await expect.poll(() => isFocused(sale.scanner)).toBe(true);
    // The arrows work like the buttons.
    await sale.quantity(frame).press("Tab");
    await expect.poll(() => isFocused(sale.price(frame))).toBe(true);
    await person.keys("Tab");
    await expect.poll(() => isFocused(person.button(`Retirer\u00a0: ${frame}`))).toBe(true);
    // A code scanned in another field adds a product, never an amount.
    await sale.received.fill("9000");
    await sale.scan("6110001248873");
    await sale.seesQuantity("Étui rigide", "1");
    await expect.poll(() => sale.received.inputValue()).toBe("9000");
    await person.page.getByRole("heading", { level: 1 }).click();
    await sale.scan("6110001248873");
    await sale.seesQuantity("Étui rigide", "2");
    expect(await sales()).toHaveLength(1);
    await person.keys("Control+Enter");
    await sale.sold();
    expect(await sales()).toContainEqual(expect.objectContaining({ total_amount: 2630 }));
    person.clean();
    // A walk-in who leaves an unpaid amount is asked about.
    await next();
    await sale.scan("6110001248873");
    await sale.seesQuantity("Étui rigide", "1");
    await sale.received.fill("10");
    await person.keys("Enter");
    const question = person.page.getByRole("dialog", {
      name: "Un client de passage devrait encore",
    });
    await question.getByText(/Il reste 30,00\sDH à payer/).waitFor();
    await expect.poll(() => person.page.getByText("Chargement...").count()).toBe(0);
    person.clean();
    // A second press of Enter closes the question, and saves nothing.
    await person.keys("Enter");
    await question.waitFor({ state: "detached" });
    expect(await sales()).toHaveLength(2);
    await person.keys("Enter");
    await question.getByRole("button", { name: "Enregistrer quand même" }).click();
    await sale.sold();
    expect(await sales()).toContainEqual(
      expect.objectContaining({ total_amount: 40, paid_amount: 10 }),
    );
    // A new client buys by cheque, with more pieces than the stock.
    await next();
    await person.type("progr");
    await person.page.getByRole("option", { name: /Progressif/ }).waitFor();
    await person.keys("Enter");
    const lens = "Verre - Progressif 1.6";
    await sale.quantity(lens).fill("9");
    await sale.line(lens).getByText("stock insuffisant (8)").waitFor();
    await sale.price(lens).fill("100");
    await person.page.getByRole("combobox", { name: "Client" }).focus();
    await person.type("Tazi Omar");
    await person.page.getByRole("option", { name: /Nouveau client/ }).waitFor();
    await person.keys("Control+Enter");
    const dialog = person.page.getByRole("dialog", { name: "Nouveau client" });
    await dialog.getByLabel("Téléphone").fill("06 11 22 33 44");
    person.clean();
    await dialog.getByLabel("Téléphone").press("Enter");
    await dialog.waitFor({ state: "detached" });
    await person.page.getByText("Chèque").click();
    await person.field("Référence").fill("CH-778");
    await person.field("Banque").fill("CIH Bank");
    await person.field("Échéance").fill("05/12/2026");
    await sale.give("400");
    await sale.seesResult("Reste à payer", "500,00 DH");
    person.clean();
    await sale.save();
    await sale.sold();
    await person.seen("Tazi Omar");
    const [client] = await shop.find("optique_clients", "name = 'Tazi Omar'");
    const [sold] = await shop.find("optique_invoices", `client = '${client?.id}'`);
    expect(sold).toMatchObject({ total_amount: 900, paid_amount: 400, status: "partial" });
    expect(await shop.find("optique_payments", `invoice = '${sold?.id}'`)).toMatchObject([
      {
        payment_method: "check",
        reference: "CH-778",
        bank: "CIH Bank",
        due_on: "2026-12-05 00:00:00.000Z",
        cheque_state: "in_hand",
      },
    ]);
  });

  it("the counter sale keeps a draft, shows refusals, and saves once after a lost answer or a double Enter", async () => {
    const { person, sale, sales, next } = await openSale(desktop);
    await sale.ready();
    await sale.scan("RIAD");
    await sale.seesQuantity(frame, "1");
    await loseAnswer(person, saves, "PUT");
    person.forgive(/status of 409/);
    await sale.save();
    await person.toast(/Échec|Erreur|erreur/);
    await sale.price(frame).fill("800");
    await sale.save();
    await sale.merge();
    await sale.save();
    await sale.sold();
    expect(await sales()).toMatchObject([{ total_amount: 800, status: "paid" }]);
    await next();
    // After a failed request the search works again, and the draft is still there.
    const failing = await failRequests(person, "**/api/optique/lists/products?*");
    await sale.scan("RIAD");
    await person.seen("«\u00a0RIAD\u00a0» n’a pas pu être cherché\u00a0: il n’est pas ajouté.");
    failing.mend();
    await sale.scan("RIAD");
    await sale.seesQuantity(frame, "1");
    await sale.give("900");
    await sale.received.blur();
    await sale.keptDraft("900,00");
    await sale.reload();
    await sale.seesQuantity(frame, "1");
    await expect.poll(() => sale.received.inputValue()).toBe("900,00");
    await sale.ignoreDraft();
    await sale.line(frame).waitFor({ state: "detached" });
    await sale.save();
    await person.seen("Ajoutez au moins un article valide");
    await expect.poll(() => isFocused(sale.scanner)).toBe(true);
    await sale.scan("6110001248873");
    await person.seen("Aucun produit pour «\u00a06110001248873\u00a0».");
    person.clean();
    await sale.scan("PROG");
    await sale.seesQuantity("Verre - Progressif 1.6", "1");
    await person.gone("Aucun produit pour «\u00a06110001248873\u00a0».");
    await person.gone("Ajoutez au moins un article valide");
    person.forgive(/status of 400|ClientResponseError 400/);
    const price = sale.price("Verre - Progressif 1.6");
    await price.fill("9999999999");
    await sale.save();
    await expect.poll(() => price.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => isFocused(price)).toBe(true);
    expect(await sales()).toHaveLength(1);
    await price.fill("50");
    await sale.save();
    const ticket = await sale.sold();
    expect(await sales()).toContainEqual(
      expect.objectContaining({ total_amount: 50, status: "paid" }),
    );
    await expect.poll(() => ticket.printed()).toBe(1);
    // A double Enter saves once, and still prints the ticket.
    await next();
    await sale.scan("RIAD");
    await sale.seesQuantity(frame, "1");
    const release = await holdRequests(person, saves);
    await sale.received.focus();
    await person.keys("Enter", "Enter");
    release();
    await sale.sold();
    await person.keys("Enter");
    await expect.poll(() => new PrintPage(person).printed()).toBe(2);
    expect(await sales()).toHaveLength(3);
  });

  it("a counter sale is a walk-in's in the lists, starts from lists and palette, and has quick tiles", async () => {
    const { person, sale, sales, shop } = await openSale(desktop, "/app");
    await person.follow("Vente");
    await sale.ready();
    await sale.scan("RIAD");
    await sale.seesQuantity(frame, "1");
    await sale.save();
    await sale.sold();
    const [sold] = await sales();
    await person.goto(`/app/invoices/${sold?.id}`);
    await person.seen("Client de passage", frame);
    person.clean();
    await person.turn("/app/invoices");
    await person.seen("Client de passage");
    person.clean();
    await person.follow("Vente");
    await sale.ready();
    await person.turn("/app");
    await person.seen("Client de passage");
    await new Palette(person).openByButton().then((palette) => palette.find("vente comp"));
    await new Palette(person).take(/Vente comptoir/);
    await person.at("/app/sale");
    await sale.ready();
    const { id } = await shop.product({ name: "Étui rigide", type: "accessory", reference: "ET" });
    await person.turn(`/app/products/${id}`);
    await person.press("Actions, Étui rigide");
    await person.page.getByRole("menuitem", { name: "Épingler à la vente comptoir" }).click();
    await person.toast("Produit épinglé à la vente comptoir");
    await person.turn(CounterSale.path);
    await sale.ready();
    const tiles = person.page.getByRole("region", { name: "Touches rapides" });
    // The frame of the filled shop was sold in the last thirty days; lenses have no tile.
    const names = tiles.getByRole("listitem");
    await expect.poll(() => names.count()).toBe(2);
    await expect.poll(() => names.first().innerText()).toContain("Étui rigide");
    await expect.poll(() => names.last().innerText()).toContain(frame);
    await names
      .first()
      .getByRole("button", { name: /^Étui rigide/ })
      .click();
    await names
      .first()
      .getByRole("button", { name: /Étui rigide/ })
      .first()
      .click();
    await sale.seesQuantity("Étui rigide", "2");
    await expect.poll(() => names.first().innerText()).toMatch(/^Déjà dans la vente\s:\s2\s/);
    await expect.poll(() => isFocused(sale.scanner)).toBe(true);
    await pinsWithin({ person, sale, shop }, 2);
    await tiles.getByRole("button", { name: "Monture", exact: true }).click();
    await expect.poll(() => names.count()).toBe(1);
    await person.accessible();
    person.clean();
  });
});

/** Pins a product from its line within a sale, and unpins it from its new tile. */
async function pinsWithin(
  { person, sale, shop }: Pick<Awaited<ReturnType<typeof openSale>>, "person" | "sale" | "shop">,
  before: number,
) {
  await shop.product({ name: "Spray 60 ml", type: "accessory", reference: "SP" });
  await sale.scanner.focus();
  const tiles = person.page.getByRole("region", { name: "Touches rapides" }).getByRole("listitem");
  await expect.poll(() => tiles.count()).toBe(before);
  await sale.scan("SP");
  await sale.seesQuantity("Spray 60 ml", "1");
  await person.press("Remise et remarque\u00a0: Spray 60 ml");
  const line = sale
    .line("Spray 60 ml")
    .getByRole("button", { name: "Épingler\u00a0: Spray 60 ml" });
  await line.click();
  await person.toast("Produit épinglé à la vente comptoir");
  await expect.poll(() => tiles.count()).toBe(before + 1);
  const pin = tiles.getByRole("button", { name: "Épingler\u00a0: Spray 60 ml" });
  await expect.poll(() => pin.getAttribute("aria-pressed")).toBe("true");
  await person.accessible();
  await pin.click();
  await expect.poll(() => tiles.count()).toBe(before);
  await person.press("Annuler");
  await expect.poll(() => tiles.count()).toBe(before + 1);
  expect(await shop.find("optique_products", "pinned = true && reference = 'SP'")).toMatchObject([
    { name: "Spray 60 ml" },
  ]);
}
