import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectNoOverflow, hasFocus } from "./pages/layout.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";
import { Sheets } from "./pages/sheets.ts";

const scene = sceneWith(fillShop);

const rowMenu = async (person: Person) =>
  person.page
    .locator("[data-row]")
    .getByRole("button", { name: /^Actions/ })
    .first()
    .click();
/** Sheets of a phone, on the list of invoices. */
const openings: [name: string, open: (person: Person) => Promise<unknown>][] = [
  ["the menu of (+)", (person) => person.press("Nouveau")],
  ["a row's menu", rowMenu],
  [
    "a deletion",
    async (person) => {
      await rowMenu(person);
      await person.page.getByRole("menuitem", { name: /^Supprimer/ }).click();
      await person.page.getByRole("alertdialog").waitFor();
    },
  ],
  [
    "a dialog",
    async (person) => {
      await rowMenu(person);
      await person.page.getByRole("menuitem", { name: /^Paiement/ }).click();
      await person.page.getByRole("dialog", { name: "Ajouter un paiement" }).waitFor();
    },
  ],
];

describe.each(openings)("the sheet of %s", (_, open) => {
  it("follows the finger, springs back, and closes far down or by speed", async () => {
    const { person } = await scene.open(phone, "/app/invoices");
    await person.title("Factures");
    const sheets = await new Sheets(person).ready();
    await open(person);
    await sheets.open();
    await sheets.springsBack();
    await sheets.pull(0.7, 2000);
    await sheets.gone();
    await open(person);
    await sheets.open();
    await sheets.pull(0.3, 60);
    await sheets.gone();
    // Nothing was deleted or paid.
    await person.page.locator("[data-row]").first().waitFor();
    person.clean();
  });

  it("moves with a resting finger, and closes by Escape", async () => {
    const { person } = await scene.open(phone, "/app/invoices");
    await person.title("Factures");
    const sheets = await new Sheets(person).ready();
    await open(person);
    await sheets.open();
    await expectNoOverflow(person);
    expect(await sheets.isOnTop()).toBe(true);
    await sheets.pull(0.4, 1000, { isHeld: true });
    await expect.poll(() => sheets.offset()).toBeGreaterThan(20);
    await person.keys("Escape");
    await sheets.gone();
    // On the button that opened it.
    await expect.poll(() => hasFocus(person)).toBe(true);
    person.clean();
  });
});

it("rows of a menu's sheet have 64 px", async () => {
  const { person } = await scene.open(phone, "/app/invoices");
  await person.title("Factures");
  const sheets = await new Sheets(person).ready();
  await rowMenu(person);
  await sheets.open();
  const heights = await person.page
    .getByRole("menuitem")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([64]));
});

it("no sheet is on a desktop", async () => {
  const { person } = await scene.open(desktop, "/app/invoices");
  await person.title("Factures");
  await person.page.waitForLoadState("networkidle");
  await rowMenu(person);
  await person.page.getByRole("menu").waitFor();
  expect(await person.page.locator("[data-sheet]").count()).toBe(0);
});
