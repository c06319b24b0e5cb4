import { readFile } from "node:fs/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, screens, type Visit, visit } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { payment } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectTitle, expectToast, isInView } from "./pages/shopPages.ts";

const company = "Optique du Figuier";
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
let server: Server;
let filled: FilledShop;
let person: Visit;
afterAll(closeBrowser);
afterEach(async () => {
  await person.close();
  await server.stop();
});

async function open(
  screen: (typeof screens)[number],
  path: (shop: FilledShop) => string,
): Promise<void> {
  server = await startServer();
  filled = await fillShop(server);
  person = await visit(server.url, screen);
  await enter(person, path(filled), filled.shop);
}
const invoiceId = () => filled.sale.invoice?.id ?? "";
const visible = (text: string | RegExp) =>
  person.page.getByText(text).filter({ visible: true }).first();

describe.each(screens)("at $name", (screen) => {
  it("a prescription shows its eyes, products and payments, and is deleted after a question", async () => {
    await open(screen, ({ sale }) => `/app/prescriptions/${sale.id}`);
    const { page } = person;
    await expectTitle(person, "Prescription du 20/11/2026", company);
    for (const text of [
      "Client: Benali Aïcha",
      "Œil droit",
      "Œil gauche",
      "+2.00",
      "90°",
      "Plan",
      "Verre - Progressif 1.6",
      "PROG",
      "Espèces",
      "Solde à la livraison",
    ]) {
      await visible(text).waitFor();
    }
    await page
      .getByText(/Facture #\d{10}/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await person.expectClean();
    await page.getByRole("button", { name: "Supprimer", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expectToast(person, "Prescription supprimée avec succès");
    await page.waitForURL("**/app/prescriptions");
    expect(await filled.shop.find("optique_invoices")).toEqual([]);
    expect((await filled.shop.read("optique_products", filled.frame.id)).stock).toBe(5);
    await page.goto(`/app/prescriptions/${filled.sale.id}`);
    await visible("Prescription non trouvée").waitFor();
    person.forgive(/status of 404|ClientResponseError 404/);
    await person.expectClean();
  });

  it("an invoice takes a payment, a payment goes after a question, and what was paid beyond is told", async () => {
    await open(screen, ({ sale }) => `/app/invoices/${sale.invoice?.id}`);
    const { page } = person;
    await expectTitle(person, `Facture #${filled.sale.invoice?.invoice_number}`, company);
    await visible("Partielle").waitFor();
    await person.expectClean();
    const dialog = page.getByRole("dialog", { name: "Ajouter un paiement" });
    await page.getByRole("button", { name: "Ajouter un paiement" }).first().click();
    await dialog.getByLabel("Montant").fill("0");
    await dialog.getByLabel("Montant").press("Enter");
    await dialog.getByText("Le montant doit être positif").waitFor();
    await dialog.getByLabel("Montant").fill("1300,50");
    await dialog.getByText("Chèque").click();
    await dialog.getByLabel(/^Référence/).fill("N° 4410027");
    await person.expectClean();
    const payments = "**/api/collections/optique_payments/records";
    await page.route(payments, (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: "" } }),
    );
    await dialog.getByLabel("Montant").press("Enter");
    // The message is over the dialog, and its button answers.
    await expectToast(person, "Erreur lors de l'ajout du paiement");
    await page.getByRole("region", { name: "Messages" }).getByRole("button").click();
    await page.unroute(payments);
    // What failed may be kept all the same: it is looked for.
    person.forgive(/status of (500|404)|ClientResponseError 500/);
    await dialog.getByLabel("Montant").press("Enter");
    await expectToast(person, "Paiement ajouté avec succès");
    await dialog.waitFor({ state: "detached" });
    await visible("Payée").waitFor();
    await visible("Trop-perçu").waitFor();
    await visible("N° 4410027").waitFor();
    await person.expectClean();
    const stored = await filled.shop.read("optique_invoices", invoiceId());
    expect(stored).toMatchObject({ paid_amount: 2300.5, status: "paid" });
    await page
      .getByRole("button", { name: /Supprimer le paiement/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await visible("Partielle").waitFor();
    expect(await filled.shop.find("optique_payments")).toHaveLength(1);
  });

  it("the lists of prescriptions and invoices are searched and filtered, and take a payment", async () => {
    await open(screen, () => "/app/prescriptions");
    const { page } = person;
    await expectTitle(person, "Prescriptions", company);
    await page.getByPlaceholder("Rechercher par client ou date...").fill("03/2024");
    await visible("12/03/2024").waitFor();
    await visible("20/11/2026").waitFor({ state: "detached" });
    await page.getByPlaceholder("Rechercher par client ou date...").fill("personne");
    await visible("Aucune prescription n'a été trouvée.").waitFor();
    await person.expectClean();
    await page.goto("/app/invoices?status=unpaid");
    await visible("Benali Aïcha").waitFor();
    await person.expectClean();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporter" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^factures-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), "utf8")).toBe(
      `\ufeffFacture;Date;Client;Statut;Montant;Payé;Reste à payer\r\n${filled.sale.invoice?.invoice_number};20/11/2026;Benali Aïcha;Partielle;2250;1000;1250\r\n`,
    );
    await page.getByRole("button", { name: "Payées", exact: true }).click();
    await page.waitForURL("**/app/invoices?status=paid");
    await visible("Aucune facture trouvée").waitFor();
    await page.goBack();
    await page
      .getByRole("button", { name: /paiement/i })
      .filter({ visible: true })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: "Ajouter un paiement" });
    await dialog.getByText("Benali Aïcha").waitFor();
    await dialog.getByLabel("Montant").press("Enter");
    await expectToast(person, "Paiement ajouté avec succès");
    expect(await filled.shop.read("optique_invoices", invoiceId())).toMatchObject({
      status: "paid",
    });
  });

  it("a prescription is edited: what is untouched stays as it was", async () => {
    await open(screen, ({ sale }) => `/app/prescriptions/edit/${sale.id}`);
    const { page } = person;
    await expectTitle(person, "Modifier la prescription", company, "Prescription du 20/11/2026");
    const quantity = page.getByLabel("Quantité, Monture Riad 52-18");
    await quantity.fill("3");
    await page.getByLabel(/^Notes/).fill("Changé");
    await person.expectClean();
    await page.keyboard.press("Control+s");
    await expectToast(person, "Prescription mise à jour avec succès");
    await page.waitForURL("**/app/prescriptions");
    const stored = await filled.shop.find("optique_payments");
    expect(stored).toMatchObject([{ id: filled.sale.invoice?.payments[0]?.id, amount: 1000 }]);
    expect((await filled.shop.read("optique_products", filled.frame.id)).stock).toBe(2);
    expect((await filled.shop.read("optique_prescriptions", filled.sale.id)).notes).toBe("Changé");
  });
});

describe("the prescription form", () => {
  const form = async (
    path: (shop: FilledShop) => string = ({ client }) =>
      `/app/prescriptions/new?client=${client.id}`,
  ) => {
    await open(desktop, path);
    await person.page.getByRole("combobox", { name: "Client" }).waitFor();
    return person.page;
  };
  const eye = (name: string, index: number) =>
    person.page.getByRole("group", { name }).getByRole("textbox").nth(index);

  it("says what is missing at its field and sends nothing", async () => {
    await open(desktop, () => "/app/prescriptions/new");
    const { page } = person;
    await page.getByRole("combobox", { name: "Client" }).waitFor();
    await page
      .getByRole("button", { name: /^Enregistrer/ })
      .filter({ visible: true })
      .click();
    await visible("Le client est requis").waitFor();
    await person.expectClean();
    expect(await filled.shop.find("optique_prescriptions")).toHaveLength(2);
  });

  it("steps with the arrows, copies, transposes and warns without refusing", async () => {
    const page = await form();
    await eye("Œil droit", 0).focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await eye("Œil droit", 0).inputValue()).toBe("+0.50");
    await eye("Œil droit", 0).fill("-3");
    await eye("Œil droit", 1).fill("-1");
    await eye("Œil droit", 2).fill("30");
    await page.getByRole("button", { name: /OD → OG|Copier OD vers OG/ }).click();
    expect(await eye("Œil gauche", 0).inputValue()).toBe("−3.00");
    await visible("−4.00 (+1.00) 120°").waitFor();
    // The previous prescription had +2.00: a change of sign is pointed out.
    await page
      .getByText(/20\/11\/2026/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await eye("Œil droit", 0).fill("31");
    await page.keyboard.press("Control+s");
    await visible("La sphère doit être entre −30 et +30").waitFor();
    await person.expectClean();
  });

  it("reads what ophthalmologists write, and shows the reading first", async () => {
    const page = await form();
    await page.getByRole("button", { name: "Saisie rapide" }).click();
    const entry = page.getByRole("textbox", { name: "Saisie rapide" });
    await entry.fill("OD -4,00 (+1,25) 120° add 1,75 OG plan");
    await visible("Lu :").waitFor();
    await person.expectClean();
    await entry.press("Enter");
    expect(await eye("Œil droit", 0).inputValue()).toBe("−4.00");
    expect(await eye("Œil droit", 2).inputValue()).toBe("120");
    expect(await eye("Œil gauche", 0).inputValue()).toMatch(/0\.00|Plan/);
  });

  it("brings a draft back after a reload, and forgets it when asked", async () => {
    const page = await form();
    await page.getByLabel(/^Notes/).fill("en cours de saisie");
    await visible(/Brouillon gardé à/).waitFor();
    page.on("dialog", (question) => void question.accept());
    await page.reload();
    await visible("Brouillon restauré").waitFor();
    expect(await page.getByLabel(/^Notes/).inputValue()).toBe("en cours de saisie");
    await person.expectClean();
    await page.getByRole("button", { name: "Ignorer" }).click();
    expect(await page.getByLabel(/^Notes/).inputValue()).toBe("");
  });

  it("tells of another station's change, and loses nothing of either", async () => {
    const page = await form(({ sale }) => `/app/prescriptions/edit/${sale.id}`);
    await page.getByLabel(/^Notes/).fill("ma saisie");
    await filled.shop.create("optique_payments", { ...payment(250), invoice: invoiceId() });
    await page.keyboard.press("Control+s");
    await visible("Ce document a été modifié entre-temps sur un autre poste.").waitFor();
    // Saved from the end of the form: what went wrong is seen all the same.
    const told = visible("Ce document a été modifié entre-temps sur un autre poste.");
    await expect.poll(() => isInView(told)).toBe(true);
    person.forgive(/status of 409|ClientResponseError 409/);
    await person.expectClean();
    await page.getByRole("button", { name: "Fusionner avec ma saisie" }).click();
    await visible(/Les changements de l'autre poste ont été ajoutés/).waitFor();
    await page.keyboard.press("Control+s");
    await expectToast(person, "Prescription mise à jour avec succès");
    expect((await filled.shop.read("optique_prescriptions", filled.sale.id)).notes).toBe(
      "ma saisie",
    );
    expect(await filled.shop.read("optique_invoices", invoiceId())).toMatchObject({
      paid_amount: 1250,
    });
  });

  it("saves as new what another station deleted meanwhile", async () => {
    const page = await form(({ sale }) => `/app/prescriptions/edit/${sale.id}`);
    await page.getByLabel(/^Notes/).fill("ma saisie");
    const path = `/api/collections/optique_prescriptions/records/${filled.sale.id}`;
    await filled.shop.send("DELETE", path);
    await page.keyboard.press("Control+s");
    await visible("Ce document a été supprimé entre-temps sur un autre poste.").waitFor();
    await page.getByRole("button", { name: "Enregistrer comme nouveau" }).click();
    await expectToast(person, "Prescription créée avec succès");
    const [again] = await filled.shop.find("optique_prescriptions", "notes = 'ma saisie'");
    expect(
      await filled.shop.find("optique_invoices", `prescription = '${again?.id}'`),
    ).toHaveLength(1);
  });

  it("keeps what is typed while the server is away, and saves once", async () => {
    const page = await form();
    await page.getByLabel(/^Notes/).fill("coupure");
    await server.kill();
    await page.keyboard.press("Control+s");
    await visible("Connexion perdue — nouvelle tentative…").waitFor();
    expect(await page.getByLabel(/^Notes/).inputValue()).toBe("coupure");
    await server.restart();
    await page.getByText("Connexion perdue — nouvelle tentative…").waitFor({ state: "detached" });
    await page.keyboard.press("Control+s");
    await expectToast(person, "Prescription créée avec succès");
    expect(await filled.shop.find("optique_prescriptions", "notes = 'coupure'")).toHaveLength(1);
  });

  it("sends the photograph of the ordonnance after the save", async () => {
    const page = await form();
    await page.getByRole("button", { name: "Ordonnance" }).click();
    const file = {
      name: "ordonnance.png",
      mimeType: "image/png",
      buffer: Buffer.from(pixel, "base64"),
    };
    await page.locator("input[type=file]").last().setInputFiles(file);
    await page.getByAltText("Photo de l'ordonnance").waitFor();
    await person.expectClean();
    await page.keyboard.press("Control+s");
    await expectToast(person, "Prescription créée avec succès");
    const saved = await filled.shop.find("optique_prescriptions", "image != ''");
    expect(saved).toHaveLength(1);
    await page.goto(`/app/prescriptions/${saved[0]?.id}`);
    await page.getByAltText("Photo de l'ordonnance").waitFor();
    await person.expectClean();
  });

  it("makes one document of a double click", async () => {
    const page = await form();
    const button = page.getByRole("button", { name: /^Enregistrer/ }).filter({ visible: true });
    await button.dblclick();
    await page.waitForURL("**/app/prescriptions");
    expect(await filled.shop.find("optique_prescriptions")).toHaveLength(3);
  });
});
