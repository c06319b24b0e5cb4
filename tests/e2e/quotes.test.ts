import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { line, newId, recordsPath, type Shop } from "#support/shop.ts";
import { CounterSale } from "./pages/counterSale.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { QuoteForm, QuotePage } from "./pages/quotes.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const riad = "Monture Riad 52-18";
const fine = "Verre - Aminci 1.67";
const progressive = "Verre - Progressif 1.6";

const scene = sceneWith(async (server) => {
  const filled = await fillShop(server);
  const thin = await filled.shop.product({
    name: fine,
    type: "lens",
    reference: "AMINCI",
    selling_price: 900,
  });
  return { ...filled, thin };
});

async function saveQuote(shop: Shop, body: object, id = newId()): Promise<string> {
  const { status } = await shop.send("PUT", `/api/optique/quotes/${id}`, body);
  expect(status).toBe(200);
  return id;
}

const openQuote = async (screen: Screen, body: (filled: Filled) => object) => {
  const opened = await scene.visit(screen);
  const quote = await saveQuote(opened.shop, body(opened));
  await opened.enter(QuotePage.path + quote);
  const page = new QuotePage(opened.person);
  await opened.person.seen("Transformer en vente");
  return { ...opened, quote, page };
};
type Filled = Awaited<ReturnType<typeof fillShop>> & { thin: { id: string } };

describe("a quote", () => {
  it.each([phone])("a quote is created with two variants at $name", async (screen) => {
    const { person, shop, client, sale } = await scene.open(screen, "/app/devis");
    await person.seen("Aucun devis");
    await person.follow("Nouveau devis");
    const form = await new QuoteForm(person).ready();
    await form.pressSave();
    await person.seen(
      "Choisissez un client ou écrivez le nom de la personne",
      "Ajoutez au moins un article valide",
    );
    person.clean();
    await form.chooseClient("benali", client.name);
    await form.add("Lignes", "riad", riad);
    await form.add("Lignes", "progressif", progressive);
    await person.press("Comparer deux variantes");
    await person.seen("Commun aux variantes", "Variante A", "Variante B");
    await form.line("Variante A", progressive).waitFor();
    await form.add("Variante B", "aminci", fine);
    await form
      .line("Variante B", fine)
      .getByRole("button", { name: /^×\s2, / })
      .click();
    await person.field(/^Acompte demandé/).fill("500");
    await person.page.getByLabel("Prescription").selectOption(sale.id);
    // A lens line shows its eye, which a press changes.
    await form
      .line("Variante B", fine)
      .getByRole("button", { name: /^ODG, les deux yeux/ })
      .click();
    await form
      .line("Variante B", fine)
      .getByRole("button", { name: /^OD, œil droit/ })
      .waitFor();
    await expectNoOverflow(person);
    await form.save();
    await person.toast("Devis créé avec succès");
    await person.seen(/Devis D\d{6}0001/, "À envoyer", "Variante A", "Variante B");
    await person.seen("B coûte 1\u202f100,00\u00a0DH de plus que A");
    await expectNoOverflow(person);
    person.clean();
    const [quote] = await shop.find("optique_quotes");
    expect(quote).toMatchObject({
      client: client.id,
      prescription: sale.id,
      total_amount: 2650,
      deposit_asked: 500,
    });
    expect(await shop.find("optique_stock_movements", "movement_type = 'sale'")).toHaveLength(2);
    const lines = await shop.find("optique_quote_items", `quote = '${quote?.id}'`);
    const lenses = lines.filter(({ product_type }) => product_type === "lens");
    expect(lenses.map(({ variant, quantity, eye }) => [variant, quantity, eye]).sort()).toEqual([
      ["A", 1, ""],
      ["B", 2, "right"],
    ]);
  });

  it("a quote is sold after its last day at its own prices, with a deposit", async () => {
    const { person, shop, page, thin, quote } = await openQuote(
      desktop,
      ({ client, frame, lens, thin: other }) => ({
        client: client.id,
        date: addDays(today(), -60),
        valid_until: addDays(today(), -30),
        items: [
          { ...line(frame.id, 1, 850), discount: 85 },
          { ...line(lens.id, 2, 700), variant: "A" },
          { ...line(other.id, 2, 800), variant: "B" },
        ],
      }),
    );
    await person.seen("Expiré", "expiré depuis 30 jours");
    await person.press("Choisir la variante B");
    await person.press("Transformer en vente");
    const dialog = person.page.getByRole("dialog", { name: "Les prix ont changé" });
    await dialog.getByText(fine).waitFor();
    person.clean();
    await dialog.getByRole("button", { name: "Garder ses prix" }).click();
    const form = await new SalesForm(person).ready();
    await person.seen(/Devis D\d+, variante B/, riad, fine);
    await expect.poll(() => form.client.inputValue()).toBe("Benali Aïcha");
    await form.typeEyes({ sphere: "-2" }, { sphere: "-2,25" });
    await form.addPayment("500");
    await form.save();
    await form.saved("créée");
    const invoice = (await shop.find("optique_invoices", "total_amount = 2365"))[0];
    expect(invoice).toMatchObject({ paid_amount: 500, status: "partial" });
    expect(await shop.read("optique_quotes", quote)).toMatchObject({
      invoice: invoice?.id,
      chosen: "B",
    });
    expect((await shop.read("optique_products", thin.id)).stock).toBe(8);
    await person.go(`/app/devis/${quote}`);
    await person.seen("Accepté", "vendue");
    await person.follow(invoice?.invoice_number ?? "?");
    await person.at(`/app/invoices/${invoice?.id}`);
    person.clean();
    await person.go(`/app/devis/${quote}/modifier`);
    await person.seen("Ce devis est devenu une facture\u00a0: il ne se modifie plus.");
    await page.person.go(`/app/devis`);
    await person.seen("Benali Aïcha");
    person.clean();
  });

  it("an old quote can take the prices of the day, and names products no longer sold", async () => {
    const { person, shop, frame, quote } = await openQuote(desktop, ({ frame: own, thin }) => ({
      prospect_name: "Zineb Alaoui",
      prospect_phone: "0612345679",
      date: addDays(today(), -60),
      valid_until: addDays(today(), -30),
      items: [line(own.id, 1, 800), line(thin.id, 2, 800)],
    }));
    await shop.send("PATCH", recordsPath("optique_products", frame.id), { archived: true });
    await person.reload();
    await person.press("Transformer en vente");
    await person.press("Prendre les prix du jour");
    const form = await new SalesForm(person).ready();
    await person.seen(
      /pour Zineb Alaoui, 06 12 34 56 79, qui n’a pas encore de fiche/,
      /Plus au catalogue\s: Monture Riad 52-18/,
    );
    await person.press("Créer sa fiche");
    const dialog = person.page.getByRole("dialog", { name: "Nouveau client" });
    await expect.poll(() => dialog.getByLabel("Téléphone").inputValue()).toBe("0612345679");
    person.clean();
    await dialog.getByRole("button", { name: /^Créer/ }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => form.client.inputValue()).toBe("Zineb Alaoui");
    await form.save();
    await form.saved("créée");
    const [invoice] = await shop.find("optique_invoices", "total_amount = 2600");
    expect(await shop.find("optique_invoice_items", `invoice = '${invoice?.id}'`)).toMatchObject([
      { product: "", label: riad, price: 800 },
      { price: 900, quantity: 2 },
    ]);
    const sold = await shop.read("optique_quotes", quote);
    expect(sold).toMatchObject({ invoice: invoice?.id, prospect_name: "" });
    expect(sold.client).toBe(invoice?.client);
  });
});

it("a quote without lenses is sold at the counter with the lines of its variant, and only once", async () => {
  const { person, shop, frame, quote } = await openQuote(desktop, ({ frame }) => ({
    prospect_name: "Omar Tazi",
    items: [
      { ...line(frame.id, 1, 800), variant: "A" },
      { ...line(frame.id, 3, 700), variant: "B" },
    ],
  }));
  const sell = async (quantity: string) => {
    await person.press("Transformer en vente");
    const sale = await new CounterSale(person).ready();
    await sale.seesQuantity(riad, quantity);
    return sale;
  };
  const first = await sell("1");
  await first.quantity(riad).fill("2");
  await first.keptDraft('"quantity":"2"');
  await person.go(`/app/devis/${quote}`);
  await person.press("Choisir la variante B");
  await sell("3");
  await person.go(`/app/devis/${quote}`);
  await sell("2");
  await person.seen(/Brouillon/);

  const single = { prospect_name: "Omar Tazi", items: [line(frame.id, 2, 800)] };
  const once = await saveQuote(shop, single);
  await person.goto(`/app/devis/${once}`);
  await sell("2");
  await person.seen("Vente comptoir", riad);
  const other = { items: [line(frame.id, 2, 800)], quote: once };
  expect((await shop.send("PUT", `/api/optique/invoices/${newId()}`, other)).status).toBe(200);
  person.forgive(/status of 409|ClientResponseError 409/);
  await person.keys("Control+s");
  await person.toast(/Ce devis est devenu la facture \d+/);
  person.clean();
  expect(await shop.find("optique_invoices", "total_amount = 1600")).toHaveLength(1);
});

describe("the list and the menu of quotes", () => {
  it("a quote that waits for an answer is listed, then refused, reopened, copied and deleted by its menu", async () => {
    const { enter, person, shop, client, frame } = await scene.visit(desktop);
    const sold = () => ({ items: [line(frame.id, 1, 850)] });
    const asked = { client: client.id, date: addDays(today(), -8) };
    const quote = await saveQuote(shop, { ...asked, ...sold() });
    const omars = await saveQuote(shop, { prospect_name: "Omar Tazi", ...sold() });
    await enter(`/app/clients/${client.id}`);
    await person.seen(/^D\d{10}$/);
    await person.go("/app/devis");
    await person.seen("Omar Tazi", "Benali Aïcha");
    await person.press(/^À relancer/);
    await person.gone("Omar Tazi");
    await person.seen("Benali Aïcha");
    await person.press(/^À relancer/);
    await person.page.getByLabel("Filtrer par état").selectOption("refused");
    await person.seen("Aucun devis");
    const page = await QuotePage.go(person, quote);
    await person.seen("Transformer en vente");
    await page.choose("Marquer refusé");
    await person.press("Acheté ailleurs");
    await person.toast("Devis marqué refusé");
    await person.seen("Refusé\u00a0: acheté ailleurs");
    await expect.poll(() => person.button("Transformer en vente").count()).toBe(0);
    await page.choose("Rouvrir");
    await person.toast("Devis rouvert");
    await person.seen("Transformer en vente");
    await page.choose("Dupliquer");
    const form = await new QuoteForm(person).ready();
    await form.line("Lignes", riad).waitFor();
    await form.save();
    await person.toast("Devis créé avec succès");
    await person.seen(/^Devis D\d{10}/);
    await page.choose("Supprimer");
    const question = person.page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Supprimer" }).click();
    await person.toast("Devis supprimé avec succès");
    await person.at("/app/devis");
    person.clean();
    const left = (await shop.find("optique_quotes")).map(({ id }) => id);
    expect(left.sort()).toEqual([quote, omars].sort());
  });
});
