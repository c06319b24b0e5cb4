import { describe, expect, it } from "vitest";

import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { today } from "#domain/core/days/days.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId, payment, recordsPath, type Shop } from "#support/shop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import type { Person } from "./pages/person.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { holdRequests } from "./pages/network.ts";
import { sceneWith } from "./pages/scene.ts";

/** Filled shop with a fund that pays the shop. */
const scene = sceneWith(async (server) => {
  const filled = await fillShop(server);
  await filled.shop.use("claims");
  await filled.shop.firstFunds();
  const fund = await filled.shop.create("optique_funds", {
    name: "Mutuelle du Figuier",
    kind: "mutual",
    pays: "shop",
    papers: ["Ordonnance", "Facture"],
  });
  return { ...filled, fund };
});

const claimOf = async (shop: Shop, id: string) =>
  expectOk(await shop.send<ClaimDocument>("GET", `/api/optique/claims/${id}`));

/** Chooses an item of the claim's '…' menu. */
async function choose(person: Person, item: string): Promise<void> {
  await person.button(/^Actions, Prise en charge/).click();
  await person.page.getByRole("menuitem", { name: item, exact: true }).click();
}

describe("a claim whose client paid the shop", () => {
  it.each([phone])("a claim is filled in, completed and handed over at $name", async (screen) => {
    const { person, shop, sale } = await scene.open(
      screen,
      (filled) => `/app/invoices/${filled.sale.invoice?.id}`,
    );
    await person.follow("Faire la prise en charge");
    await person.seen("Nouvelle prise en charge", /^Facture \d+, Benali Aïcha$/);
    await person.keys("Control+s");
    await person.seen("Choisissez l’organisme");
    person.clean();
    await person.field("Organisme").selectOption({ label: "CNSS" });
    await person.field(/^N° d’assuré/).fill("123456789");
    await person.keys("Control+s");
    await person.toast("Prise en charge créée avec succès");
    await person.seen("À compléter", "0 sur 3", "le client se fait rembourser", "Part du client");
    await expectNoOverflow(person);
    person.clean();
    person.forgive(/status of 400|ClientResponseError 400/);
    await person.press("Marquer complet");
    const asked = person.page.getByRole("dialog", { name: "Dossier complet" });
    await asked.getByRole("button", { name: "Marquer complet" }).click();
    await asked.getByText("Le prescripteur est requis").waitFor();
    await asked.getByText("La date de l’ordonnance est requise").waitFor();
    person.clean();
    await person.keys("Escape");
    await person.follow("Modifier");
    await person.field(/^Prescripteur/).fill("Dr Bennani");
    await person.keys("Control+s");
    await person.toast("Prise en charge modifiée avec succès");
    await person.page.getByRole("checkbox", { name: "Ordonnance" }).click();
    await person.seen("1 sur 3", /^Samira, /);
    await person.press("Marquer complet");
    await asked.getByLabel("Ordonnance du").fill("20/11/2026");
    await asked.getByRole("button", { name: "Marquer complet" }).click();
    await person.seen("Complet", "Marquer transmis");
    await person.press("Marquer transmis");
    await person.seen(/^De nouveau remboursable le \d/);
    await choose(person, "Revenir à «\u00a0Complet\u00a0»");
    await person.seen("Marquer transmis");
    person.clean();
    const [claim] = await shop.find("optique_claims");
    expect(claim).toMatchObject({
      status: "ready",
      member_number: "123456789",
      examined_on: "2026-11-20 00:00:00.000Z",
    });
    expect(await shop.read("optique_invoices", sale.invoice?.id ?? "")).toMatchObject({
      paid_amount: 1000,
      status: "partial",
    });
  });
});

describe("a claim that the fund pays to the shop", () => {
  it("a claim is agreed, sent on a slip, paid in part and rejected", async () => {
    const { enter, person, shop, sale, client, frame, fund } = await scene.visit(desktop);
    const other = await shop.saveInvoice(newId(), {
      client: client.id,
      date: today(),
      items: [line(frame.id, 1, 900)],
      payments: [payment(200, { date: today() })],
    });
    const [first, second] = [newId(), newId()];
    const cover = { fund: fund.id, beneficiary: "Benali Yassine", prescriber: "Dr Bennani" };
    expectOk(
      await shop.send("PUT", `/api/optique/claims/${first}`, {
        ...cover,
        invoice: sale.invoice?.id,
        asked: 1500,
      }),
    );
    expectOk(
      await shop.send("PUT", `/api/optique/claims/${second}`, {
        ...cover,
        beneficiary: "",
        invoice: other.id,
        agreed: 700,
        status: "agreed",
      }),
    );
    await enter(`/app/prises-en-charge/${first}`);
    await person.seen("Accord demandé", "la boutique est payée par l’organisme");
    await person.press("Accordé");
    const dialog = person.page.getByRole("dialog", { name: "Accord de l’organisme" });
    await dialog.getByLabel("Montant accordé").fill("1200");
    await dialog.getByLabel("N° d’accord").fill("44 817");
    person.clean();
    await dialog.getByRole("button", { name: "Accorder" }).click();
    await person.toast("Prise en charge mise à jour");
    await person.seen("Mutuelle du Figuier, accordé", "1\u202f050,00");
    await person.go("/app/prises-en-charge");
    await person.page.getByLabel("Tout cocher").check();
    await person.press(/^Faire un bordereau/);
    const missing = person.page.getByRole("dialog", { name: "Des pièces manquent" });
    await missing.getByText("Benali Yassine\u00a0: Ordonnance, Facture").waitFor();
    person.clean();
    await missing.getByRole("button", { name: "Annuler" }).click();
    expect((await claimOf(shop, first)).slip).toBe("");
    await person.press(/^Faire un bordereau/);
    await missing.getByRole("button", { name: "Envoyer quand même" }).click();
    await person.seen(/^Bordereau BF-\d{8}-1$/, "Reste à recevoir");
    await person.press("Encaisser le virement");
    const transfer = person.page.getByRole("dialog", { name: "Encaisser le virement" });
    await transfer.getByLabel("Référence").fill("VIR-1");
    const ofYassine = transfer.getByLabel("Montant, Benali Yassine");
    await transfer.getByLabel("Montant, Benali Aïcha").fill("");
    await ofYassine.fill("9000");
    await transfer.getByRole("button", { name: "Encaisser" }).click();
    await transfer.getByText("C’est plus que ce que l’organisme doit encore").waitFor();
    person.forgive(/status of 400|ClientResponseError 400/);
    await ofYassine.fill("800");
    await transfer.getByText("Total du virement").waitFor();
    person.clean();
    await transfer.getByRole("button", { name: "Encaisser" }).click();
    await person.toast("800,00\u00a0DH encaissés");
    await person.seen("Payé en partie", "Envoyé");
    expect((await claimOf(shop, first)).received_amount).toBe(800);
    await person.go(`/app/prises-en-charge/${first}`);
    await choose(person, "Rembourser l’organisme");
    const refund = person.page.getByRole("dialog", {
      name: "Rembourser l’organisme Mutuelle du Figuier",
    });
    await refund.getByLabel("Montant").fill("300");
    person.clean();
    await refund.getByRole("button", { name: /^Rembourser 300,00/ }).click();
    await person.toast("300,00\u00a0DH remboursés");
    await expect.poll(async () => (await claimOf(shop, first)).received_amount).toBe(500);
    await person.go("/app/prises-en-charge/a-recevoir");
    await person.seen("2 dossiers", "0 à 30 jours", "Benali Yassine");
    await person.go(`/app/prises-en-charge/${second}`);
    await choose(person, "Rejeté");
    await person.page.getByRole("dialog").getByLabel("Motif").fill("Plafond atteint");
    await person.page.getByRole("dialog").getByRole("button", { name: "Rejeté" }).click();
    await person.toast("Prise en charge mise à jour");
    await person.seen("Motif\u00a0: Plafond atteint");
    await choose(person, "Annuler le rejet");
    await person.seen("Envoyé");
    person.clean();
    // Polls the invoice, because a rejected claim shows its earlier step 'Envoyé' too.
    await expect
      .poll(() => shop.read("optique_invoices", other.id))
      .toMatchObject({ fund_part: 700, status: "paid" });
    await person.follow(/^BF-\d{8}-1$/);
    await person.press("Encaisser le virement");
    await transfer.getByLabel("Mode de paiement").selectOption({ label: "Chèque" });
    await transfer.getByLabel("Banque").fill("BMCE");
    await transfer.getByLabel("Référence").fill("4471820");
    person.clean();
    await transfer.getByRole("button", { name: "Encaisser" }).click();
    await person.toast("1\u202f400,00\u00a0DH encaissés");
    await person.go("/app/caisse/cheques");
    await person.seen("Mutuelle du Figuier", "BMCE", "4471820", "En main");
    person.clean();
    await person.go(`/app/invoices/${sale.invoice?.id}`);
    await person.seen("Part de l’organisme", "Payé par l’organisme", "50,00\u00a0DH");
    person.clean();
  });
});

describe("a claim that is not the first of an invoice", () => {
  it("a claim is offered once for an invoice and deleted, then made of a quote, and with a further sale", async () => {
    const { person, shop, client, sale, frame, lens, fund } = await scene.open(
      desktop,
      "/app/prises-en-charge",
    );
    await person.seen("Aucune prise en charge");
    await person.page.getByRole("link", { name: "Nouvelle prise en charge" }).first().click();
    await person.page.getByRole("combobox", { name: "Facture" }).fill("benali");
    await person.page.getByRole("option", { name: /Benali Aïcha/ }).click();
    await person.seen("Organisme et assuré");
    const claim = newId();
    const body = { invoice: sale.invoice?.id, fund: fund.id };
    expectOk(await shop.send("PUT", `/api/optique/claims/${claim}`, body));
    await person.reload();
    await person.seen("Cette facture a déjà une prise en charge.");
    await person.follow("Voir la prise en charge");
    await choose(person, "Supprimer");
    const question = person.page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Supprimer" }).click();
    await person.toast("Prise en charge supprimée avec succès");
    expect(await shop.find("optique_claims")).toEqual([]);
    person.clean();
    expect((await shop.send("GET", recordsPath("optique_claims", claim))).status).toBe(404);

    const id = newId();
    const put = (values: object) => shop.send("PUT", `/api/optique/quotes/${id}`, values);
    const items = [line(frame.id, 1, 900)];
    const quote = expectOk(await put({ client: client.id, items })) as unknown as {
      number: string;
      version: string;
    };
    await person.go(`/app/devis/${id}`);
    await person.button(/^Actions, Devis/).click();
    await person.page.getByRole("menuitem", { name: "Prise en charge", exact: true }).click();
    await person.seen("Nouvelle prise en charge", `Devis ${quote.number}, Benali Aïcha`);
    await person.field("Organisme").selectOption({ label: fund.name });
    await person.keys("Control+s");
    await person.toast("Prise en charge créée avec succès");
    await person.seen("Accord demandé", new RegExp(`^Devis ${quote.number} · `));
    await person.follow(quote.number);
    await person.at(`/app/devis/${id}`);
    await person.seen("Accord demandé");
    expectOk(await put({ version: quote.version, refusal: "price" }));
    const [ofQuote] = await shop.find("optique_claims");
    await person.go(`/app/prises-en-charge/${ofQuote?.id}`);
    await person.seen("Sans suite", /^Le devis est refusé ou expiré/);
    await person.go("/app/prises-en-charge?etat=lost");
    await person.link("Nouvelle prise en charge").waitFor();
    await person.seen("Sans suite");
    expect(await shop.find("optique_claims")).toMatchObject([{ quote: id, status: "asked" }]);
    person.clean();

    const insured = { ...body, member_number: "7 214 880" };
    expectOk(await shop.send("PUT", `/api/optique/claims/${newId()}`, insured));
    const form = await SalesForm.open(person, `?client=${client.id}`);
    await form.typeEyes({ sphere: "-2" }, { sphere: "-2,25" });
    await form.addLens("prog", lens.name);
    const release = await holdRequests(person, "**/lists/claims?*");
    await person.press("Prise en charge");
    const fundField = person.page.getByLabel("Organisme");
    await expect.poll(() => fundField.count()).toBe(0);
    release();
    await fundField.selectOption({ label: fund.name });
    await expect.poll(() => person.field(/^N° d’assuré/).inputValue()).toBe("7 214 880");
    await form.save();
    await form.answerOneLens("Deux verres");
    await form.saved("créée");
    await expect.poll(async () => (await shop.find("optique_claims")).length).toBe(3);
    const claims = await shop.find("optique_claims");
    expect(claims[2]).toMatchObject({ member_number: "7 214 880", status: "asked" });
    // The day of the ordonnance was not typed.
    expect(claims[2]?.examined_on).toBe("");
    person.clean();
  });
});
