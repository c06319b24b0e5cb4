import { afterAll, afterEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, screens, type Visit, visit } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { payment } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectToast } from "./pages/shopPages.ts";

let server: Server;
let filled: FilledShop;
let person: Visit;
afterAll(closeBrowser);
afterEach(async () => {
  await person.close();
  await server.stop();
});

async function open(screen: (typeof screens)[number], path: (shop: FilledShop) => string) {
  server = await startServer();
  filled = await fillShop(server);
  person = await visit(server.url, screen);
  await enter(person, path(filled), filled.shop);
}

describe("a sale by keyboard only", () => {
  const mostPresses = 60;
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await person.page.keyboard.press(key);
  };
  const focused = () =>
    person.page.evaluate(() => {
      const element = document.activeElement;
      // The body holds every word of the page: it is no field.
      if (element === document.body) return "";
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : "";
      const group = element?.closest("[role=group]")?.getAttribute("aria-label") ?? "";
      return `${group} ${element?.getAttribute("aria-label") ?? label ?? ""} ${element?.textContent ?? ""}`;
    });
  /** Goes on, as one does at the counter, until the field is there. */
  async function reach(name: RegExp) {
    for (let step = 0; step < 25; step += 1) {
      if (name.test(await focused())) return;
      const isButton = await person.page.evaluate(
        () => document.activeElement instanceof HTMLButtonElement,
      );
      const before = await focused();
      await press(isButton ? "Tab" : "Enter");
      await expect.poll(focused).not.toBe(before);
    }
    throw new Error(`${String(name)} was not reached; the focus is on ${await focused()}`);
  }
  const type = (value: string) => person.page.keyboard.type(value);
  const pick = async (typed: string, option: RegExp) => {
    await type(typed);
    await person.page.getByRole("option", { name: option }).first().waitFor();
    await press("Enter");
  };

  it(`takes at most ${mostPresses} key presses beyond what is typed`, async () => {
    await open(desktop, () => "/app/prescriptions/new");
    const { page } = person;
    await expect.poll(focused).toMatch(/Client/);
    await pick("benali", /Benali Aïcha/);
    await reach(/Œil droit/);
    for (const value of ["+2", "-1,25", "90", "2", "31,5", "1,75", "-0,75", "100", "2", "32"]) {
      await type(value);
      await press("Enter");
    }
    await reach(/Ajouter un verre/);
    await pick("progressif", /Progressif/);
    await expect.poll(focused).toMatch(/Quantité/);
    await type("2");
    await reach(/Ajouter un autre produit/);
    await pick("riad", /Riad/);
    await expect.poll(focused).toMatch(/Quantité/);
    await reach(/Ajouter un paiement/);
    await press("Enter");
    await expect.poll(focused).toMatch(/Montant/);
    await type("1000");
    await press("Control+s");
    await expectToast(person, "Prescription créée avec succès");
    await page.waitForURL("**/app/prescriptions");
    const [sale] = await filled.shop.find("optique_prescriptions", "right_eip = 31.5");
    expect(sale).toMatchObject({
      client: filled.client.id,
      right_sphere: 2,
      right_cylinder: -1.25,
      left_sphere: 1.75,
      left_axis: 100,
      left_eip: 32,
    });
    expect(
      await filled.shop.find("optique_invoices", `prescription = '${sale?.id}'`),
    ).toMatchObject([{ total_amount: 2250, paid_amount: 1000, status: "partial" }]);
    console.log(`A sale by keyboard: ${presses} presses beyond the values.`);
    expect(presses).toBeLessThanOrEqual(mostPresses);
  });
});

describe.each(screens)("two counters at $name", (screen) => {
  it("follow each other: a payment made on one is in the list and the detail of the other", async () => {
    await open(screen, () => "/app/invoices");
    const invoice = filled.sale.invoice?.id ?? "";
    const list = person.page;
    const seen = (page: typeof list, text: string) =>
      page.getByText(text).filter({ visible: true }).first().waitFor();
    await seen(list, "Partielle");
    const other = await visit(server.url, screen);
    await enter(other, `/app/invoices/${invoice}`, filled.shop);
    await seen(other.page, "Partielle");
    await other.page.getByRole("button", { name: "Ajouter un paiement" }).first().click();
    const dialog = other.page.getByRole("dialog", { name: "Ajouter un paiement" });
    await dialog.getByLabel("Montant").fill("500");
    await dialog.getByLabel("Montant").press("Enter");
    await expectToast(other, "Paiement ajouté avec succès");
    await seen(list, "750,00");
    await list.goto(`/app/invoices/${invoice}`);
    await seen(list, "Partielle");
    await filled.shop.create("optique_payments", { ...payment(750), invoice });
    await seen(other.page, "Payée");
    await seen(list, "Payée");
    await person.expectClean();
    await other.expectClean();
    await other.close();
  });
});
