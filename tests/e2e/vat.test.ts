import { describe, expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId, payment, recordsPath, type Shop } from "#support/shop.ts";
import { CompanyPage } from "./pages/company.ts";
import { ProductForm, ProductsList } from "./pages/products.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { sceneWith } from "./pages/scene.ts";
import { StatisticsPage } from "./pages/statistics.ts";

const scene = sceneWith(fillShop);
const period = "/app/statistics?du=2026-11-10&au=2026-11-23";

const set = async (shop: Shop, values: object) =>
  expectOk(await shop.send("PATCH", recordsPath("optique_companies", shop.company), values));

/** Saves a counter sale: frames at the shop's rate, drops at a rate of their own, half of it paid. */
async function sell(shop: Shop, frame: string) {
  const drops = await shop.product({ name: "Solution 360 ml", type: "accessory", vat_rate: 10 });
  return shop.saveInvoice(newId(), {
    client: "",
    date: "2026-11-20",
    items: [line(frame, 1, 850), line(drops.id, 2, 55)],
    payments: [payment(480, { date: "2026-11-20" })],
  });
}

/** Opens the print page of an invoice, and counts its prints. */
async function openPrint(visited: Awaited<ReturnType<typeof scene.visit>>, id: string) {
  await countPrints(visited.person);
  await visited.enter(`/app/invoices/print/${id}`);
  const sheet = new PrintPage(visited.person);
  await expect.poll(() => sheet.printed()).toBe(1);
  return sheet;
}

describe("TVA", () => {
  it("TVA is switched on by the shop, and a product can have another rate", async () => {
    const { person, shop, frame } = await scene.open(desktop, "/app/company");
    const form = new CompanyPage(person);
    await form.open("Factures");
    await form.subject.waitFor();
    await expect.poll(() => form.vatRate.count()).toBe(0);
    await form.vatNote.fill("TVA non applicable");
    await form.subject.check();
    await expect.poll(() => form.vatRate.inputValue()).toBe("20");
    await form.vatRate.fill("120");
    await form.update();
    await person.seen("La valeur ne doit pas dépasser 100");
    person.clean();
    await form.vatRate.fill("14,5");
    await form.open("Boutique");
    await person.field("Deuxième paire").check();
    await form.open("Factures");
    await person.field("Offre deuxième paire").fill("50,5");
    await form.update();
    await form.updated();
    expect(await shop.read("optique_companies", shop.company)).toMatchObject({
      vat: true,
      vat_rate: 14.5,
      second_pair_discount: 50.5,
      vat_note: "TVA non applicable",
    });
    await person.go(`/app/products?modifier=${frame.id}`);
    const product = new ProductForm(person);
    await product.vat.waitFor();
    await expect
      .poll(() => product.vat.locator("option").allInnerTexts())
      .toEqual([
        "Taux de l’entreprise (14,5\u00a0%)",
        ...[20, 14, 10, 7, 0].map((rate) => `${rate}\u00a0%`),
        "Autre taux",
      ]);
    await person.seen("Hors TVA");
    await product.vat.selectOption("Autre taux");
    await person.field("Taux de TVA, en\u00a0%").fill("5,5");
    await person.page.getByLabel("Prix d’achat").fill("100");
    person.clean();
    await product.save();
    await product.saved("modifié");
    expect(await shop.read("optique_products", frame.id)).toMatchObject({ vat_rate: 5.5 });
    await person.go(`/app/products/${frame.id}`);
    await person.seen("5,5\u00a0%", /hors TVA/);
    await person.go(`/app/products?modifier=${frame.id}`);
    await product.vat.selectOption("Taux de l’entreprise (14,5\u00a0%)");
    await product.save();
    await product.saved("modifié");
    expect((await shop.read("optique_products", frame.id)).vat_rate).toBeNull();
  });

  it("TVA is listed by rate on each paper, and in the statistics by invoices and by takings", async () => {
    const visited = await scene.visit(desktop);
    const { person, shop, frame } = visited;
    await set(shop, { vat: true });
    const { id } = await sell(shop, frame.id);
    const sheet = await openPrint(visited, id);
    const rows = person.page.getByRole("table", { name: "TVA comprise dans le total" });
    const cells = async () =>
      (await rows.getByRole("row").allInnerTexts()).map((row) =>
        row.replaceAll("\u00a0DH", " DH").split("\t"),
      );
    expect(await cells()).toEqual([
      ["Taux", "Base HT", "TVA", "TTC"],
      ["TVA 10\u00a0%", "100,00 DH", "10,00 DH", "110,00 DH"],
      ["TVA 20\u00a0%", "708,33 DH", "141,67 DH", "850,00 DH"],
    ]);
    person.clean();
    await sheet.choose("A5");
    expect(await cells()).toHaveLength(3);
    await sheet.choose("Ticket 80 mm");
    await person.seen("Base HT", "TVA 20\u00a0%", /141,67/);
    person.clean();

    await person.go(period);
    const figures = new StatisticsPage(person);
    await person.seen("TVA collectée, sur factures", "TVA collectée, sur encaissements");
    person.clean();
    // The prescription's sale is from before the switch to TVA.
    expect(await figures.export("TVA collectée, sur factures")).toBe(
      "\ufeffTaux;Base HT;TVA;TTC\r\n10\u00a0%;100;10;110\r\n20\u00a0%;708,33;141,67;850\r\n",
    );
    await person.keys("Tab");
    expect(await figures.export("TVA collectée, sur encaissements")).toBe(
      "\ufeffTaux;Base HT;TVA;TTC\r\n10\u00a0%;50;5;55\r\n20\u00a0%;354,17;70,83;425\r\n",
    );
  });

  it("a shop that is not subject to TVA shows only its note", async () => {
    const visited = await scene.visit(desktop);
    const { person, shop, frame } = visited;
    const before = await sell(shop, frame.id);
    const sheet = await openPrint(visited, before.id);
    await person.seen("960,00 DH".replace(" ", "\u00a0"));
    await expect.poll(() => person.page.locator(".sheet-a4").getByText("TVA").count()).toBe(0);
    // Each invoice prints the note of its day of issue.
    await set(shop, { vat_note: "Exonéré selon l’article 91" });
    await person.go(`/app/invoices/print/${(await sell(shop, frame.id)).id}`);
    await person.seen("Exonéré selon l’article 91");
    await sheet.choose("Ticket 80 mm");
    await person.seen("Exonéré selon l’article 91");
    person.clean();
    await person.go(period);
    await person.seen("Par catégorie");
    await person.gone("TVA collectée, sur factures");
    await person.go("/app/products");
    await new ProductsList(person).create();
    await person.seen("Code-barres");
    await expect.poll(() => new ProductForm(person).vat.count()).toBe(0);
  });
});
