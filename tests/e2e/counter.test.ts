import { describe, expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { payment } from "#support/shop.ts";
import { InvoicePage } from "./pages/invoices.ts";
import { byKeyboard } from "./pages/byKeyboard.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";
import { enter } from "./pages/session.ts";

const scene = sceneWith(fillShop);

describe("a sale by keyboard only", () => {
  const mostPresses = 60;

  it(`takes at most ${mostPresses} key presses besides the typed text`, async () => {
    const { person, shop, client } = await scene.open(desktop, "/app/prescriptions/new");
    const counter = byKeyboard(person);
    await counter.isOn(/Client/);
    await counter.pick("benali", /Benali Aïcha/);
    await counter.reach(/Œil droit/);
    for (const value of ["+2", "-1,25", "90", "2", "31,5", "1,75", "-0,75", "100", "2", "32"]) {
      await person.type(value);
      await counter.press("Enter");
    }
    await counter.reach(/Ajouter un verre/);
    await counter.pick("progressif", /Progressif/);
    await counter.isOn(/Quantité/);
    await person.type("2");
    await counter.reach(/Ajouter un autre produit/);
    await counter.pick("riad", /Riad/);
    await counter.isOn(/Quantité/);
    await counter.reach(/Ajouter un paiement/);
    await counter.press("Enter");
    await counter.isOn(/Montant/);
    await person.type("1000");
    await counter.press("Control+s");
    await new SalesForm(person).saved("créée");
    const [sale] = await shop.find("optique_prescriptions", "right_eip = 31.5");
    expect(sale).toMatchObject({
      client: client.id,
      right_sphere: 2,
      right_cylinder: -1.25,
      left_sphere: 1.75,
      left_axis: 100,
      left_eip: 32,
    });
    expect(await shop.find("optique_invoices", `prescription = '${sale?.id}'`)).toMatchObject([
      { total_amount: 2250, paid_amount: 1000, status: "partial" },
    ]);
    console.log(`A sale by keyboard: ${counter.presses()} presses beyond the values.`);
    expect(counter.presses()).toBeLessThanOrEqual(mostPresses);
  });
});

describe("two counters at the same time", () => {
  it("a payment on one appears in the list and the page of the other", async () => {
    const { person, shop, sale, another } = await scene.open(desktop, "/app/invoices");
    const invoice = sale.invoice?.id ?? "";
    await person.seen("Partielle");
    const other = await another();
    await enter(other, `/app/invoices/${invoice}`, shop);
    await other.seen("Partielle");
    await new InvoicePage(other).pay("500");
    await person.seen("750,00");
    await InvoicePage.open(person, invoice);
    await person.seen("Partielle");
    await shop.create("optique_payments", { ...payment(750), invoice });
    await other.seen("Payée");
    await person.seen("Payée");
    person.clean();
    other.clean();
  });
});
