import type { Locator } from "playwright-core";
import { expect, it } from "vitest";

import { today } from "#domain/core/days.ts";
import { desktop, phone, tablet } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { line, newId, payment } from "#support/shop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { sceneWith } from "./pages/scene.ts";
import { TillPage } from "./pages/till.ts";

const scene = sceneWith(fillShop);

/** Where the words of a part begin and end, not its box. */
const extentOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });

it("ends the figures of a stock where their head does", async () => {
  const { person } = await scene.open(desktop, "/app/products");
  await person.seen("Monture Riad 52-18");
  const head = await extentOf(person.page.getByRole("columnheader", { name: "Stock" }));
  const table = person.page.getByRole("table");
  const figures = await Promise.all(
    ["4", "8"].map((stock) => extentOf(table.getByText(stock, { exact: true }).first())),
  );
  for (const { right } of figures) expect(Math.abs(right - head.right)).toBeLessThan(2.5);
});

it("gives the facts of a supplier one line, with a link or without", async () => {
  const { person, shop } = await scene.open(tablet, "/app");
  const { id } = await shop.create("optique_suppliers", {
    name: "Atelier Atlas",
    contact_person: "Karim Sefrioui",
    phone: "0612345678",
  });
  await person.goto(`/app/suppliers/${id}`);
  await person.title("Atelier Atlas");
  const facts = person.page.locator("main dd");
  const heights = await facts.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(2);
  expect(heights).toEqual(heights.map(() => 24));
});

it("rules both visions of a prescription by the same lines", async () => {
  const { person, shop, client, lens } = await scene.open(desktop, "/app");
  const { id } = await shop.savePrescription(newId(), {
    client: client.id,
    date: "2026-11-21",
    right_sphere: -12.25,
    right_cylinder: -1.25,
    right_axis: 180,
    right_add: 2,
    right_eip: 31.5,
    left_sphere: 0.5,
    notes: "",
    invoice: { id: newId(), items: [line(lens.id, 2, 700)], payments: [payment(500)] },
  });
  await person.goto(`/app/prescriptions/${id}/print`);
  for (const format of ["A5", "A4"]) {
    await person.press(format);
    await person.page.getByRole("button", { name: format, pressed: true }).waitFor();
    const [far = [], near = []] = await person.page
      .getByRole("table")
      .evaluateAll((tables) =>
        tables.map((table) =>
          [...table.querySelectorAll("thead th")].map((cell) => cell.getBoundingClientRect().right),
        ),
      );
    expect(near).toHaveLength(4);
    for (const [index, right] of near.entries())
      expect(Math.abs(right - (far[index] ?? 0))).toBeLessThan(1.5);
  }
});

it("has the notes under their head, their fields beside them and their sums above the total, and on a phone says what is counted once", async () => {
  const { person } = await scene.open(desktop, `/app/caisse?jour=${today()}`);
  const closing = await (await new TillPage(person).ready()).startClose();
  await closing.count({ 200: "3" });
  const open = person.page.getByRole("dialog");
  const field = await closing.coin("200").boundingBox();
  const [head, note, sum] = await Promise.all([
    extentOf(open.getByText("Billets", { exact: true })),
    extentOf(open.getByText(/^200\s/).first()),
    extentOf(open.getByText("600,00").first()),
  ]);
  expect(Math.abs((note?.left ?? Infinity) - (head?.left ?? 0))).toBeLessThan(2.5);
  expect((field?.x ?? Infinity) - (note?.right ?? 0)).toBeLessThan(12);
  const total = await person.field("Compté").boundingBox();
  const right = (total?.x ?? 0) + (total?.width ?? 0);
  expect(Math.abs((sum?.right ?? 0) - right)).toBeLessThan(2.5);
  const { person: other } = await scene.open(phone, `/app/caisse?jour=${today()}`);
  const small = await (await new TillPage(other).ready()).startClose();
  await small.count({ 200: "3" });
  const dialog = other.page.getByRole("dialog");
  expect(await dialog.getByText("Compté", { exact: true }).filter({ visible: true }).count()).toBe(
    1,
  );
  const told = await dialog.getByText("Une clôture ne se modifie plus.").boundingBox();
  expect(told?.y ?? Infinity).toBeLessThan(phone.height);
});

it("has the filters of the receipts in two lines on a phone, and gives a chosen name more room", async () => {
  const { person, shop } = await scene.open(phone, "/app");
  const { id } = await shop.create("optique_suppliers", { name: "Optic Maghreb Distribution" });
  await person.goto("/app/stock/receipts");
  const [status, supplier] = ["Statut", "Fournisseur"].map((name) => person.field(name));
  const topOf = async (field: Locator | undefined) => (await field?.boundingBox())?.y;
  expect(await topOf(supplier)).toBe(await topOf(status));
  await supplier?.selectOption(id);
  // Not beside the status, but beside what takes the filters back.
  await expect.poll(() => topOf(supplier)).toBeGreaterThan((await topOf(status)) ?? Infinity);
  await expectNoOverflow(person);
  person.clean();
});

it("has the filters of the movements in two lines on a phone, and gives a chosen product more room", async () => {
  const { person, frame } = await scene.open(phone, "/app/stock/movements");
  const product = person.page.getByRole("combobox", { name: "Produit" });
  const topOf = async (field: Locator) => (await field.boundingBox())?.y;
  const type = person.field("Type");
  await expect.poll(() => topOf(product)).toBe(await topOf(type));
  expect(await topOf(person.field("Du"))).toBe(await topOf(person.field("Au")));
  await person.goto(`/app/stock/movements?product=${frame.id}`);
  await expect.poll(() => product.inputValue()).toBe(frame.name);
  expect((await product.boundingBox())?.width).toBeGreaterThan(300);
  await expectNoOverflow(person);
  person.clean();
});
