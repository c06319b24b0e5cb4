import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { payment } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { cutAmounts, rowHeights, widenLetters } from "./pages/listLooks.ts";
import { ChequesPage } from "./pages/cheques.ts";
import { InvoicePage } from "./pages/invoices.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { sceneWith } from "./pages/scene.ts";

async function fillCheques(server: Server) {
  const filled = await fillShop(server);
  const invoice = filled.sale.invoice?.id ?? "";
  const status = async () => (await filled.shop.read("optique_invoices", invoice)).status;
  const take = (amount: number, reference: string, values: object = {}) =>
    filled.shop.create("optique_payments", {
      invoice,
      ...payment(amount, {
        payment_method: "check",
        bank: "CIH Bank",
        reference,
        due_on: addDays(today(), 1),
        ...values,
      }),
    });
  return { ...filled, invoice, status, take };
}

const scene = sceneWith(fillCheques);

describe.each([phone])("a cheque at $name", (screen) => {
  it("a cheque is received with a sale, bounced and cleared, and takes two lines of the list", async () => {
    const { person, shop, invoice, status, sale, take } = await scene.open(
      screen,
      ({ sale: { invoice: made } }) => `/app/invoices/${made?.id}`,
    );
    const dialog = await new InvoicePage(person).startPayment();
    await dialog.write({ amount: "1250", method: "Chèque" });
    await dialog.writeCheque({ bank: "CIH Bank", number: "4471820", due: addDays(today(), 5) });
    person.clean();
    await dialog.confirm();
    await person.seen("En main", "Payée", /CIH Bank/);
    person.clean();
    expect(await shop.find("optique_payments", "payment_method = 'check'")).toMatchObject([
      { bank: "CIH Bank", reference: "4471820", cheque_state: "in_hand", by: "Samira" },
    ]);

    const cheques = await ChequesPage.go(person);
    const name = `Benali Aïcha ${sale.invoice?.invoice_number} 4471820`;
    await person.seen("dans 5\u00a0j");
    await cheques.change(`Rejeter, ${name}`);
    await cheques.meanBounced("1\u202f250,00", { note: "Provision insuffisante" });
    await person.toast("Chèque 4471820\u00a0: rejeté");
    expect(await status()).toBe("partial");
    await person.press("Rejetés");
    await person.at("/app/caisse/cheques?etat=bounced");
    person.clean();
    await person.go(`/app/invoices/${invoice}`);
    await person.seen("Rejeté", "Partielle", /rejeté le .*, Provision insuffisante/);
    person.clean();

    await ChequesPage.go(person, "?etat=bounced");
    await person.act(`Encaisser, ${name}`);
    await person.toast("Chèque 4471820\u00a0: encaissé");
    expect(await status()).toBe("paid");
    await cheques.undo();
    await person.toast("De nouveau\u00a0: rejeté");
    expect(await status()).toBe("partial");

    // Rows are at most 84 px high with a wider font too, and no amount is cut.
    await take(100, "1000001", { due_on: addDays(today(), -29) });
    await take(200, "1000002", { cheque_state: "deposited", bank: "Société Générale Maroc" });
    await ChequesPage.open(person);
    await person.seen("Remis", "dépassée de 29\u00a0j");
    await widenLetters(person);
    expect((await rowHeights(person)).filter((height) => height > 84)).toEqual([]);
    expect(await cutAmounts(person)).toEqual([]);
    person.clean();
  });
});

describe("a cheque that bounces later", () => {
  it("a cheque has its bank, number and due day in a sale, and a row of the till on the day it bounced", async () => {
    const yesterday = addDays(today(), -1);
    const { person, shop, sale, take } = await scene.open(
      desktop,
      ({ sale: { id } }) => `/app/prescriptions/edit/${id}`,
    );
    await person.press("Ajouter un paiement");
    await person.field("Montant").last().fill("250");
    await expect.poll(() => person.page.getByLabel("Banque").count()).toBe(0);
    await person.field("Méthode").last().selectOption("check");
    await person.page.getByLabel("Banque").fill("BMCI");
    await person.field("Référence").last().fill("1180927");
    await person.page.getByLabel("Échéance").fill("05/12/2026");
    person.clean();
    await person.keys("Control+s");
    await person.at("/app/prescriptions");
    const found = await shop.find("optique_payments", `invoice = '${sale.invoice?.id}'`);
    expect(found.at(-1)).toMatchObject({ bank: "BMCI", reference: "1180927", amount: 250 });
    expect(found.at(-1)?.due_on).toContain("2026-12-05");

    await take(300, "447181", { date: addDays(today(), -9) });
    await person.go("/app/caisse/cheques");
    await person.seen("447181");
    const cheques = new ChequesPage(person);
    await cheques.change(/^Rejeter, .*447181/);
    const question = person.page.getByRole("dialog", { name: "Chèque rejeté\u00a0?" });
    await question.getByLabel("Rejeté le").fill(formatDay(addDays(today(), -10)));
    await question.getByRole("button", { name: "Chèque rejeté" }).click();
    await person.seen("Le rejet ne peut pas être avant le paiement");
    await cheques.meanBounced("300,00", { on: formatDay(yesterday) });
    await person.toast("Chèque 447181\u00a0: rejeté");
    await person.go(`/app/caisse?jour=${addDays(today(), -9)}`);
    await person.seen("Rejeté", "300,00\u00a0DH");
    await expect.poll(() => person.page.locator(".line-through").count()).toBe(0);
    await person.go(`/app/caisse?jour=${yesterday}`);
    await person.seen(/^Chèque rejeté · .* · 447181 · pris le/, "Chèques rejetés");
    await person.accessible();
    person.clean();
  });
});

describe("the list of cheques", () => {
  it("cheques are ticked by the keyboard, deposited together on a printed slip, and exported", async () => {
    const { person, shop, take, enter: open } = await scene.visit(desktop);
    await countPrints(person);
    for (let index = 1; index <= 5; index += 1) await take(100 * index, `44718${index}`);
    await open("/app/caisse/cheques");
    const cheques = new ChequesPage(person);
    await person.seen("1\u202f500,00", "demain");
    await person.keys("ArrowDown", "Space");
    await person.seen("1 chèque coché");
    await person.keys("Escape");
    await person.gone("1 chèque coché");
    await person.keys("Space", "r");
    const early = person.page.getByRole("dialog", { name: "Remettre avant l’échéance\u00a0?" });
    await early.waitFor();
    await person.keys("Escape");
    await early.waitFor({ state: "detached" });
    await cheques.tickAll();
    await person.seen("5 chèques cochés");
    person.clean();
    await person.press(/^Remettre en banque/);
    // The cheques are due tomorrow.
    await person.seen("Remettre avant l’échéance\u00a0?", /^5 chèques ne sont pas encore/);
    person.clean();
    await person.press("Remettre quand même");
    await person.at(/^\/app\/caisse\/remise\/RB-\d{8}-1\/print$/);
    await person.seen("Remise de chèques", "mille cinq cents dirhams", "447185");
    person.clean();
    const sheet = new PrintPage(person);
    await sheet.print();
    expect(await sheet.pagesOn("A4")).toHaveLength(1);
    const deposited = await shop.find("optique_payments", "cheque_state = 'deposited'");
    expect(new Set(deposited.map(({ slip }) => slip)).size).toBe(1);
    await person.follow("Chèques");
    await person.press("Remis");
    await person.seen("447181");
    // The exported file has all cheques, whatever the filter.
    await person.press("Rejetés");
    await person.seen("Aucun chèque");
    const { name, text } = await person.download(() => person.press("Exporter"));
    expect(name).toBe(`cheques-${today()}.csv`);
    expect(text).toContain("447181");
    expect(text).toContain("Remis");
    person.clean();
  });
});
