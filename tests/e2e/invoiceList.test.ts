import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShopToday } from "#support/filledShop.ts";
import { line, newId, payment } from "#support/shop.ts";
import { endOf, expectNoOverflow, isFocused } from "./pages/layout.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShopToday);

/** Opens the list, then adds three invoices: 40 days old and unpaid, the same partly paid, and one of today. */
async function openList(screen: typeof desktop | typeof phone) {
  const opened = await scene.open(screen, "/app/invoices");
  const { shop, client, frame, person } = opened;
  // No chip of old invoices is shown before there is one.
  await person.page.locator("[data-row]").first().waitFor();
  await expect
    .poll(() => person.page.getByRole("button", { name: /de plus de 30 j/ }).count())
    .toBe(0);
  const sell = async (daysAgo: number, total: number, paid: number) =>
    (
      await shop.saveInvoice(newId(), {
        client: client.id,
        date: addDays(today(), -daysAgo),
        items: [line(frame.id, 1, total)],
        payments: paid > 0 ? [payment(paid)] : [],
      })
    ).invoice_number;
  const unpaid = await sell(40, 300, 0);
  const partial = await sell(40, 5000, 4900);
  const recent = await sell(0, 40, 40);
  await person.seen(recent);
  return { ...opened, unpaid, partial, recent };
}

const numbersOf = (person: Person) => person.page.locator("[data-row] [data-open]").allInnerTexts();

describe("the list of invoices", () => {
  it("the list of invoices is sorted by amounts and searched, and its rows name their actions and end with the deletion", async () => {
    const { person, unpaid, partial, recent, sale } = await openList(desktop);
    const last = sale.invoice?.invoice_number ?? "";
    const { page } = person;
    const head = (name: string) => page.getByRole("columnheader", { name });
    await head("Montant").getByRole("button").click();
    await person.at("/app/invoices?tri=amount");
    await expect.poll(() => numbersOf(person)).toEqual([recent, unpaid, last, partial]);
    await head("Reste à payer").getByRole("button").click();
    await person.at("/app/invoices?tri=due");
    await expect.poll(() => numbersOf(person)).toEqual([recent, partial, unpaid, last]);
    await head("Reste à payer").getByRole("button").click();
    await person.at("/app/invoices?tri=-due");
    await expect.poll(() => numbersOf(person)).toEqual([last, unpaid, partial, recent]);
    await expect.poll(() => head("Reste à payer").getAttribute("aria-sort")).toBe("descending");
    await expect.poll(() => page.locator("th[aria-sort]").count()).toBe(1);
    // The sort stays when a filter is chosen.
    await person.press("Non payées");
    await person.at("/app/invoices?tri=-due&status=unpaid");
    await expect.poll(() => numbersOf(person)).toEqual([last, unpaid, partial]);
    person.clean();
    // The search field has 'Rechercher' as its placeholder, and shows its key.
    await person.goto("/app/invoices");
    const field = person.page.getByRole("searchbox");
    const button = person.button("Rechercher");
    expect(await endOf(button)).toBeLessThanOrEqual(await endOf(field));
    const [outer, inner] = [await field.boundingBox(), await button.boundingBox()];
    expect(inner?.y).toBeGreaterThanOrEqual(outer?.y ?? Infinity);
    await expect.poll(() => button.innerText()).toMatch(/^Rechercher\s*↵$/);
    await field.fill(unpaid);
    await button.click();
    await person.at(`/app/invoices?q=${unpaid}`);
    await expect.poll(() => numbersOf(person)).toEqual([unpaid]);
    await person.accessible();
    // Actions show their names under the pointer and under the keyboard's focus.
    await person.goto("/app/invoices");
    const row = person.page.locator("[data-row]").filter({ hasText: recent });
    await row.hover();
    const icon = row.locator(".row-icons").getByRole("link").first();
    const name = (await icon.getAttribute("aria-label")) ?? "";
    expect(name).toContain(recent);
    const tip = person.page.getByText(name, { exact: true });
    await icon.hover();
    await tip.waitFor();
    await person.page.mouse.move(0, 0);
    await tip.waitFor({ state: "detached" });
    // The same by the keyboard alone.
    await row.locator("[data-open]").focus();
    for (let step = 0; step < 6 && !(await isFocused(icon)); step += 1) await person.keys("Tab");
    await tip.waitFor();
    // There is no native tooltip too, which would not open by keyboard.
    const titled = person.page.locator("main :is(a, button)[title]:has(svg)");
    await expect.poll(() => titled.count()).toBe(0);
    person.clean();
    // The menu ends with a separator and the deletion, in red.
    await row.hover();
    await row.getByRole("button", { name: /^Actions/ }).click();
    const menu = person.page.getByRole("menu");
    const parts = menu.locator("[role=menuitem], [role=separator]");
    await parts.last().waitFor();
    const roles = await parts.evaluateAll((all) => all.map((one) => one.role));
    expect(roles.slice(-2)).toEqual(["separator", "menuitem"]);
    expect(roles.filter((role) => role === "separator")).toHaveLength(1);
    const colour = (one: Element) => getComputedStyle(one).color;
    const items = menu.getByRole("menuitem");
    await expect.poll(() => items.last().innerText()).toMatch(/^Supprimer/);
    const bad = await person.page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.className = "text-bad-ink";
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    expect(await items.last().evaluate(colour)).toBe(bad);
    expect(await items.first().evaluate(colour)).not.toBe(bad);
    // A question or dialog opened by a menu returns the focus to the menu's button; the row to delete is tinted.
    const actions = row.getByRole("button", { name: /^Actions/ });
    const opens = async (item: RegExp, by: "mouse" | "keyboard") => {
      if (by === "mouse") await items.filter({ hasText: item }).click();
      else await items.filter({ hasText: item }).press("Enter");
    };
    await opens(/^Supprimer/, "mouse");
    await person.button("Annuler").waitFor();
    await person.page.locator("[data-row][data-deleting]").filter({ hasText: recent }).waitFor();
    await person.keys("Escape");
    await expect.poll(() => isFocused(actions)).toBe(true);
    await person.keys("Enter");
    await opens(/^Paiement/, "keyboard");
    await person.page.getByRole("dialog", { name: /paiement/i }).waitFor();
    await person.keys("Escape");
    await expect.poll(() => isFocused(actions)).toBe(true);
    person.clean();
  });

  it("a chip filters invoices unpaid for more than 30 days on a phone", async () => {
    const { person, partial, unpaid, shop } = await openList(phone);
    const { page } = person;
    const chip = page.getByRole("button", { name: /^2 de plus de 30 j/ });
    await expect.poll(() => chip.getAttribute("aria-pressed")).toBe("false");
    await chip.click();
    await person.at("/app/invoices?status=overdue");
    await expect.poll(() => page.locator("[data-row]").count()).toBe(2);
    await person.seen(unpaid, partial);
    await expect.poll(() => chip.getAttribute("aria-pressed")).toBe("true");
    // The four specified filters are still there, and none of them is pressed.
    const filters = page.getByRole("group", { name: "Filtrer par statut" }).getByRole("button");
    await expect
      .poll(() => filters.allInnerTexts())
      .toEqual(["Tous", "Non payées", "Partielles", "Payées"]);
    await expect
      .poll(() => filters.and(page.getByRole("button", { pressed: true })).count())
      .toBe(0);
    await expectNoOverflow(person);
    await person.accessible();
    // The chip's count changes with a payment, and a second press removes the filter.
    await shop.create("optique_payments", {
      ...payment(100, { date: today() }),
      invoice: (await shop.find("optique_invoices", `invoice_number = '${partial}'`))[0]?.id,
    });
    await page.getByRole("button", { name: /^1 de plus de 30 j/ }).click();
    await person.at("/app/invoices");
    await expect.poll(() => page.locator("[data-row]").count()).toBe(4);
    person.clean();
  });
});
