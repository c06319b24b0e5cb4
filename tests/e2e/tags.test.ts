import { describe, expect, it } from "vitest";

import { type TagTemplate, tagTemplates } from "#domain/core/records.ts";
import { tagPapers } from "#domain/tags/templates.ts";
import { desktop } from "#support/browser.ts";
import { pdfPages } from "#support/pdf.ts";
import { readBars } from "#support/readBars.ts";
import { newId } from "#support/shop.ts";
import { openTagShop } from "#support/tagShop.ts";
import { sharing } from "#support/sharing.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { Palette } from "./pages/palette.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";

/** A shop with a received frame, and codes of each kind. */
async function tagShop(template = "fold") {
  const shop = await openTagShop(template);
  const frame = await shop.product({
    name: "Monture Riad 52-17",
    reference: "RIAD-52",
    stock: 0,
    barcode: "3760123456784",
    eye_size: 52,
    bridge: 17,
    temple: 140,
  });
  const receipt = newId();
  await shop.saveReceipt(receipt, shop.receipt([{ product: frame.id, quantity: 10 }]));
  const plain = await shop.product({ name: "Soleil Atlas", type: "sunglasses", reference: "S-1" });
  const coded = await shop.product({ name: "Étui cuir", reference: "E-1", barcode: "RB-5154" });
  const long = await shop.product({
    name: "Monture titane ".repeat(8),
    reference: "REFERENCE-".repeat(5),
    barcode: "3760123456780",
    selling_price: 12_450,
    eye_size: 52,
    bridge: 17,
    temple: 140,
  });
  return { shop, frame, plain, coded, long, receipt };
}
const scene = sceneWith(() => tagShop());
/** Shop for the tests that write nothing. */
const read = sceneWith(sharing(() => tagShop()));
const beginners = sceneWith(() => tagShop(""));

const printPath = (template: TagTemplate, ...ids: string[]): string =>
  `/app/etiquettes/print?template=${template}&cell=1&tags=${ids.map((id) => `${id}:1`).join(",")}`;
const loaded = async (person: Person): Promise<void> => {
  await person.page.getByRole("article").first().waitFor();
  await person.page.evaluate(() => document.fonts.ready);
};

/** Opens a page of the signed-in person at a printer's resolution in dots per inch. */
async function pageAt({ page: own }: Person, dpi: number) {
  const browser = own.context().browser();
  if (!browser) throw new Error("The page has no browser");
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    deviceScaleFactor: dpi / 96,
    storageState: await own.context().storageState(),
  });
  return { page: await context.newPage(), close: () => context.close() };
}

describe("tags printed for products", () => {
  it("tags of a product, a receipt, ticked products and the queue are printed, and confirmed as printed", async () => {
    const { person, shop, frame, receipt, enter } = await scene.visit(desktop);
    await countPrints(person);
    await enter(`/app/products/${frame.id}`);
    const shown = async (count: number) => {
      await loaded(person);
      await expect.poll(() => person.page.getByRole("article").count()).toBe(count);
    };
    await person.actOnPage("Imprimer l’étiquette");
    await shown(1);
    await person.goto(`/app/stock/receipts/${receipt}`);
    await person.follow("Étiquettes");
    await shown(10);
    await person.goto("/app/products");
    await person.field("Cocher Monture Riad 52-17").check();
    await person.seen("1 produit coché");
    await person.accessible();
    await person.press(/^Étiquettes/);
    await shown(10);
    await person.goto("/app/stock");
    await person.follow(/^Étiquettes/);
    await person.title("Étiquettes");
    // Some tags of received products are printed and confirmed.
    const sheet = new PrintPage(person);
    await person.seen("10 étiquettes à imprimer", "Reçu");
    await person.field("Étiquettes de Monture Riad 52-17").fill("6");
    await person.accessible();
    await expectNoOverflow(person);
    await person.follow("Imprimer 6 étiquettes");
    await loaded(person);
    await expect.poll(() => person.page.getByRole("article").count()).toBe(6);
    await sheet.print();
    expect(await sheet.printed()).toBe(1);
    await person.field("Imprimées, Monture Riad 52-17").waitFor();
    await person.accessible();
    await person.press("C’est imprimé");
    await person.toast("6 étiquettes notées comme imprimées");
    await person.title("Étiquettes");
    await person.seen("4 étiquettes à imprimer", "À la main");
    await person.page.getByRole("tab", { name: "Impressions" }).click();
    await person.seen("Pliée 102 × 20, queue au bout");
    person.clean();
    const [kept] = await shop.find("optique_tag_prints");
    expect(kept?.tags).toEqual([
      { product: frame.id, quantity: 6, price: 850, barcode: "3760123456784" },
    ]);
  });

  it("a shop begins by choosing its label paper, and sees no tags before", async () => {
    const { person, shop } = await beginners.open(desktop, "/app/stock");
    await person.seen("Actions rapides");
    await expect.poll(() => person.page.getByRole("link", { name: "Étiquettes" }).count()).toBe(0);
    const palette = await new Palette(person).open();
    await palette.find("etiq");
    await palette.offers(/Étiquettes\u00a0: première utilisation/);
    await person.goto("/app/etiquettes");
    await person.seen("Choisissez le papier de vos étiquettes");
    await person.accessible();
    await person.press("50 × 30");
    await person.toast("Modèle enregistré\u00a0: les étiquettes peuvent commencer");
    await person.seen("Rien à étiqueter");
    person.clean();
    expect(await shop.read("optique_companies", shop.company)).toMatchObject({
      tag_template: "box",
    });
  });
});
describe("a printed tag", () => {
  it("a tag's page has the size of its paper, and a long name, price and reference stay within its faces", async () => {
    const { person, frame, coded, long } = await read.open(desktop, "/app/etiquettes");
    for (const template of tagTemplates) {
      await person.goto(printPath(template, frame.id, coded.id, long.id));
      await loaded(person);
      const { width, height } = tagPapers[template].page;
      const pages = pdfPages(await person.page.pdf({ preferCSSPageSize: true }));
      const count = template.startsWith("sheet") ? 1 : 3;
      expect([template, pages]).toEqual([
        template,
        Array.from({ length: count }, () => ({ width, height })),
      ]);
      const beyond = await person.page
        .getByRole("article")
        .filter({ hasText: "Monture titane" })
        .first()
        .evaluate((tag) => {
          const found: string[] = [];
          for (const face of tag.querySelectorAll("section")) {
            const box = face.getBoundingClientRect();
            const paper = tag.closest(".tag-page")?.getBoundingClientRect() ?? box;
            for (const part of face.querySelectorAll("p, b, span, svg")) {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              const isIn =
                left >= box.left - 0.5 &&
                right <= box.right + 0.5 &&
                top >= box.top - 0.5 &&
                bottom <= box.bottom + 0.5;
              const size = Number.parseFloat(getComputedStyle(part).fontSize) * 0.75;
              if (!isIn || right > paper.right)
                found.push(
                  `${face.ariaLabel} ${part.textContent} ${Math.round(bottom - box.bottom)}`,
                );
              if (size < 5.99) found.push(`${size} pt: ${part.textContent}`);
            }
          }
          const price = tag.querySelector("b");
          if (!price || Number.parseFloat(getComputedStyle(price).fontSize) * 0.75 < 10.99)
            found.push("small price");
          if (price && price.scrollWidth > price.clientWidth) found.push("cut price");
          return found;
        });
      expect([template, beyond]).toEqual([template, []]);
      const isNarrow = template === "fold" || template === "dumbbell";
      await expect
        .poll(() => person.page.getByText("Code trop long pour cette étiquette").count())
        .toBe(isNarrow ? 1 : 0);
    }
  });

  it("a scanner reads its bar code as printed at 203 and 300 dots per inch", async () => {
    const { person, frame, plain, coded } = await read.open(desktop, "/app/etiquettes");
    for (const dpi of [203, 300]) {
      const { page, close } = await pageAt(person, dpi);
      const path = printPath("fold", frame.id, plain.id, coded.id);
      await page.goto(new URL(path, person.page.url()).href);
      await page.getByLabel("Imprimante", { exact: true }).selectOption(String(dpi));
      await page.evaluate(() => document.fonts.ready);
      const read = async (name: string) =>
        readBars(page.getByRole("article", { name }).getByRole("region", { name: "Code" }));
      expect(await read("Monture Riad 52-17")).toEqual({ text: "3760123456784", format: "EAN_13" });
      expect(await read("Soleil Atlas")).toEqual({ text: "0400000000015", format: "EAN_13" });
      expect(await read("Étui cuir")).toEqual({ text: "RB-5154", format: "CODE_128" });
      await close();
    }
  });
});
