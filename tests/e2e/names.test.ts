import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { paths } from "#lib/addresses/paths.ts";
import { desktop, phone } from "#support/browser.ts";
import { expectOk, line, newId, openShop, payment } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { sameNames } from "./pages/names.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";

/** Shop with two records of each kind, also two for one client, one product, one supplier and one day. */
async function twins(server: Server) {
  const shop = await openShop(server);
  const supplier = await shop.create("optique_suppliers", { name: "Atlas Verres" });
  const frame = await shop.product({ name: "Monture Riad", supplier: supplier.id, stock: 50 });
  await shop.product({ name: "Monture Atlas", supplier: supplier.id });
  const client = await shop.client({ name: "Benali Aïcha", phone: "0612345678" });
  const other = await shop.client({ name: "Chami Ghizlane", phone: "0612345679" });
  const cheque = (reference: string) =>
    payment(50, { date: today(), payment_method: "check", reference });
  for (const [place, day] of [today(), addDays(today(), -1)].entries()) {
    for (const { id } of [client, other])
      await shop.savePrescription(newId(), {
        client: id,
        date: day,
        right_sphere: 1,
        notes: "",
        invoice: {
          id: newId(),
          items: [line(frame.id, 1, 500)],
          payments: [cheque(`10${place}1`), cheque(`10${place}2`), payment(20, { date: today() })],
        },
      });
    await shop.create("optique_cash_moves", {
      date: today(),
      kind: "expense",
      amount: -10,
      label: `Taxi ${place}`,
    });
    await shop.create("optique_stock_receipts", {
      receipt_number: `BR-${place}`,
      supplier: supplier.id,
      date: today(),
      status: "pending",
    });
    const items = [{ id: newId(), product: frame.id, quantity: 1 }];
    const adjustment = { adjustment_number: `AJ-${place}`, date: today(), reason: "other", items };
    expectOk(await shop.send("PUT", `/api/optique/adjustments/${newId()}`, adjustment));
  }
  return { shop, client, supplier, frame };
}

type Filled = Awaited<ReturnType<typeof twins>>;
const placesOf = ({ client, supplier, frame }: Filled): string[] => [
  paths.dashboard,
  paths.clients,
  paths.client(client.id),
  paths.prescriptions,
  paths.invoices(),
  paths.cheques(),
  paths.till,
  paths.workshop,
  paths.products,
  paths.product(frame.id),
  paths.movements,
  paths.receipts,
  paths.adjustments,
  paths.supplier(supplier.id),
  paths.statistics,
];

const scene = sceneWith(twins);

/** Rows, tab panels and cards of a page; marked with `data-old` before the page is left. */
const parts = "main :is([data-row], [role=tabpanel], [data-card], .card)";

/** Opens a page like a link, and waits until nothing is left of the former page. */
async function turnTo(person: Person, path: string): Promise<void> {
  const { page } = person;
  await page
    .locator(parts)
    .evaluateAll((all) => all.forEach((part) => part.setAttribute("data-old", "")));
  await person.go(path);
  await page.waitForFunction(() => !document.querySelector("[data-old]"));
  await page.locator(parts).first().waitFor();
}

describe.each([desktop, phone])("the accessible names at $name", (screen) => {
  it("each lead to one address, or act on one row, and counts in the menu say what they count", async () => {
    const { person, enter, ...filled } = await scene.visit(screen);
    await enter(paths.dashboard);
    await person.page.locator(parts).first().waitFor();
    const found: Record<string, string[]> = {};
    for (const path of placesOf(filled)) {
      if (path !== paths.dashboard) await turnTo(person, path);
      await person.page.waitForFunction(() => !document.querySelector("[data-skeleton]"));
      // Row actions appear after the rows.
      await person.page.waitForFunction(() =>
        [...document.querySelectorAll("[data-row]:has(.row-icons)")].every((row) =>
          row.querySelector(".row-icons :is(a, button)"),
        ),
      );
      const same = await sameNames(person);
      if (same.length > 0) found[path] = same;
    }
    expect(found).toEqual({});
    person.clean();
    if (screen === desktop) await hearsCounts(person);
  });
});

/** The count beside the menu's entry of invoices is read out with what it counts. */
async function hearsCounts({ page }: Person): Promise<void> {
  const entry = page.getByRole("navigation").getByRole("link", { name: "Factures", exact: true });
  const count = entry.getByText("4", { exact: true });
  await count.waitFor();
  const described = await entry.evaluate((link) =>
    (link.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" "),
  );
  expect(described).toBe("4 impayées");
  // The number alone is hidden from screen readers.
  await expect.poll(() => count.getAttribute("aria-hidden")).toBe("true");
}
