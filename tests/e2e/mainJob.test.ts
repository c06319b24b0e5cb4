import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { counting } from "./pages/counting.ts";
import { expectNoOverflow, isFocused } from "./pages/layout.ts";
import type { Person } from "./pages/person.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const mostKeys = 80;
const frame = "Monture Riad 52-18";
const lens = "Verre - Progressif 1.6";

const scene = sceneWith(fillShop);

/** Types eyes, lenses, frame and payment from the right sphere on, and saves. */
async function sellByKeys(person: Person, form: SalesForm, addition: string): Promise<void> {
  const atEye = () => isFocused(form.right("sphere"));
  await expect.poll(atEye).toBe(true);
  for (const eye of [
    ["-225", "-75", "10", addition, "31"],
    ["-2", "", "", addition, "31"],
  ])
    for (const value of eye) {
      await person.type(value);
      await person.keys("Enter");
    }
  await expect.poll(() => isFocused(form.picker("verre"))).toBe(true);
  await person.type("prog");
  await person.keys("Enter");
  await expect.poll(() => isFocused(form.quantity(lens))).toBe(true);
  await person.type("2");
  await person.keys("Enter", "Enter", "Enter");
  await expect.poll(() => isFocused(form.picker("autre produit"))).toBe(true);
  await person.type("riad");
  await person.keys("Enter");
  await expect.poll(() => isFocused(form.quantity(frame))).toBe(true);
  await person.keys("Enter", "Enter", "Enter", "Enter", "Enter");
  const amount = person.page.getByLabel("Montant").last();
  await expect.poll(() => isFocused(amount)).toBe(true);
  await person.type("1000");
  await person.keys("Control+s");
}

describe("the main sale at the counter", () => {
  it("needs no click and at most 80 keys for a known client with two lenses", async () => {
    const { person, shop, client } = await scene.open(desktop, "/app/prescriptions/new");
    const form = await new SalesForm(person).ready();
    const counted = await counting(person);
    await person.type("ben");
    await person.keys("Enter");
    await sellByKeys(person, form, "");
    await form.saved("créée");
    const { keys, clicks } = await counted();
    expect({ clicks, isShort: keys <= mostKeys }).toEqual({ clicks: 0, isShort: true });
    const sales = await shop.find("optique_prescriptions", `client = '${client.id}'`);
    expect(sales.find(({ right_eip }) => right_eip === 31)).toMatchObject({
      right_sphere: -2.25,
      right_axis: 10,
      left_sphere: -2,
    });
    person.clean();
  });

  it("needs no click and at most 80 keys for a new client with progressive lenses", async () => {
    const { person, shop } = await scene.open(desktop, "/app/prescriptions/new");
    const form = await new SalesForm(person).ready();
    const counted = await counting(person);
    const dialog = await form.startClient("Alaoui S");
    await expect.poll(() => isFocused(dialog.getByLabel("Téléphone"))).toBe(true);
    await person.type("0612345699");
    await person.keys("Enter");
    await sellByKeys(person, form, "2");
    await form.saved("créée");
    const { keys, clicks } = await counted();
    expect({ clicks, isShort: keys <= mostKeys }).toEqual({ clicks: 0, isShort: true });
    const [sale] = await shop.find("optique_prescriptions", "left_add = 2");
    const [invoice] = await shop.find("optique_invoices", `prescription = '${sale?.id}'`);
    expect(invoice).toMatchObject({ total_amount: 2250, paid_amount: 1000 });
    person.clean();
  });
});

describe.each([phone])("notes, prescriber and ordonnance at $name", (screen) => {
  it("notes, prescriber and ordonnance share a line of values, which opens by Enter or at a refused date", async () => {
    const { person, shop, sale } = await scene.open(
      screen,
      ({ sale: { id } }: FilledShop) => `/app/prescriptions/edit/${id}`,
    );
    const form = await new SalesForm(person).ready();
    const line = form.foldedNotes;
    await expect.poll(() => line.innerText()).toMatch(/ordonnance\s+Notes\s+Solde à la livraison$/);
    await expect.poll(() => form.notes.isVisible()).toBe(false);
    await line.focus();
    await person.keys("Enter");
    await expect.poll(() => isFocused(form.notes)).toBe(true);
    await person.field(/^Prescripteur/).fill("Dr Alami");
    await person.field("Ordonnance du").fill("21/11/2026");
    await person.press("Réfraction");
    await person.accessible();
    await line.press("Enter");
    await expect
      .poll(() => line.innerText())
      .toMatch(
        /ordonnance\s+Notes\s+Solde à la livraison\s+Prescripteur\s+Dr Alami\s+Ordonnance du\s+21\/11\/2026\s+Source\s+Réfraction$/,
      );
    await person.accessible();
    await expectNoOverflow(person);
    // The ordonnance is dated after its prescription.
    await person.keys("Control+s");
    const day = person.field("Ordonnance du");
    await expect.poll(() => isFocused(day)).toBe(true);
    await day.fill("19/11/2026");
    await form.save();
    await form.saved("mise à jour");
    expect(await shop.read("optique_prescriptions", sale.id)).toMatchObject({
      notes: "Solde à la livraison",
      prescriber: "Dr Alami",
      source: "refraction",
    });
    person.clean();
  });
});
