import { describe, expect, it } from "vitest";

import { desktop, tablet } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { CounterSale } from "./pages/counterSale.ts";
import { CustomerView } from "./pages/customerView.ts";
import { isFocused } from "./pages/layout.ts";
import { type Person, shown } from "./pages/person.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);

const stored = (person: Person): Promise<string> =>
  person.page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
const leaveFields = (person: Person): Promise<void> =>
  person.page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

describe("the view for the customer", () => {
  const saved = ({ sale }: FilledShop) => `/app/prescriptions/${sale.id}`;

  it("shows a prescription in plain words, and closes by two presses of Escape", async () => {
    const { person } = await scene.open(desktop, saved);
    await person.title("Prescription du 20/11/2026");
    // The browser stores the shop's clock once the counts of the menu have arrived.
    await expect.poll(() => stored(person)).toContain("optique.clock");
    const before = await stored(person);
    const view = await new CustomerView(person).byKey("v");
    await view.says(
      /Vendredi 20 novembre 2026/,
      /Benali Aïcha/,
      /\+2\.00/,
      /Astigmatisme −1\.25 à 90°/,
      /Depuis votre visite du 12 mars 2024/,
      /À droite, vous voyez un peu moins bien de loin\./,
      /À gauche, il vous faut nettement moins de correction de loin\. de \+1\.25 à Plan/,
      /Monture Riad 52-18 850,00 DH/,
      /Verre - Progressif 1\.6 2 × 700,00 DH 1 400,00 DH/,
      /Total 2 250,00 DH/,
      /Il reste 1 250,00 DH/,
    );
    person.clean();
    await view.escape();
    expect(await stored(person)).toBe(before);
    const button = person.button(/^Vue client/);
    await view.open();
    await view.leave();
    await expect.poll(() => isFocused(button)).toBe(true);
    // On a tablet the button shows its key, as on a desktop.
    await person.page.setViewportSize({ width: tablet.width, height: tablet.height });
    await shown(button.getByText("V", { exact: true })).waitFor();
  });
});

describe("the page for the customer", () => {
  it("shows the unsaved values of the form's client", async () => {
    const { person, shop, client } = await scene.open(
      desktop,
      ({ client }) => `/app/prescriptions/new?client=${client.id}`,
    );
    const form = await new SalesForm(person).ready();
    await expect.poll(() => form.client.inputValue()).toBe(client.name);
    await form.addLens("prog", "Verre - Progressif 1.6");
    await form.right("sphere").fill("+2,75");
    await form.right("sphere").focus();
    const view = await new CustomerView(person).byKey("Alt+v");
    await view.says(
      /Benali Aïcha/,
      /\+2\.75/,
      // The comparison is with the stored visit.
      /Depuis votre visite du 20 novembre 2026/,
      /À droite, vous voyez nettement moins bien de loin\./,
      /Prêtes le [a-z]+ \d/,
    );
    person.clean();
    await view.escape();
    await expect.poll(() => isFocused(form.right("sphere"))).toBe(true);
    await expect.poll(() => form.right("sphere").inputValue()).toBe("+2.75");
    // A first visit has no comparison.
    const newcomer = await shop.client({ name: "Chami Ghizlane" });
    await form.chooseClient("Chami", newcomer.name);
    await view.open();
    await view.says(/Chami Ghizlane/, /C’est votre première correction chez nous\./);
    person.clean();
  });

  it("shows products, received amount and change of a counter sale, and ignores scanned codes", async () => {
    const { person, shop } = await scene.open(desktop, CounterSale.path);
    await shop.product({ name: "Verre Vega", type: "lens", reference: "VEGA-15", stock: 3 });
    const sale = await new CounterSale(person).ready();
    await sale.scan("RIAD");
    await sale.line("Monture Riad 52-18").waitFor();
    // A scanned code that begins with V does not open the view.
    await leaveFields(person);
    await sale.scan("VEGA-15");
    await sale.line("Verre Vega").waitFor();
    await expect.poll(() => new CustomerView(person).page.count()).toBe(0);
    await person.press("Retirer\u00a0: Verre Vega");
    await sale.line("Verre Vega").waitFor({ state: "detached" });
    await leaveFields(person);
    const view = await new CustomerView(person).byKey("v");
    await view.says(/Votre achat/, /Monture Riad 52-18 850,00 DH/, /À payer 850,00 DH/);
    person.clean();
    await view.escape();
    await sale.give("900");
    await view.byKey("Alt+v");
    await view.says(/Donné 900,00 DH/, /À vous rendre 50,00 DH/);
  });
});

it("on a touch screen the view closes by a long press, not by a customer's short touch", async () => {
  const { person } = await scene.open(tablet, ({ sale }) => `/app/prescriptions/${sale.id}`);
  await person.title("Prescription du 20/11/2026");
  const view = await new CustomerView(person).byKey("v");
  const button = person.page.getByRole("button", { name: "Maintenir pour revenir" });
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await button.tap();
  await view.says(/Benali Aïcha/);
  const touch = await person.context.newCDPSession(person.page);
  await touch.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  await view.page.waitFor({ state: "detached" });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  person.clean();
});
