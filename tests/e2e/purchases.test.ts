import { expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import type { BillDocument, SupplierCreditDocument } from "#domain/purchases/purchaseAnswers.ts";
import { desktop, phone } from "#support/browser.ts";
import { inDays, openPurchaseShop } from "#support/purchaseShop.ts";
import { expectOk, line, newId, recordsPath } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { byKeyboard } from "./pages/byKeyboard.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { Palette } from "./pages/palette.ts";
import { sceneWith } from "./pages/scene.ts";
import { enter } from "./pages/session.ts";
import { BillForm, BillPage, BillPaymentForm, PurchasesPage } from "./pages/purchases.ts";

/** Shop that is subject to TVA, with a supplier. */
const scene = sceneWith(async (server: Server) => {
  const shop = await openPurchaseShop(server);
  const vat = { vat: true, vat_rate: 20 };
  expectOk(await shop.send("PATCH", recordsPath("optique_companies", shop.company), vat));
  return { shop, supplier: shop.supplier };
});

type Filled = Awaited<ReturnType<typeof scene.visit>>;
/** The only bill, credit or payment of the shop. */
const onlyOf = async ({ shop }: Pick<Filled, "shop">, kind: "bills" | "supplier-credits") => {
  const { items } = await shop.list(kind);
  expect(items).toHaveLength(1);
  return items[0]?.id ?? "";
};

it("9 presses bill a partial delivery and request a credit for its price; a late bill gets an open day", async () => {
  const opened = await scene.visit(desktop);
  const { shop, person } = opened;
  const receipt = await shop.receive([{ ordered: 10, came: 6, price: 200 }]);
  const [item] = receipt.items;
  const product = await shop.read("optique_products", item?.product ?? "");
  await opened.enter(`/app/stock/receipts/${receipt.id}`);
  await person.seen("Reçu partiellement");
  await expect(person.link("Achats").count()).resolves.toBe(0);

  await person.follow("Saisir la facture");
  await person.title("Nouvelle facture fournisseur");
  const form = new BillForm(person);
  const keys = byKeyboard(person);
  await keys.isOn(/N° de la facture/);
  await person.seen("attendu 200,00\u00a0DH · reçu 6", "Total TTC");
  await expect.poll(() => form.vat().inputValue()).toBe("240,00");
  await person.type("F-118");
  await keys.reach(/Prix HT/);
  await person.type("210");
  await person.seen("60,00\u00a0DH de plus");
  // The bill's amount follows its lines.
  await expect.poll(() => form.ht().inputValue()).toBe("1\u202f260,00");
  await expect.poll(() => form.vat().inputValue()).toBe("252,00");
  await keys.press("Control+s");
  const page = await form.saved();
  await person.title("Facture F-118");
  await person.seen("Écart avec les bons de réception\u00a0: 60,00\u00a0DH HT.", "À payer");
  expect(await shop.getBill({ id: await onlyOf(opened, "bills") })).toMatchObject({
    total_amount: 1512,
    gaps: { price: 60, pieces: 0 },
    items: [{ receipt_item: item?.id, quantity: 6, price: 210, expected: 200 }],
  });

  const credit = await page.askCredit();
  await expect.poll(() => credit.expected.inputValue()).toBe("72,00");
  await keys.press("Control+s");
  await credit.saved();
  await person.title("Avoir demandé");
  await person.seen("Attendu", "Écart de prix", "F-118");
  expect(keys.presses()).toBe(7);
  expect(await shop.getCredit({ id: await onlyOf(opened, "supplier-credits") })).toMatchObject({
    state: "expected",
    expected_amount: 72,
    reason: "price",
  });
  // The bill changed neither stock nor price.
  expect(await shop.read("optique_products", product.id)).toMatchObject({
    stock: product.stock,
    purchase_price: product.purchase_price,
  });
  await person.seen("Achats");
  person.clean();
  // A bill arrives after its period was transmitted: it is booked on the first open day, a payment is refused.
  const { supplier } = opened;
  const until = inDays(-5);
  const period = { from: inDays(-40), to: until };
  const { differences } = expectOk(
    await shop.send<{ differences: { code: string }[] }>(
      "GET",
      `/api/optique/books?from=${period.from}&to=${period.to}`,
    ),
  );
  const accept = differences.map(({ code }) => code);
  expectOk(await shop.send("POST", "/api/optique/books/close", { ...period, notes: "", accept }));
  await opened.enter(`/app/achats/factures/nouvelle?fournisseur=${supplier.id}`);
  const late = new BillForm(person);
  const open = formatDay(inDays(-4));
  const closed = `La période jusqu’au ${formatDay(until)} est transmise\u00a0:`;
  await late.number.fill("F-500");
  await late.ht().fill("100");
  await late.date.fill(inDays(-7));
  await late.date.blur();
  await person.seen(`${closed} ce papier sera comptabilisé le ${open}.`);
  await late.save();
  const latePage = await late.saved();
  await person.seen("Comptabilisée le", open);
  const { items: bills } = await shop.list("bills");
  const bill = await shop.getBill({
    id: bills.find(({ total_amount }) => total_amount === 120)?.id ?? "",
  });
  expect(bill.booked_on.slice(0, 10)).toBe(inDays(-4));

  const payment = await latePage.pay();
  await person.field("Date du règlement").fill(until);
  await person.field("Date du règlement").blur();
  await person.seen(`${closed} datez du ${open} ou après`);
  person.forgive(/status of 409|ClientResponseError 409/);
  await payment.save();
  await person.page.locator("[aria-invalid=true]").first().waitFor();
  await person.field("Date du règlement").fill(inDays(-4));
  await payment.save();
  await payment.saved();
  expect(await shop.getBill(bill)).toMatchObject({ rest: 0 });
  person.clean();
});

it("one cheque pays three bills, by 8 keys besides its number, and debts are shown and printed", async () => {
  const opened = await scene.visit(desktop);
  const { shop, supplier, person } = opened;
  const due = (days: number) => ({ date: inDays(-40), due_on: inDays(days) });
  const late = await shop.bill(1512, { number: "F-118", ...due(-2) });
  await shop.bill(988, { number: "F-119", ...due(3) });
  await shop.bill(1500, { number: "F-120", ...due(9) });
  await opened.enter(PurchasesPage.path);
  await person.seen("2 jours de retard", /^4\u202f000,00\u00a0DH à payer, dont/);
  const list = new PurchasesPage(person);
  const keys = byKeyboard(person);
  await list.searchBox.focus();
  for (const number of ["F-118", "F-119", "F-120"]) {
    await keys.press("ArrowDown");
    await keys.isOn(new RegExp(number));
    await keys.press("Space");
  }
  await person.page.getByRole("button", { name: /^Régler 3 factures · 4\s000,00\sDH/ }).waitFor();
  await keys.press("r");
  const form = new BillPaymentForm(person);
  await keys.isOn(/N° de chèque/);
  await expect.poll(() => form.amount.inputValue()).toBe("4\u202f000,00");
  await person.type("4410225");
  await keys.press("Control+s");
  await form.saved();
  await person.title("Chèque n° 4410225");
  await person.seen("Émis", "F-118", "F-119", "F-120");
  expect(keys.presses()).toBe(8);
  const { items } = await shop.list("bill-payments");
  expect(items).toMatchObject([{ amount: 4000, left: 0, state: "issued", reference: "4410225" }]);

  // The bank refuses the cheque, and the toast undoes that.
  await person.press("Refusé");
  const asked = person.page.getByRole("dialog", { name: "Refusé par la banque" });
  await asked.getByText(/Ses factures sont de nouveau à payer/).waitFor();
  await asked.getByRole("button", { name: "Marquer refusé" }).click();
  await person.toast("Refusé\u00a0: ses factures sont de nouveau à payer");
  expect(await shop.getBill(late)).toMatchObject({ rest: 1512, state: "late" });
  await person.press("Annuler");
  await person.toast("De nouveau «\u00a0Émis\u00a0»");
  expect(await shop.getBill(late)).toMatchObject({ rest: 0, state: "paid" });
  await person.press("Débité");
  await person.keys("Enter");
  await person.toast("Marqué débité");
  await person.seen(/^Débité le /);
  // The payables page shows the debts by supplier and by week, and prints them.
  await shop.bill(1200, { number: "F-400", date: inDays(-70), due_on: inDays(-10) });
  await shop.bill(300, { number: "F-401", due_on: inDays(8) });
  await shop.pay([], { amount: 100, method: "check", reference: "88", due_on: inDays(1) });
  await person.turn("/app/achats?vue=balance");
  await person.seen("Total dû", "1 à 30 jours");
  await person.page.getByRole("link", { name: supplier.name }).first().click();
  await person.at(/\?tab=account/);
  await person.seen(/^Solde à la fin/, "Facture F-401", "Règlement 88");
  await person.follow("Imprimer le relevé");
  await person.seen("Relevé fournisseur");
  await person.keys("Escape");
  await person.at(/\?tab=account/);
  await person.goto("/app/achats?vue=echeances");
  await person.seen("En retard", "Cette semaine");
  await person.follow("Imprimer l’échéancier");
  await person.seen("Échéancier", "Total de la période");
  await person.goto("/app");
  await (await new Palette(person).open()).find("régler essilor");
  await new Palette(person).take(/^Essilor/);
  await person.title("Régler un fournisseur");
  // Bills that are due are already ticked.
  const paying = new BillPaymentForm(person);
  await expect.poll(() => paying.tick("F-400").isChecked()).toBe(true);
  await expect.poll(() => paying.tick("F-401").isChecked()).toBe(false);
  person.clean();
});

it("a returned lens is credited two months later, and its credit pays a bill, by 6 clicks and 3 saves", async () => {
  const opened = await scene.visit(desktop);
  const { shop, supplier, person } = opened;
  // Before the shop's first bill, the page proposes no credit.
  const bill = await shop.bill(1000, { number: "F-200" });
  const lens = await shop.product({
    name: "Organique 1.5",
    type: "lens",
    supplier: supplier.id,
    purchase_price: 350,
  });
  const client = await shop.client();
  const sale = await shop.saveInvoice(newId(), {
    client: client.id,
    date: today(),
    items: [line(lens.id, 1, 900)],
    payments: [],
  });
  const sold = { invoice_item: sale.items[0]?.id, quantity: 1, amount: 900, goods: "defect" };
  expectOk(
    await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, {
      invoice: sale.id,
      reason: "return",
      items: [{ id: newId(), ...sold }],
      refunds: [],
      kept: 0,
      notes: "",
    }),
  );
  await opened.enter("/app/avoirs");
  await person.press("Renvoyer au fournisseur, Organique 1.5");
  await person.toast("Pièce renvoyée au fournisseur");
  await person.press("Demander l’avoir");
  await person.title("Demander un avoir au fournisseur");
  await person.seen("Pièce défectueuse\u00a0: Organique 1.5");
  await expect.poll(() => person.field("Montant attendu TTC").inputValue()).toBe("420,00");
  await person.keys("Control+s");
  await person.toast("Avoir enregistré avec succès");
  const id = await onlyOf(opened, "supplier-credits");
  const { version } = await shop.getCredit({ id });
  const asked = { version, date: addDays(today(), -63) };
  expectOk(await shop.putCredit(asked, id));

  // Two months later, the dashboard reminds of the expected credit.
  await person.turn("/app");
  await person.seen("1 avoir fournisseur à réclamer", "Demandés depuis plus de 30 jours");
  await person.page
    .getByRole("listitem")
    .filter({ hasText: "avoir fournisseur à réclamer" })
    .getByRole("link", { name: "Relancer" })
    .first()
    .click();
  await person.at("/app/achats?vue=avoirs&etat=expected");
  await new PurchasesPage(person).row("Essilor").locator("[data-open]").click();
  await person.seen("Demandé depuis 63 jours, toujours attendu.");
  await person.follow("Saisir l’avoir arrivé");
  await byKeyboard(person).isOn(/N° de l’avoir/);
  await person.type("AV-77");
  await person.keys("Control+s");
  await person.toast("Avoir modifié avec succès");
  await person.title("Avoir AV-77");
  await person.seen("Reçu", "Reste à utiliser");
  await person.follow("Utiliser");
  await person.title("Régler un fournisseur");
  await expect.poll(() => new BillPaymentForm(person).paid("F-200").inputValue()).toBe("420,00");
  await person.keys("Control+s");
  await new BillPaymentForm(person).saved();
  expect(await shop.getBill(bill)).toMatchObject({ rest: 580, state: "partial" });
  expect(await shop.getCredit({ id })).toMatchObject<Partial<SupplierCreditDocument>>({
    state: "used",
    total_amount: 420,
    rates: [{ rate: 20, ht: 350, vat: 70 }],
  });
  person.clean();
});

it("a bill is typed from Ctrl+K with two rates and its PDF; a person without the rights finds nothing, or a lock", async () => {
  const opened = await scene.visit(desktop);
  const { shop, supplier, person } = opened;
  await opened.enter("/app");
  await (await new Palette(person).open()).find("facture fournisseur");
  await new Palette(person).take(/^Achats\s*: première utilisation/);
  await person.title("Nouvelle facture fournisseur");
  await byKeyboard(person).isOn(/Fournisseur/);
  await byKeyboard(person).pick("essi", /Essilor/);
  const form = new BillForm(person);
  await form.number.fill("f -118");
  await form.date.fill(inDays(-10));
  await form.ht().fill("1000");
  await form.vat().fill("180");
  await person.seen("Ce n’est pas la TVA de ce taux.");
  await form.vat().fill("200");
  await person.gone("Ce n’est pas la TVA de ce taux.");
  await person.press("Ajouter un taux");
  await person.field("Taux, taux 2").selectOption("none");
  await person.field("Montant TTC, taux 2").fill("12,50");
  await form.due.fill(inDays(150));
  await form.due.blur();
  await person.seen("Au-delà des 120 jours que la loi permet.");
  await form.due.fill(inDays(50));
  await person.page.getByLabel("Fichier", { exact: true }).setInputFiles({
    name: "facture.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4 facture"),
  });
  await person.seen("facture.pdf");
  await form.save();
  await form.saved();
  await person.title("Facture f -118");
  await person.seen("1\u202f212,50", "TVA 20\u00a0%", "Sans TVA", "Facture (PDF)");
  const id = await onlyOf(opened, "bills");
  const bill: BillDocument = await shop.getBill({ id });
  expect(bill).toMatchObject({
    total_amount: 1212.5,
    label: "Marchandises",
    rates: [
      { rate: 20, ht: 1000, vat: 200 },
      { rate: null, ht: 12.5, vat: 0 },
    ],
  });
  expect(bill.file).toMatch(/\.pdf$/);

  // The same bill number in other capitals is refused at its field.
  await person.turn("/app/achats/factures/nouvelle");
  await byKeyboard(person).isOn(/Fournisseur/);
  await byKeyboard(person).pick("essi", /Essilor/);
  await form.number.fill("F-118");
  await form.ht().fill("5");
  person.forgive(/status of 400|ClientResponseError 400/);
  await form.save();
  await person.seen(/^Cette facture est déjà saisie, datée du /);
  // A person who may not see costs finds nothing of purchases, and one who may not pay sees a lock.
  const owed = await shop.bill(1000, { number: "F-600" });
  const receipt = await shop.receive([{ ordered: 2, came: 2, price: 100 }]);
  const [seller, optician] = [await shop.colleague("seller"), await shop.colleague("optician")];
  const as = (colleague: typeof seller) => ({ ...shop, ...colleague, user: colleague.id });

  await enter(person, `/app/suppliers/${supplier.id}?tab=account`, as(seller));
  await person.seen("Informations");
  // The role of a stored session is unknown until the server answers.
  await expect.poll(() => person.page.getByRole("tab", { name: "Compte" }).count()).toBe(0);
  await expect.poll(() => person.link("Achats").count()).toBe(0);
  await person.goto(`/app/stock/receipts/${receipt.id}`);
  await person.title(`Bon ${receipt.receipt_number}`);
  await expect.poll(() => person.link("Saisir la facture").count()).toBe(0);
  // An address typed by hand requests the bill, which the server refuses.
  person.forgive(/status of 403|ClientResponseError 403/);
  await person.goto(`/app/achats/factures/${owed.id}`);
  await person.seen("Cette page n’est pas dans vos droits");
  await (await new Palette(person).open()).find("F-600");
  await new Palette(person).says("Rien ne correspond à votre recherche.");
  person.clean();
  await enter(person, `/app/achats/factures/${owed.id}`, as(optician));
  await person.title("Facture F-600");
  await person.link(/^Régler/).waitFor();
  await expect
    .poll(() =>
      person
        .link(/^Régler/)
        .locator("svg")
        .count(),
    )
    .toBe(2);
  await expect.poll(() => person.link("Modifier").locator("svg").count()).toBe(1);
  person.clean();
});

it("a bill is partly paid in cash on a phone, and the till has the payment", async () => {
  const opened = await scene.visit(phone);
  const { shop, person } = opened;
  const bill = await shop.bill(1000, { number: "F-300" });
  await opened.enter(`/app/achats/factures/${bill.id}`);
  const form = await new BillPage(person).pay();
  await form.method.selectOption("cash");
  await form.paid("F-300").fill("400");
  await expect.poll(() => form.amount.inputValue()).toBe("400,00");
  await form.amount.fill("5001");
  await person.seen("À valoir, sans facture", /n’est plus déductible/);
  await form.amount.fill("400");
  await expectNoOverflow(person);
  await form.pressSave();
  await form.saved();
  await person.seen("Espèces", "F-300");
  expect(await shop.getBill(bill)).toMatchObject({ rest: 600, state: "partial" });
  await person.turn("/app/caisse");
  await person.page.getByRole("link", { name: /^Fournisseur/ }).waitFor();
  person.clean();
});
