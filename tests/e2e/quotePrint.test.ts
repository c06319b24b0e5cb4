import { expect, it } from "vitest";

import type { Quote } from "#domain/core/records.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId, recordsPath } from "#support/shop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);

/** Saves a quote with a common frame and these variants of lenses; returns its id. */
async function saveQuote(
  { shop, client, frame, lens, sale }: FilledShop,
  variants: readonly string[] = ["A", "B"],
): Promise<string> {
  const id = newId();
  const lenses = variants.map((variant, index) => ({
    ...line(lens.id, 2, 350 * (index + 1)),
    variant,
    discount: 100 * index,
  }));
  const company = { vat: true, vat_rate: 20, warranty_note: "Verres repris pendant un mois" };
  expectOk(await shop.send("PATCH", recordsPath("optique_companies", shop.company), company));
  const quote = {
    client: client.id,
    prescription: sale.id,
    date: "2026-11-25",
    valid_until: "2026-12-25",
    notes: "Offre de fin d’année",
    deposit_asked: 400,
    delivery_days: 7,
    items: [{ ...line(frame.id, 1, 850), variant: "" }, ...lenses],
  };
  expectOk(await shop.send("PUT", `/api/optique/quotes/${id}`, quote));
  return id;
}

async function open(screen: Screen, variants?: readonly string[]) {
  const opened = await scene.visit(screen);
  const quote = await saveQuote(opened, variants);
  await countPrints(opened.person);
  await opened.enter(`/app/print/devis/${quote}`);
  const stored = () => opened.shop.read("optique_quotes", quote);
  return { ...opened, quote, stored, sheet: new PrintPage(opened.person) };
}

it("a quote of two or three variants is printed on its paper, with or without the correction", async () => {
  const { person, quote, sheet, stored, ...filled } = await open(desktop);
  const { number, printed_at }: Quote = await stored();
  expect(printed_at).toBe("");
  await person.heading(`DEVIS N° ${number}`);
  await person.seen("25/12/2026", "7 jours", "Proposition A", "Proposition B");
  await person.seen("Ce devis n’est pas une facture.", "Vision Loin");
  await person.seen(/^Les prix comprennent la TVA à 20\s%\.$/);
  // Each variant has the frame of 850,00 DH, with lenses of 700,00, or of 1 400,00 less 100,00.
  const boxOf = (name: string) => person.page.getByRole("region", { name }).innerText();
  expect(await boxOf("Proposition A")).toMatch(/Total TTC\s+1\s550,00\sDH/);
  expect(await boxOf("Proposition B")).toMatch(/Total TTC\s+2\s150,00\sDH/);
  person.clean();

  await sheet.print();
  await expect.poll(() => sheet.printed()).toBe(1);
  await expect.poll(async () => (await stored()).printed_at).not.toBe("");
  expect(await sheet.pagesOn("A4")).toEqual([{ width: 210, height: 297 }]);
  expect(await sheet.pagesOn("A5")).toEqual([{ width: 148, height: 210 }]);

  // The correction is left out; this computer remembers that, as it does the paper.
  await person.page.getByRole("checkbox", { name: "Imprimer la correction" }).uncheck();
  await person.gone("Vision Loin");
  await person.reload();
  await person.seen("Proposition A");
  await expect.poll(() => person.page.getByText("Vision Loin").count()).toBe(0);
  await person.page.getByRole("button", { name: "A5", pressed: true }).waitFor();
  expect(await sheet.printed()).toBe(0);
  await person.keys("Enter");
  await expect.poll(() => sheet.printed()).toBe(1);
  person.clean();
  await sheet.goBack();
  await person.at(`/app/devis/${quote}`);

  // No text of three variants is beyond its paper.
  await person.go(`/app/print/devis/${await saveQuote(filled, ["A", "B", "C"])}`);
  await person.seen("Proposition C");
  expect(await sheet.textsBeyond("A4")).toEqual([]);
  expect(await sheet.textsBeyond("A5")).toEqual([]);
  person.clean();

  await person.goto("/print/devis/aaaaaaaaaaaaaaa");
  await person.seen("Devis non trouvé");
  person.forgive(/404/);
  person.clean();
});

it("a phone shows the whole sheet of a quote", async () => {
  const { person } = await open(phone);
  await person.seen("Proposition B");
  await expectNoOverflow(person);
  const main = person.page.getByRole("main");
  expect(await main.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  person.clean();
});
