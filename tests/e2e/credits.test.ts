import { describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId, payment, type Shop } from "#support/shop.ts";
import { CounterSale } from "./pages/counterSale.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

/** Filled shop with enough frames for many sales. */
const scene = sceneWith(async (server) => {
  const filled = await fillShop(server);
  const items = [{ id: newId(), product: filled.frame.id, quantity: 40 }];
  const body = { adjustment_number: "AJ-1", date: today(), reason: "other", items };
  expectOk(await filled.shop.send("PUT", `/api/optique/adjustments/${newId()}`, body));
  return filled;
});
type Opened = Awaited<ReturnType<typeof scene.open>>;
const frameName = "Monture Riad 52-18";

/** Sale of two frames to a client, paid today. */
async function soldFrames(
  shop: Shop,
  client: string,
  paid = 1700,
  method = "cash",
): Promise<InvoiceDocument> {
  const [frame] = await shop.find("optique_products", "reference = 'RIAD'");
  return shop.saveInvoice(newId(), {
    client,
    date: today(),
    items: [line(frame?.id ?? "", 2, 850)],
    payments: [payment(paid, { date: today(), payment_method: method })],
  });
}

/** Opens the invoice of two sold frames. */
async function openInvoice({ shop, client, person }: Opened, paid?: number, method?: string) {
  const sale = await soldFrames(shop, client.id, paid, method);
  await person.turn(`/app/invoices/${sale.id}`);
  return sale;
}

/** Invoice of a prescription of two lenses and a frame, fully paid. */
async function openPrescribed({ shop, client, frame, lens, person }: Opened) {
  const sale = await shop.savePrescription(newId(), {
    client: client.id,
    date: today(),
    right_sphere: 2,
    left_sphere: 1.5,
    notes: "",
    invoice: {
      id: newId(),
      items: [line(lens.id, 2, 700), line(frame.id, 1, 850)],
      payments: [payment(2250, { date: today() })],
    },
  });
  await person.turn(`/app/invoices/${sale.invoice?.id}`);
  return sale;
}

describe("a credit note", () => {
  it("a phone credits one frame of two, exchanges one for the difference, and replaces a prescription", async () => {
    const opened = await scene.open(phone, "/app");
    const { person, shop, frame } = opened;
    const sale = await openInvoice(opened);
    await person.actOnPage("Faire un avoir");
    await person.seen("Faire un avoir", `Facture ${sale.invoice_number}, Benali Aïcha`);
    await person.page.getByLabel(`Créditer\u00a0: ${frameName}`).check();
    await person.field(`Quantité, ${frameName}`).fill("3");
    await person.press(/^Émettre l’avoir/);
    await person.seen("C’est plus que ce qui reste à créditer sur cette ligne");
    await person.field(`Quantité, ${frameName}`).fill("2");
    await person.press(`Un de moins\u00a0: ${frameName}`);
    await expect.poll(() => person.field(`Montant, ${frameName}`).inputValue()).toBe("850,00");
    await person.seen(/^Caisse du/, /^Stock, Monture/);
    await expectNoOverflow(person);
    person.clean();
    await person.press("Émettre l’avoir de 850,00 DH");
    await person.toast(/Avoir A\d{6}0001 émis/);
    await person.seen("Lignes créditées", "Remis en rayon", "Remboursé, espèces");
    await expectNoOverflow(person);
    person.clean();
    const [note] = await shop.find("optique_credit_notes");
    expect(note).toMatchObject({ total_amount: 850, kept: 0, reason: "return" });
    expect(await shop.read("optique_invoices", sale.id)).toMatchObject({
      credited_amount: 850,
      paid_amount: 850,
      status: "paid",
    });
    await person.goto(`/app/invoices/${sale.id}`);
    await person.seen(`Avoir ${note?.number}`, "Remboursement");
    person.clean();
    await person.turn("/app/avoirs");
    await person.seen(note?.number ?? "", /Retour/);
    await expectNoOverflow(person);
    person.clean();
    // An exchange pays the difference only.
    const exchanged = await openInvoice(opened);
    await person.actOnPage("Échanger");
    const form = await new CounterSale(person).ready();
    await person.press(`Reprendre un de plus\u00a0: ${frameName}`);
    await form.scan("RIAD");
    await form.seesQuantity(frameName, "1");
    await person.field(`Prix unitaire, ${frameName}`).fill("1000");
    await person.seen("Avoir de l’échange");
    await expectNoOverflow(person);
    person.clean();
    await person.press(/^Encaisser 150,00 DH/);
    await person.toast(/Vente enregistrée/);
    const [exchange] = await shop.find("optique_credit_notes", `invoice = '${exchanged.id}'`);
    expect(exchange).toMatchObject({ total_amount: 850, kept: 850, used: 850 });
    const [paid] = await shop.find("optique_invoices", "total_amount = 1000");
    expect(paid).toMatchObject({ paid_amount: 1000, status: "paid", client: sale.client });
    // A prescription is replaced by another with its lines, and the difference is refunded.
    const prescribed = await openPrescribed(opened);
    const { stock } = await shop.read("optique_products", frame.id);
    await person.actOnPage("Faire un avoir");
    await person.follow("Corriger par un avoir");
    const sales = await new SalesForm(person).ready();
    await expect.poll(() => sales.right("sphere").inputValue()).toBe("+2.00");
    await person.field(`Prix unitaire, ${frameName}`).fill("750");
    await person.seen("À rembourser au client");
    await person.field("Mode de paiement").selectOption("Carte bancaire");
    await expectNoOverflow(person);
    person.clean();
    await sales.save();
    await sales.saved("créée");
    expect(await shop.read("optique_invoices", prescribed.invoice?.id ?? "")).toMatchObject({
      status: "cancelled",
    });
    const [next] = await shop.find("optique_invoices", "total_amount = 2150");
    expect(next).toMatchObject({ paid_amount: 2150, status: "paid" });
    expect(await shop.read("optique_prescriptions", next?.prescription ?? "")).toMatchObject({
      right_sphere: 2,
      left_sphere: 1.5,
      date: expect.stringContaining(today()) as string,
    });
    const refunds = await shop.find("optique_refunds", "payment_method = 'card'");
    expect(refunds).toMatchObject([{ amount: 100 }]);
    expect(await shop.read("optique_products", frame.id)).toMatchObject({ stock });
    person.clean();
  });

  it("a credit note keeps a deposit, corrects a price or replaces a counter sale; today's sale is edited", async () => {
    const opened = await scene.open(desktop, "/app");
    const { person, shop, frame } = opened;
    const sale = await openInvoice(opened, 500);
    await person.actOnPage("Faire un avoir");
    await person.press("Tout créditer");
    await person.page.getByText("Commande annulée").click();
    await person.press("Tout garder");
    await person.press("Émettre l’avoir de 1 700,00 DH");
    await person.seen("Gardé en avoir", "Reste à utiliser", /500,00/);
    expect(await shop.read("optique_invoices", sale.id)).toMatchObject({
      status: "cancelled",
      paid_amount: 0,
    });
    await person.press("Rembourser");
    await expect
      .poll(() => person.page.getByRole("radio", { name: "Espèces" }).isChecked())
      .toBe(true);
    await person.press("Rembourser 500,00 DH");
    await person.toast("500,00 DH remboursés");
    await person.seen("Déjà utilisé");
    person.clean();
    // An amount alone is credited for a wrong price, and a credit of nothing is refused.
    const wrong = await openInvoice(opened);
    await person.actOnPage("Faire un avoir");
    await person.press("Émettre l’avoir");
    await person.seen("Indiquez au moins une quantité ou un montant à créditer");
    await person.page.getByLabel(`Créditer\u00a0: ${frameName}`).check();
    await person.page.getByText("Erreur de prix").click();
    await person.field(`Montant, ${frameName}`).fill("100");
    await person.field("Montant remboursé").fill("0");
    await person.press("Émettre l’avoir de 100,00 DH");
    await person.seen("Déduit de la facture");
    await person.goto(`/app/invoices/${wrong.id}`);
    await person.press("Rembourser le trop-perçu");
    await person.press("Rembourser 100,00 DH");
    await person.toast("100,00 DH remboursés");
    await person.gone("Rembourser le trop-perçu");
    expect(await shop.read("optique_invoices", wrong.id)).toMatchObject({
      credited_amount: 100,
      paid_amount: 1600,
    });
    person.clean();
    // A counter sale is replaced by another with the same lines, paid by the credit.
    const replaced = await openInvoice(opened);
    const { stock } = await shop.read("optique_products", frame.id);
    await person.actOnPage("Faire un avoir");
    await person.follow("Corriger par un avoir");
    await new CounterSale(person).ready();
    await person.field(`Prix unitaire, ${frameName}`).fill("800");
    await person.press(/^Rembourser 100,00 DH/);
    await person.toast(/Vente enregistrée/);
    expect(await shop.read("optique_invoices", replaced.id)).toMatchObject({ status: "cancelled" });
    expect(await shop.read("optique_products", frame.id)).toMatchObject({ stock });
    // A counter sale of today is edited directly.
    const edited = await openInvoice(opened);
    await person.follow("Modifier");
    await new CounterSale(person).ready();
    await person.field(`Prix unitaire, ${frameName}`).fill("800");
    await person.press(/^Encaisser 1 600,00 DH/);
    await person.toast(/Vente enregistrée/);
    expect(await shop.read("optique_invoices", edited.id)).toMatchObject({
      total_amount: 1600,
      paid_amount: 1600,
    });
    person.clean();
  });

  it("the credit of a client is kept for, and pays, the next sale, a prescription and exchanged lenses", async () => {
    const opened = await scene.open(desktop, "/app");
    const { person, shop, client, lens } = opened;
    const returned = await openPrescribed(opened);
    await person.actOnPage("Échanger");
    await new CounterSale(person).ready();
    await person.follow("Avec des verres");
    const form = await new SalesForm(person).ready();
    await form.addLens("Progressif", "Verre - Progressif 1.6");
    await form.save();
    await person.seen("Indiquez ce qui est repris");
    await person.press("Reprendre un de plus\u00a0: Verre - Progressif 1.6");
    await person.seen("Avoir de l’échange");
    await form.save();
    await form.answerOneLens("OD seul");
    await form.saved("créée");
    const [exchange] = await shop.find("optique_credit_notes");
    expect(exchange).toMatchObject({
      invoice: returned.invoice?.id,
      total_amount: 700,
      used: 700,
    });
    // A part is refunded by the method it was paid, and the rest is kept for the next sale.
    const credited = await openInvoice(opened, 1700, "card");
    await person.actOnPage("Faire un avoir");
    await person.press("Tout créditer");
    await person.field("Montant gardé en avoir").fill("500");
    await expect.poll(() => person.field("Mode de paiement").inputValue()).toBe("card");
    await person.field("Référence (facultatif)").fill("4411");
    await person.press("Émettre l’avoir de 1 700,00 DH");
    await person.seen("Gardé en avoir", /Remboursé, carte bancaire/);
    const [note] = await shop.find("optique_credit_notes", `invoice = '${credited.id}'`);
    expect(note).toMatchObject({ total_amount: 1700, kept: 500 });
    const [refund] = await shop.find("optique_refunds");
    expect(refund).toMatchObject({ amount: 1200, payment_method: "card", reference: "4411" });
    await person.press("Rembourser");
    const back = person.page.getByRole("dialog").getByRole("radio", { name: "Carte bancaire" });
    await expect.poll(() => back.isChecked()).toBe(true);
    await person.keys("Escape");
    // The credit is shown beside the amount due, and one press uses it for the payment.
    const due = await shop.saveInvoice(newId(), {
      client: client.id,
      date: today(),
      items: [line(lens.id, 1, 300)],
      payments: [],
    });
    const credit = "500,00\u00a0DH d’avoir à utiliser";
    await person.turn("/app");
    await person.seen(new RegExp(credit));
    await person.turn("/app/invoices?status=unpaid");
    await person.seen(credit);
    await person.goto(`/app/invoices/${due.id}`);
    await person.seen(credit);
    const message = await person.link(/^Message/).getAttribute("href");
    expect(decodeURIComponent(message ?? "")).toContain(`Vous avez ${credit}.`);
    person.clean();
    await person.turn("/app/sale");
    const sale = await new CounterSale(person).ready();
    await sale.scan("RIAD");
    await sale.client.fill("benali");
    await person.page.getByRole("option", { name: /Benali Aïcha/ }).click();
    await person.seen(credit);
    person.clean();
    await person.press("Utiliser");
    await person.seen(`Avoir ${note?.number}`);
    await person.press(`Ne pas utiliser l’avoir ${note?.number}`);
    await person.press("Utiliser");
    await sale.saveButton.click();
    await person.toast(/Vente enregistrée/);
    const [sold] = await shop.find("optique_invoices", "total_amount = 850");
    const paid = await shop.find("optique_payments", `invoice = "${sold?.id}"`);
    expect(paid.map(({ payment_method, amount }) => [payment_method, amount])).toEqual([
      ["cash", 350],
      ["credit", 500],
    ]);
    expect(await shop.read("optique_credit_notes", note?.id ?? "")).toMatchObject({ used: 500 });
    person.clean();
    // A new prescription is paid by the credit of its client in one press.
    const last = await soldFrames(shop, client.id);
    const item = { id: newId(), invoice_item: last.items[0]?.id, quantity: 1, amount: 850 };
    const body = { invoice: last.id, reason: "return", items: [item], kept: 850 };
    const kept = newId();
    expectOk(await shop.send("PUT", `/api/optique/credit-notes/${kept}`, body));
    const next = await SalesForm.open(person, `?client=${client.id}`);
    await next.addLens("Progressif", "Verre - Progressif 1.6");
    await person.seen("850,00\u00a0DH d’avoir à utiliser");
    await person.press("Utiliser");
    await next.save();
    await next.saved("créée");
    expect(await shop.find("optique_payments", `credit_note = '${kept}'`)).toMatchObject([
      { payment_method: "credit", amount: 700 },
    ]);
    person.clean();
  });
});
