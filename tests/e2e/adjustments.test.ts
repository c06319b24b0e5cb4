import { describe, expect, it } from "vitest";

import { desktop, phone, tablet } from "#support/browser.ts";
import { openShop } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { AdjustmentForm, AdjustmentsList } from "./pages/adjustments.ts";
import { byKeyboard } from "./pages/byKeyboard.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { clippedTexts, cutFields } from "./pages/listLooks.ts";
import { failRequests } from "./pages/network.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";

const frame = "Monture Riad";
const scene = sceneWith(async (server: Server) => {
  const shop = await openShop(server);
  const { id } = await shop.product({ name: frame, stock: 10 });
  return { shop, stock: async () => (await shop.read("optique_products", id)).stock };
});

/** The remove button of a row stands beside its fields. */
async function seesRow(person: Person) {
  const form = new AdjustmentForm(person);
  const quantity = await form.quantity(frame).boundingBox();
  const removal = await form.removal(frame).boundingBox();
  expect(removal?.y).toBeGreaterThan((quantity?.y ?? Infinity) - 8);
  expect(removal?.y).toBeLessThan((quantity?.y ?? 0) + 8);
}

describe("adjustments of the stock", () => {
  it("adjustments are created, edited, listed and deleted on a phone, with their stock", async () => {
    const { person, stock } = await scene.open(phone, "/app/stock/adjustments");
    let list = new AdjustmentsList(person);
    await person.title("Ajustements de stock");
    await person.seen("Aucun ajustement trouvé");
    person.clean();
    let form = await list.create();
    await person.title("Nouvel Ajustement");
    await byKeyboard(person).isOn(/Inventaire/);
    const number = await form.number();
    expect(number).toMatch(/^AJ-\d{8}-\d{3}$/);
    expect(await form.reason()).toBe("inventory_count");
    await person.seen("Une quantité négative réduit le stock.");
    await person.press("Enregistrer");
    await person.seen("Produit requis", "Quantité requise");
    person.clean();
    await form.addProduct("riad", /Monture Riad/);
    // Seven pieces are counted where the stock has ten.
    await form.count(frame, "7");
    await expect.poll(() => form.quantity(frame).inputValue()).toBe("\u22123");
    await person.seen("10 → 7");
    // A changed quantity updates the displayed count beside it.
    await form.quantity(frame).fill("-2");
    await form.quantity(frame).press("Tab");
    await expect.poll(() => form.counted(frame).inputValue()).toBe("8");
    await form.count(frame, "7");
    await expect.poll(() => form.quantity(frame).inputValue()).toBe("\u22123");
    person.clean();
    await person.press("Enregistrer");
    list = await form.saved("créé");
    await person.seen(number, "Inventaire");
    expect(await stock()).toBe(7);
    form = await list.edit(number);
    await form.chooseReason("theft");
    // A loss accepts a number of pieces with or without a minus sign.
    await form.counted(frame).waitFor({ state: "detached" });
    await form.quantity(frame).fill("5");
    await form.save();
    list = await form.saved("modifié");
    await person.seen("Vol/Perte");
    expect(await stock()).toBe(5);
    await list.filter("Motif", "damage");
    await person.seen("Aucun ajustement ne correspond à ces filtres.");
    await list.reset();
    await list.remove(number);
    expect(await stock()).toBe(10);
  });

  it("a count shows its errors, the real change, and a product counted twice, and is kept as a draft", async () => {
    const { person, stock, shop } = await scene.open(desktop, "/app/stock/adjustments/new");
    let form = new AdjustmentForm(person);
    const isMarked = () => form.counted(frame).getAttribute("aria-invalid");
    await form.addProduct("riad", /Monture Riad/);
    await seesRow(person);
    for (const counted of ["-99", "abc", "1,5"]) {
      await form.count(frame, counted);
      await person.seen("Ce qui est compté est un nombre entier, 0 ou plus");
      await expect.poll(isMarked).toBe("true");
      await form.save();
      await form.counted(frame).and(person.page.locator(":focus")).waitFor();
      await expect.poll(() => person.page.getByText(/Conforme|Quantité requise/).count()).toBe(0);
      await form.count(frame, "7");
      await expect.poll(isMarked).toBeNull();
    }
    await form.quantity(frame).fill("0");
    await form.save();
    await person.seen(/Une quantité de 0 ne corrige rien/);
    await expect.poll(() => form.quantity(frame).getAttribute("aria-invalid")).toBe("true");
    await form.count(frame, "10");
    await person.seen("Conforme");
    await form.save();
    await person.toast("Le comptage correspond au stock\u00a0: il n’y a rien à corriger");
    await person.at("/app/stock/adjustments");
    expect(await stock()).toBe(10);
    expect(await shop.find("optique_stock_adjustments")).toEqual([]);
    // The real change is shown when the stock was too low, and an edit is previewed.
    await person.turn("/app/stock/adjustments/new");
    form = new AdjustmentForm(person);
    const number = await form.number();
    await form.addProduct("riad", /Monture Riad/);
    await form.quantity(frame).fill("-50");
    await person.seen("10 → 0", "RIAD");
    await form.save();
    const list = await form.saved("créé");
    expect(await stock()).toBe(0);
    form = await list.edit(number);
    await person.seen("10 → 0");
    await form.quantity(frame).fill("-1");
    await person.seen("10 → 9");
    await form.save();
    await form.saved("modifié");
    expect(await stock()).toBe(9);
    // An error is at the line of a product that is counted twice.
    await person.turn("/app/stock/adjustments/new");
    form = new AdjustmentForm(person);
    await form.addProduct("riad", /Monture Riad/);
    await form.count(frame, "7");
    await form.addRow();
    await form.addProductAgain("riad", /Monture Riad/);
    await form.countAgain(frame, "6");
    await person.seen("9 → 7", "7 → 6");
    await form.save();
    await person.seen("Ce produit est déjà compté à l’article 1");
    expect(await stock()).toBe(9);
    // Typed values are kept as a draft, and a list or record that fails to load shows an error.
    await form.writeNotes("comptage du soir");
    await form.keptDraft("comptage du soir");
    await form.reload();
    await failRequests(person, "**/api/optique/lists/adjustments*");
    await person.goto("/app/stock/adjustments");
    await person.seen("Une erreur est survenue lors du chargement des ajustements");
    await failRequests(person, "**/api/optique/adjustments/*");
    await person.goto("/app/stock/adjustments/edit/aaaaaaaaaaaaaaa");
    await person.seen("Échec du chargement des données. Veuillez réessayer.");
    person.clean();
  });

  it("the form of an adjustment shows whole product names on a tablet", async () => {
    const { person, shop } = await scene.open(tablet, "/app/stock/adjustments/new");
    const name = "Monture titane Oasis 51-17, écaille";
    await shop.product({ name, reference: "OASIS-51-17-EC", stock: 1234 });
    const form = new AdjustmentForm(person);
    await form.addProduct("oasis", /Oasis/);
    await form.count(name, "98765");
    await person.seen("1234 → 98765");
    const product = person.page.getByRole("combobox", { name: /Produit/ });
    expect((await product.boundingBox())?.width).toBeGreaterThanOrEqual(260);
    expect(await cutFields(person)).toEqual([]);
    expect(await clippedTexts(person)).toEqual([]);
    await expectNoOverflow(person);
    await form.addRow();
    await form.addProductAgain("riad", /Monture Riad/);
    await seesRow(person);
    person.clean();
  });
});
