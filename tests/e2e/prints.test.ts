import { afterAll, afterEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, screens, type Visit, visit } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { line, newId, payment, recordsPath } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { pagesOf } from "#support/pdf.ts";
import { enter, expectTitle } from "./pages/shopPages.ts";

let server: Server;
let filled: FilledShop;
let person: Visit;
afterAll(closeBrowser);
afterEach(async () => {
  await person.close();
  await server.stop();
});

/** The browser's own dialog cannot be seen: its openings are counted. */
async function open(screen: (typeof screens)[number], path: (shop: FilledShop) => string) {
  server = await startServer();
  filled = await fillShop(server);
  person = await visit(server.url, screen);
  await person.page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset["printed"] = String(
        Number(document.documentElement.dataset["printed"] ?? 0) + 1,
      );
    };
  });
  await enter(person, path(filled), filled.shop);
}
const printed = () =>
  person.page.evaluate(() => Number(document.documentElement.dataset["printed"] ?? 0));
const choose = (format: string) =>
  person.page.getByRole("button", { name: format, exact: true }).click();
const sees = async (...texts: (string | RegExp)[]) => {
  for (const text of texts) await person.page.getByText(text).first().waitFor();
};

describe.each(screens)("at $name", (screen) => {
  it("an invoice prints by itself, once, with all that the law and the client want", async () => {
    await open(screen, ({ sale }) => `/app/invoices/print/${sale.invoice?.id}`);
    const { page } = person;
    await sees(
      `N° ${filled.sale.invoice?.invoice_number}`,
      "Le 20/11/2026",
      "Type de verre",
      "Monture Riad 52-18",
      "Vision Loin",
      "Arrêtée la Présente Facture à la Somme de:",
      "Deux mille deux cent cinquante dirhams",
      "Cachet et signature",
    );
    await expect.poll(printed).toBe(1);
    expect(await page.title()).toBe(`Facture N° ${filled.sale.invoice?.invoice_number}`);
    expect(await page.getByText("Vision Près").count()).toBe(0);
    await person.expectClean();
    for (const format of ["A5", "Ticket 80 mm"]) {
      await choose(format);
      await sees("Reste à payer");
      await person.expectClean();
    }
    await page.getByRole("button", { name: "Imprimer" }).click();
    expect(await printed()).toBe(2);
    await page.getByRole("link", { name: "Retour" }).click();
    await page.waitForURL(`**/app/invoices/${filled.sale.invoice?.id}`);
  });

  it("a prescription's receipt waits to be printed, and answers without the prefix too", async () => {
    await open(screen, ({ sale }) => `/prescriptions/${sale.id}/print`);
    const { page } = person;
    await page.getByRole("heading", { level: 1, name: "Reçu" }).waitFor();
    await sees(
      "Benali Aïcha",
      "06 12 34 56 78",
      "Résumé Financier",
      "Total Facturé",
      "Montant Payé",
      "Reste à Payer",
      "Solde à la livraison",
      "Cette prescription est valable pour une durée de 1 an.",
    );
    await expect.poll(() => page.title()).toBe("Prescription - Benali Aïcha - 20/11/2026");
    await person.expectClean();
    await choose("Ticket 80 mm");
    await sees("OD +2.00 (−1.25) 90°", "OG Plan");
    await person.expectClean();
    // The paper is remembered: a shop has its printer.
    await page.reload();
    await sees("OG Plan");
    expect(await printed()).toBe(0);
    await page.getByRole("link", { name: "Retour" }).click();
    await expectTitle(person, "Prescription du 20/11/2026", "Optique du Figuier");
  });

  it("a payment has its own receipt", async () => {
    await open(screen, ({ sale }) => `/app/invoices/${sale.invoice?.id}`);
    const { page } = person;
    await page
      .getByRole("link", { name: /Imprimer le reçu du paiement/ })
      .filter({ visible: true })
      .click();
    await page.getByRole("heading", { level: 1, name: "Reçu de paiement" }).waitFor();
    await sees("Mille dirhams", "Espèces", "Payé à ce jour", "Benali Aïcha");
    await person.expectClean();
    await choose("Ticket 80 mm");
    await sees("Merci de votre visite");
    await person.expectClean();
  });
});

describe("what cannot be printed", () => {
  it("says so, and leads back", async () => {
    await open(desktop, () => "/app/invoices/print/aaaaaaaaaaaaaaa");
    const { page } = person;
    await sees("Facture non trouvée");
    await page.goto("/app/prescriptions/aaaaaaaaaaaaaaa/print");
    await sees("Prescription non trouvée");
    person.forgive(/404/);
    await person.expectClean();
    await page.route("**/api/optique/invoices/*", (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: "" } }),
    );
    await page.goto(`/app/invoices/print/${filled.sale.invoice?.id}`);
    await sees("Erreur lors du chargement de la facture");
    await page.waitForURL("**/app/invoices");
  });
});

describe("on paper", () => {
  /** A sale of so many lines, with long names. */
  async function saleOf(lines: number, name = (index: number) => `Étui ${index}`) {
    const items = [];
    for (let index = 1; index <= lines; index += 1) {
      const product = await filled.shop.product({
        name: name(index),
        type: "accessory",
        reference: `R${index}`,
        stock: 5,
      });
      items.push(line(product.id, 1, 40));
    }
    const saved = await filled.shop.savePrescription(newId(), {
      client: filled.client.id,
      date: "2026-11-21",
      right_sphere: 1,
      right_add: 2,
      left_sphere: 0.5,
      left_add: 2,
      notes: "",
      invoice: { id: newId(), items, payments: [payment(10)] },
    });
    return saved.invoice?.id ?? "";
  }
  /** A print waits 800 ms for its sheet: until it grows no more, it is not looked at here either. */
  const settled = async () => {
    const height = () => person.page.locator(".sheet").evaluate((sheet) => sheet.scrollHeight);
    let last = -1;
    const isSame = async () => {
      const before = last;
      last = await height();
      return last === before;
    };
    await expect.poll(isSame, { interval: 400 }).toBe(true);
  };
  const pdf = async (id: string, format: string) => {
    await person.page.goto(`/app/invoices/print/${id}`);
    await sees(/Reste à payer/);
    await choose(format);
    await settled();
    return pagesOf(await person.page.pdf({ preferCSSPageSize: true }));
  };

  it("is one page for six lines, of the size that was chosen", async () => {
    await open(desktop, () => "/app");
    await person.page.waitForURL("**/app");
    const path = recordsPath("optique_companies", filled.shop.company);
    await filled.shop.send("PATCH", path, {
      address: "12, avenue des Acacias, Maâmora, Kénitra",
      phone: "05 00 00 00 00",
      email: "contact@figuier.example",
      registration: "Autorisation 000/2019",
      rc: "54321 Kénitra",
      patente: "12345678",
      if: "10203040",
      ice: "001122334455667",
      bank_info: "000 000 0000000000000000 00",
    });
    const six = await saleOf(6);
    const [a4, a5, ticket] = [
      await pdf(six, "A4"),
      await pdf(six, "A5"),
      await pdf(six, "Ticket 80 mm"),
    ];
    expect({ a4, a5, ticket }).toMatchObject({ a4: [{}], a5: [{}], ticket: [{}] });
    expect(a4[0]).toEqual({ width: 210, height: 297 });
    expect(a5[0]).toEqual({ width: 148, height: 210 });
    expect(ticket[0]?.width).toBe(80);
    const long = await saleOf(6, (index) => `${"Monture acétate grand modèle ".repeat(4)}${index}`);
    expect(await pdf(long, "A4")).toHaveLength(1);
    expect(await pdf(await saleOf(30), "A4")).toHaveLength(2);
  });
});
