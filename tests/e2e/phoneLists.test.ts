import { expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { sharedFullShop } from "#support/fullShop.ts";
import { screensOf } from "#support/screensOf.ts";
import { line, newId, payment } from "#support/shop.ts";
import { rowHeights } from "./pages/listLooks.ts";
import { sceneWith } from "./pages/scene.ts";
import { storeSession, textPage } from "./pages/session.ts";

const scene = sceneWith(sharedFullShop);
/** Shop of its own, for a test that writes. */
const own = sceneWith(fillShop);

it("a list on a phone begins with its search field and magnifier, then filters and actions, and has rows of 84 px", async () => {
  const { person, ...full } = await scene.visit(phone);
  const { page } = person;
  await storeSession(person, full.shop);
  const found: Record<string, unknown> = {};
  for (const { name, path } of screensOf(full).lists) {
    await (person.page.url().endsWith(textPage) ? person.goto(path) : person.go(path));
    await page.locator("[data-row]").first().waitFor();
    const search = page.locator("main [data-search]");
    // The lists of cheques and of movements have no search field.
    if ((await search.count()) === 0) continue;
    const before = await search.evaluate((field) => {
      const bar = field.closest("form");
      const controls = document.querySelectorAll("main :is(a, button, select, input)");
      const isBefore = (control: Element) =>
        control.getBoundingClientRect().top < field.getBoundingClientRect().top - 1;
      return [...controls]
        .filter((control) => control.checkVisibility() && !bar?.contains(control))
        .filter(isBefore)
        .map((control) => control.getAttribute("aria-label") ?? control.textContent);
    });
    // '…' stands beside the subtitle.
    const wrong = before.filter((label) => !label?.startsWith("Actions"));
    const isInside = await search.evaluate((field) => {
      const [box, icon] = [field, field.parentElement?.querySelector("button")].map((one) =>
        one?.getBoundingClientRect(),
      );
      return box !== undefined && icon !== undefined && icon.bottom <= box.bottom + 1;
    });
    const low = (await rowHeights(person)).filter((height) => height > 84.5);
    if (wrong.length > 0 || low.length > 0 || !isInside) found[name] = { wrong, low, isInside };
  }
  expect(found).toEqual({});
  person.clean();
});

it("a row of invoices on a phone shows the whole client name beside an amount due, apart from the number", async () => {
  const { enter, person, shop } = await own.visit(phone);
  const frame = await shop.product({ name: "Monture Atlas" });
  const name = "Bennani Mohammed Réda";
  const client = await shop.client({ name });
  const items = [line(frame.id, 1, 12_500)];
  const body = { client: client.id, date: today(), items, payments: [payment(500)] };
  const { invoice_number } = await shop.saveInvoice(newId(), body);
  await enter("/app/invoices");
  const link = person.link(name);
  await link.waitFor();
  expect(await link.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  const [target, number] = [
    await link.boundingBox(),
    await person.link(invoice_number).boundingBox(),
  ];
  expect(target?.height).toBeGreaterThanOrEqual(44);
  expect(target?.y).toBeGreaterThanOrEqual((number?.y ?? 0) + (number?.height ?? 0));
  await person.accessible();
  person.clean();
});
