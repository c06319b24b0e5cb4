import { describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { line, newId, payment, type Shop } from "#support/shop.ts";
import { CounterSale } from "./pages/counterSale.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);
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

async function openInvoice(screen: Screen, paid?: number, method?: string) {
  const opened = await scene.open(screen, "/app");
  const sale = await soldFrames(opened.shop, opened.client.id, paid, method);
  await opened.person.goto(`/app/invoices/${sale.id}`);
  return { ...opened, sale };
}

describe.each([phone])("a credit note at $name", (screen) => {
  it("credits one frame of two, and refunds it in cash", async () => {
    const { person, shop, sale } = await openInvoice(screen);
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
    await person.goto("/app/avoirs");
    await person.seen(note?.number ?? "", /Retour/);
    await expectNoOverflow(person);
    person.clean();
  });
});

describe("a credit note", () => {
  it("refunds a part by the method it was paid, and keeps the rest for the client's next sale", async () => {
    const { person, shop, client, lens } = await openInvoice(desktop, 1700, "card");
    await person.actOnPage("Faire un avoir");
    await person.press("Tout créditer");
    await person.field("Montant gardé en avoir").fill("500");
    expect(await person.field("Mode de paiement").inputValue()).toBe("card");
    await person.field("Référence (facultatif)").fill("4411");
    await person.press("Émettre l’avoir de 1 700,00 DH");
    await person.seen("Gardé en avoir", /Remboursé, carte bancaire/);
    const [note] = await shop.find("optique_credit_notes");
    expect(note).toMatchObject({ total_amount: 1700, kept: 500 });
    const [refund] = await shop.find("optique_refunds");
    expect(refund).toMatchObject({ amount: 1200, payment_method: "card", reference: "4411" });
    await person.press("Rembourser");
    const back = person.page.getByRole("dialog").getByRole("radio", { name: "Carte bancaire" });
    expect(await back.isChecked()).toBe(true);
    await person.keys("Escape");
    // The credit is shown beside the amount due, and one press uses it for the payment.
    const due = await shop.saveInvoice(newId(), {
      client: client.id,
      date: today(),
      items: [line(lens.id, 1, 300)],
      payments: [],
    });
    const credit = "500,00\u00a0DH d’avoir à utiliser";
    await person.goto("/app");
    await person.seen(new RegExp(credit));
    await person.goto("/app/invoices?status=unpaid");
    await person.seen(credit);
    await person.goto(`/app/invoices/${due.id}`);
    await person.seen(credit);
    const message = await person.link(/^Message/).getAttribute("href");
    expect(decodeURIComponent(message ?? "")).toContain(`Vous avez ${credit}.`);
    person.clean();
    await person.goto("/app/sale");
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
    await person.seen(/Vente enregistrée/);
    const [sold] = await shop.find("optique_invoices", "total_amount = 850");
    const paid = await shop.find("optique_payments", `invoice = "${sold?.id}"`);
    expect(paid.map(({ payment_method, amount }) => [payment_method, amount])).toEqual([
      ["cash", 350],
      ["credit", 500],
    ]);
    expect(await shop.read("optique_credit_notes", note?.id ?? "")).toMatchObject({ used: 500 });
    person.clean();
  });

  it("keeps the deposit of a cancelled order as the client's credit", async () => {
    const { person, shop, sale } = await openInvoice(desktop, 500);
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
    expect(await person.page.getByRole("radio", { name: "Espèces" }).isChecked()).toBe(true);
    await person.press("Rembourser 500,00 DH");
    await person.toast("500,00 DH remboursés");
    await person.seen("Déjà utilisé");
    person.clean();
  });

  it("credits an amount alone for a wrong price, and refuses a credit of nothing", async () => {
    const { person, shop, sale } = await openInvoice(desktop);
    await person.actOnPage("Faire un avoir");
    await person.press("Émettre l’avoir");
    await person.seen("Indiquez au moins une quantité ou un montant à créditer");
    await person.page.getByLabel(`Créditer\u00a0: ${frameName}`).check();
    await person.page.getByText("Erreur de prix").click();
    await person.field(`Montant, ${frameName}`).fill("100");
    await person.field("Montant remboursé").fill("0");
    await person.press("Émettre l’avoir de 100,00 DH");
    await person.seen("Déduit de la facture");
    await person.goto(`/app/invoices/${sale.id}`);
    await person.press("Rembourser le trop-perçu");
    await person.press("Rembourser 100,00 DH");
    await person.toast("100,00 DH remboursés");
    await person.gone("Rembourser le trop-perçu");
    expect(await shop.read("optique_invoices", sale.id)).toMatchObject({
      credited_amount: 100,
      paid_amount: 1600,
    });
    person.clean();
  });
});

describe.each([phone])("an exchange at $name", (screen) => {
  it("pays the difference only", async () => {
    const { person, shop, sale } = await openInvoice(screen);
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
    await person.seen(/Vente enregistrée/);
    const [note] = await shop.find("optique_credit_notes");
    expect(note).toMatchObject({ invoice: sale.id, total_amount: 850, kept: 850, used: 850 });
    const [next] = await shop.find("optique_invoices", `id != '${sale.id}' && total_amount = 1000`);
    expect(next).toMatchObject({ paid_amount: 1000, status: "paid", client: sale.client });
  });
});

describe("a counter sale", () => {
  it("a counter sale is replaced by another with the same lines, paid by the credit", async () => {
    const { person, shop, sale } = await openInvoice(desktop);
    await person.actOnPage("Faire un avoir");
    await person.follow("Corriger par un avoir");
    await new CounterSale(person).ready();
    await person.field(`Prix unitaire, ${frameName}`).fill("800");
    await person.press(/^Rembourser 100,00 DH/);
    await person.seen(/Vente enregistrée/);
    expect(await shop.read("optique_invoices", sale.id)).toMatchObject({ status: "cancelled" });
    const [frame] = await shop.find("optique_products", "reference = 'RIAD'");
    expect(frame?.stock).toBe(2);
    person.clean();
  });

  it("a counter sale of today is edited directly", async () => {
    const { person, shop, sale } = await openInvoice(desktop);
    await person.follow("Modifier");
    await new CounterSale(person).ready();
    await person.field(`Prix unitaire, ${frameName}`).fill("800");
    await person.press(/^Encaisser 1 600,00 DH/);
    await person.seen(/Vente enregistrée/);
    expect(await shop.read("optique_invoices", sale.id)).toMatchObject({
      total_amount: 1600,
      paid_amount: 1600,
    });
    person.clean();
  });
});

/** Invoice of a prescription of two lenses and a frame, fully paid. */
async function openPrescribed(screen: Screen) {
  const opened = await scene.open(screen, "/app");
  const { client, frame, lens, person } = opened;
  const sale = await opened.shop.savePrescription(newId(), {
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
  await person.goto(`/app/invoices/${sale.invoice?.id}`);
  return { ...opened, sale };
}

describe.each([phone])("a prescription at $name", (screen) => {
  it("a prescription is replaced by another with its lines, and the difference is refunded", async () => {
    const { person, shop, sale, frame } = await openPrescribed(screen);
    await person.actOnPage("Faire un avoir");
    await person.follow("Corriger par un avoir");
    const form = await new SalesForm(person).ready();
    await expect.poll(() => form.right("sphere").inputValue()).toBe("+2.00");
    await person.field(`Prix unitaire, ${frameName}`).fill("750");
    await person.seen("À rembourser au client");
    await person.field("Mode de paiement").selectOption("Carte bancaire");
    await expectNoOverflow(person);
    person.clean();
    await form.save();
    await form.saved("créée");
    expect(await shop.read("optique_invoices", sale.invoice?.id ?? "")).toMatchObject({
      status: "cancelled",
    });
    const [next] = await shop.find("optique_invoices", "total_amount = 2150");
    expect(next).toMatchObject({ paid_amount: 2150, status: "paid" });
    expect(await shop.read("optique_prescriptions", next?.prescription ?? "")).toMatchObject({
      right_sphere: 2,
      left_sphere: 1.5,
      date: expect.stringContaining(today()) as string,
    });
    const [refund] = await shop.find("optique_refunds");
    expect(refund).toMatchObject({ amount: 100, payment_method: "card" });
    expect(await shop.read("optique_products", frame.id)).toMatchObject({ stock: 3 });
    person.clean();
  });
});

it("a new prescription is paid by the credit of its client in one press", async () => {
  const { person, shop, client, sale } = await openInvoice(desktop);
  const item = { id: newId(), invoice_item: sale.items[0]?.id, quantity: 1, amount: 850 };
  const body = { invoice: sale.id, reason: "return", items: [item], kept: 850 };
  await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, body);
  const form = await SalesForm.open(person, `?client=${client.id}`);
  await form.addLens("Progressif", "Verre - Progressif 1.6");
  await person.seen("850,00\u00a0DH d’avoir à utiliser");
  await person.press("Utiliser");
  await form.save();
  await form.saved("créée");
  const [paid] = await shop.find("optique_payments", "payment_method = 'credit'");
  expect(paid).toMatchObject({ amount: 700 });
  expect(paid?.credit_note).not.toBe("");
  person.clean();
});

describe("new lenses in exchange", () => {
  it("new lenses become a prescription that the credit pays, and need something to be returned", async () => {
    const { person, shop, sale } = await openPrescribed(desktop);
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
    const [note] = await shop.find("optique_credit_notes");
    expect(note).toMatchObject({ invoice: sale.invoice?.id, total_amount: 700, used: 700 });
    person.clean();
  });
});
