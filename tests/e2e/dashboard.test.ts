import { afterAll, afterEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, screens, type Visit, visit } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { newId, openShop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectNoOverflow, expectTarget, expectTitle } from "./pages/shopPages.ts";

const company = "Optique du Figuier";
let server: Server;
let filled: FilledShop;
let person: Visit;
afterAll(closeBrowser);
afterEach(async () => {
  await person.close();
  await server.stop();
});

async function open(screen: (typeof screens)[number], path = "/app") {
  server = await startServer();
  filled = await fillShop(server);
  person = await visit(server.url, screen);
  await enter(person, path, filled.shop);
}
const seen = (text: string | RegExp) =>
  person.page.getByText(text).filter({ visible: true }).first().waitFor();

describe.each(screens)("the dashboard at $name", (screen) => {
  it("counts, shows what is recent and what waits, and leads there", async () => {
    await open(screen);
    const { page } = person;
    await expectTitle(person, "Tableau de bord", company);
    for (const [name, href] of [
      [/^Clients/, "/app/clients"],
      [/^Produits/, "/app/products"],
      [/^Impayées/, "/app/invoices?status=unpaid"],
      [/^Revenu Total/, "/app/invoices"],
    ] as const) {
      const tile = page.getByRole("main").getByRole("link", { name }).first();
      await tile.waitFor();
      expect(await tile.getAttribute("href")).toBe(href);
    }
    for (const href of [
      "/app/clients/nouveau",
      "/app/prescriptions/new",
      "/app/stock/receipts/new",
      "/app/products/",
    ])
      expect(await page.locator(`main a[href="${href}"]`).count()).toBeGreaterThan(0);
    await seen("2\u202f250,00");
    await seen("À faire aujourd'hui");
    await seen("1 produit en stock bas");
    await seen("Benali Aïcha");
    await person.expectClean();
    await seen("06 12 34 56 78");
    const { invoice_number } = filled.sale.invoice ?? {};
    for (const name of [
      `Voir ${invoice_number}`,
      `Imprimer ${invoice_number}`,
      "Voir Benali Aïcha",
      "Modifier Benali Aïcha",
    ])
      await expectTarget(person, name);
    await expectNoOverflow(person);
    // Another counter sells: the figures follow.
    await filled.shop.saveInvoice(newId(), {
      client: filled.client.id,
      date: "2026-11-21",
      items: [{ id: newId(), product: filled.lens.id, quantity: 1, price: 750 }],
      payments: [],
    });
    await seen("3\u202f000,00");
    await page.getByRole("link", { name: /^Impayées/ }).click();
    await page.waitForURL("**/app/invoices?status=unpaid");
  });

  it("of a new shop says what to do", async () => {
    await open(screen);
    const founder = await openShop(server, "Optique neuve");
    const other = await visit(server.url, screen);
    await enter(other, "/app", founder);
    await other.page.getByText("Aucune facture récente").waitFor();
    await other.page.getByText("Aucun client récent").waitFor();
    await other.expectClean();
    await other.close();
  });
});

describe("sales that cannot be had", () => {
  it("say so in the screen's words, and lead back to their list", async () => {
    await open(desktop);
    const { page } = person;
    await seen("Revenu Total");
    const fail = (url: string) =>
      page.route(url, (route) =>
        route.fulfill({ status: 500, json: { status: 500, message: "" } }),
      );
    await fail("**/api/optique/dashboard");
    await page.reload();
    await seen("Une erreur est survenue lors du chargement des données");
    for (const [list, path, message] of [
      ["prescriptions", "/app/prescriptions", "Erreur lors du chargement des prescriptions"],
      ["invoices", "/app/invoices", "Erreur lors du chargement des factures"],
    ] as const) {
      await fail(`**/api/optique/lists/${list}*`);
      await page.goto(path);
      await seen(message);
      await page.getByRole("button", { name: "Réessayer" }).waitFor();
      await page.unroute(`**/api/optique/lists/${list}*`);
      await page.getByRole("button", { name: "Réessayer" }).click();
      await seen("Benali Aïcha");
    }
    await fail("**/api/optique/invoices/*");
    await page.goto(`/app/invoices/${filled.sale.invoice?.id}`);
    await seen("Erreur lors du chargement de la facture");
    await page.waitForURL("**/app/invoices");
    await fail("**/api/optique/prescriptions/*");
    await page.goto(`/app/prescriptions/${filled.sale.id}`);
    await seen("Erreur lors du chargement de la prescription");
    await page.waitForURL("**/app/prescriptions");
    await seen("Benali Aïcha");
    person.forgive(/500/);
    await person.expectClean();
  });
});
