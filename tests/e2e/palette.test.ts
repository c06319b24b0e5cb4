import { describe, expect, it } from "vitest";

import type { Quote } from "#domain/core/records.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId } from "#support/shop.ts";
import { failRequests } from "./pages/network.ts";
import { Palette } from "./pages/palette.ts";
import { PaymentDialog } from "./pages/paymentDialog.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);

describe.each([phone])("the palette at $name", (screen) => {
  it("opens by its button, opens the named screen, and shows when nothing is found", async () => {
    const { person } = await scene.open(screen, "/app/clients");
    await person.seen("Benali Aïcha");
    const palette = await new Palette(person).openByButton();
    await palette.find("nou pres");
    await palette.take(/Nouvelle prescription/);
    await person.at("/app/prescriptions/new");
    await palette.open();
    // 'Clôturer la caisse' contains the word too, but the page named 'Caisse' comes first.
    await palette.find("caisse");
    await palette.take(/^Caisse/);
    await person.at("/app/caisse");
    await palette.open();
    await palette.find("zzzz");
    await palette.says("Rien ne correspond à votre recherche.");
    await palette.close();
    await palette.open();
    // A payment above the amount due is allowed, as in the dialog, and the line names the surplus.
    await palette.find("aicha paiement 5000");
    await palette.offers(/Reste 1\s250,00\sDH · 20261100\d\d.*Trop-perçu de 3\s750,00\sDH/);
    expect(await palette.isWhole()).toBe(true);
    person.clean();
  });
});

describe("the palette", () => {
  it("the palette finds records from the keyboard, offers recent ones, stores none of them, and shows a failed search", async () => {
    const { person, client } = await scene.open(desktop, "/app/clients");
    await person.seen("Benali Aïcha");
    const palette = await new Palette(person).open();
    await palette.offers(/Nouvelle prescription/);
    // Each action has an icon of its own.
    const begun = await palette.icons(/^Nouve/);
    expect(begun).toHaveLength(6);
    expect(new Set(begun).size).toBe(6);
    await expect.poll(() => palette.fades()).toBe(true);
    await palette.find("aicha");
    await palette.offers(
      /Benali Aïcha\s*06 12 34 56 78/,
      /20261100\d\d/,
      /Benali Aïcha\s*20\/11\/2026/,
    );
    await expect.poll(() => palette.fades()).toBe(false);
    await palette.take(/Benali Aïcha/);
    await person.at(`/app/clients/${client.id}`);
    await palette.open();
    await palette.find("0612");
    await palette.offers(/Benali/);
    await palette.close();
    await palette.open();
    await palette.find("riad");
    await palette.offers(/Monture Riad/);
    person.clean();

    await palette.close();
    await palette.open();
    await palette.find("factures");
    await palette.take(/^Factures/);
    await person.at("/app/invoices");
    await palette.open();
    await palette.take(/Benali Aïcha/);
    await person.at(`/app/clients/${client.id}`);
    const kept = await person.page.evaluate(() =>
      JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)]),
    );
    expect(kept).not.toContain("Benali");

    await failRequests(person, "**/api/optique/search*");
    await palette.open();
    await palette.find("benali");
    await palette.says("Erreur lors de la recherche");
    person.clean();
    await expect.poll(() => palette.count()).toBe(0);
  });
});

describe("the verbs of the palette", () => {
  it("'aicha paiement 500' opens the payment dialog of her invoice, and says when a client owes nothing", async () => {
    const { person, shop, sale } = await scene.open(desktop, "/app/clients");
    const palette = await new Palette(person).open();
    await palette.find("aicha paiement 500");
    await palette.offers(
      /Benali Aïcha\s*Reste 1\s250,00\sDH · 20261100\d\d du 20\/11\/2026\s*500,00\sDH/,
    );
    await palette.take(/Benali Aïcha.*\s500,00/);
    const dialog = new PaymentDialog(person);
    await expect.poll(() => dialog.amount.inputValue()).toBe("500,00");
    await dialog.confirm();
    const invoice = await shop.read("optique_invoices", sale.invoice?.id ?? "");
    expect(invoice.paid_amount).toBe(1500);
    // Enter waits for the answer, and without an amount the dialog proposes the whole amount due.
    await palette.open();
    await palette.find("payer benali");
    await person.keys("Enter");
    await expect.poll(() => dialog.amount.inputValue()).toBe("750,00");
    await person.keys("Escape");
    await dialog.gone();
    // The payment method may be typed after the verb.
    await palette.open();
    await palette.find("benali paiement 50 chèque");
    await palette.take(/Benali Aïcha.*\s50,00/);
    await expect.poll(() => dialog.amount.inputValue()).toBe("50,00");
    await dialog.seen("Banque (facultatif)");
    person.clean();

    await person.keys("Escape");
    await dialog.gone();
    const idle = await shop.client({ name: "Chami Ghizlane" });
    await palette.open();
    await palette.find("chami paiement");
    await palette.says("Aucune facture à encaisser pour «\u00a0chami\u00a0».");
    await palette.offers(/Chami Ghizlane/);
    await palette.close();
    await palette.open();
    await palette.find("nouvelle prescription chami");
    await palette.take(/Chami Ghizlane/);
    await person.at(`/app/prescriptions/new?client=${idle.id}`);
    person.clean();
  });

  it("the palette prints the named and the current record, and opens invoices and quotes by number or person", async () => {
    const { person, shop, sale, client, frame } = await scene.open(
      desktop,
      (filled) => `/app/prescriptions/${filled.sale.id}`,
    );
    const { id = "", invoice_number: number = "" } = sale.invoice ?? {};
    // An invoice's number ranks before a telephone with the same digits.
    await shop.client({ name: "Chami Ghizlane", phone: `06 12 ${number.slice(-4)} 78` });
    await person.title("Prescription du 20/11/2026");
    const palette = await new Palette(person).open();
    await palette.find("imprimer");
    await palette.offers(/Cette prescription/);
    await palette.close();
    for (const typed of [`facture ${number}`, "facture benali", `#${number}`, number.slice(-4)]) {
      await palette.open();
      await palette.find(typed);
      await palette.take(new RegExp(number));
      await person.at(`/app/invoices/${id}`);
    }
    await palette.open();
    await palette.find("imprimer benali");
    await palette.offers(/Prescription du 12\/03\/2024/);
    await palette.take(/Facture 20261100/);
    await person.at(`/app/invoices/print/${id}`);
    await person.go(`/app/invoices?q=${encodeURIComponent(`Facture #${number}`)}`);
    await person.seen(number);
    person.clean();

    const save = async (body: object) => {
      const id = newId();
      const items = [line(frame.id, 1, 850)];
      const path = `/api/optique/quotes/${id}`;
      return expectOk(await shop.send<Quote>("PUT", path, { items, ...body }));
    };
    const own = await save({ client: client.id });
    const other = await save({ prospect_name: "Alami Omar", title: "proforma" });
    await palette.open();
    await palette.find("devis");
    await palette.offers(/^Nouveau devis$/, /^Devis$/);
    await palette.find(" benali");
    await palette.offers(new RegExp(`${own.number}.*Benali Aïcha · À envoyer · 850,00\\sDH`));
    // Neither the client nor her invoice is found.
    await expect.poll(() => palette.count()).toBe(1);
    await palette.take(new RegExp(own.number));
    await person.at(`/app/devis/${own.id}`);
    await person.seen("Transformer en vente");
    await palette.open();
    await palette.find("imprimer");
    await palette.take(/Ce devis/);
    await person.heading(`DEVIS N° ${own.number}`);
    await person.go("/app/clients");
    await palette.open();
    await palette.find("alami");
    await palette.offers(new RegExp(`${other.number}.*Alami Omar`));
    await palette.close();
    await palette.open();
    await palette.find(`imprimer ${other.number}`);
    await palette.take(new RegExp(`Devis ${other.number}`));
    await person.at(`/app/print/devis/${other.id}`);
    await person.heading(`FACTURE PRO FORMA N° ${other.number}`);
    person.clean();
  });
});
