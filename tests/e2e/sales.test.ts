import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { payment, recordsPath } from "#support/shop.ts";
import { deletedElsewhere, modifiedElsewhere } from "./pages/documentForm.ts";
import { InvoicePage, InvoicesList } from "./pages/invoices.ts";
import { isInView } from "./pages/layout.ts";
import { failRequests, seesServerBack, seesServerLost } from "./pages/network.ts";
import { PrescriptionPage, PrescriptionsList } from "./pages/prescriptions.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const scene = sceneWith(fillShop);

describe("prescriptions and invoices", () => {
  it("a prescription shows its eyes, products and payments, and is deleted after a question", async () => {
    const path = ({ sale }: FilledShop) => `/app/prescriptions/${sale.id}`;
    const { person, shop, sale, frame } = await scene.open(phone, path);
    await person.title("Prescription du 20/11/2026");
    await person.seen("Client: Benali Aïcha", "Œil droit", "Œil gauche", "+2.00", "90°", "Plan");
    await person.seen("Verre - Progressif 1.6", "PROG", "Espèces", "Solde à la livraison");
    await person.seen(/Facture #\d{10}/);
    person.clean();
    await new PrescriptionPage(person).remove();
    expect(await shop.find("optique_invoices")).toEqual([]);
    expect((await shop.read("optique_products", frame.id)).stock).toBe(5);
    await PrescriptionPage.go(person, sale.id);
    await person.seen("Prescription non trouvée");
    person.forgive(/status of 404|ClientResponseError 404/);
    person.clean();
  });

  it("an invoice gets a payment and shows its surplus, and a payment is deleted after a question", async () => {
    const path = ({ sale }: FilledShop) => `/app/invoices/${sale.invoice?.id}`;
    const { person, shop, sale } = await scene.open(desktop, path);
    const invoice = new InvoicePage(person);
    await person.title(`Facture #${sale.invoice?.invoice_number}`);
    await person.seen("Partielle");
    person.clean();
    const dialog = await invoice.startPayment();
    await dialog.write({ amount: "0" });
    await dialog.send();
    await dialog.seen("Le montant doit être positif");
    await dialog.write({ amount: "1300,50", method: "Chèque" });
    await dialog.seen("Chèque sans numéro\u00a0: notez-le pour le retrouver.");
    person.clean();
    const failure = await failRequests(person, "**/api/collections/optique_payments/records");
    await dialog.meanSurplus("50,50");
    // The toast lies above the dialog, and its button works.
    await person.toast("Erreur lors de l'ajout du paiement");
    await person.closeToast();
    failure.mend();
    // A payment whose request failed may be stored nevertheless, so the page looks for it.
    person.forgive(/status of 404/);
    // The surplus was confirmed before, so no second question follows.
    await dialog.confirm();
    await person.seen("Payée", "Trop-perçu", "sans numéro");
    await person.seen(/^À rendre\s: /);
    await invoice.completeReference("N° 4410027");
    await person.seen("N° 4410027");
    person.clean();
    const stored = await shop.read("optique_invoices", sale.invoice?.id ?? "");
    expect(stored).toMatchObject({ paid_amount: 2300.5, status: "paid" });
    await invoice.removePayment();
    await person.seen("Partielle");
    expect(await shop.find("optique_payments")).toHaveLength(1);

    // The list of prescriptions is searched by client and by date.
    await person.go("/app/prescriptions");
    const list = new PrescriptionsList(person);
    await person.title("Prescriptions");
    await list.search("03/2024");
    await person.seen(list.day("2024-03-12"));
    await person.gone(list.day("2026-11-20"));
    await list.search("personne");
    await person.seen("Aucune prescription n'a été trouvée.");
    person.clean();
  });

  it("the list of invoices is filtered and exported, and a payment is added from it", async () => {
    const { person, shop, sale } = await scene.open(phone, "/app/invoices?status=unpaid");
    const list = new InvoicesList(person);
    await person.seen("Benali Aïcha");
    person.clean();
    const file = await list.export();
    expect(file.name).toMatch(/^factures-\d{4}-\d\d-\d\d\.csv$/);
    expect(file.text).toBe(
      `\ufeffFacture;Date;Client;Statut;Montant;Payé;Reste à payer;Avoirs;Part de l’organisme\r\n${sale.invoice?.invoice_number};20/11/2026;Benali Aïcha;Partielle;2250;1000;1250;0;0\r\n`,
    );
    const exportOf = async (from: string, to: string) => {
      await person.press("Actions, Factures");
      await person.page.getByRole("menuitem", { name: "Exporter une période" }).click();
      const dialog = person.page.getByRole("dialog", { name: "Exporter une période" });
      await dialog.getByLabel("Du").fill(from);
      await dialog.getByLabel("Au").fill(to);
      return dialog;
    };
    const wrong = await exportOf("30/11/2026", "01/11/2026");
    await wrong.getByRole("button", { name: "Exporter" }).click();
    await wrong.getByText("La date de début doit précéder la date de fin.").waitFor();
    person.clean();
    await person.keys("Escape");
    const unread = await exportOf("01/11/2026", "31/11/2026");
    await unread.getByRole("button", { name: "Exporter" }).click();
    await unread.getByText("Écrivez les deux dates.").waitFor();
    await unread.getByText("Cette date n’existe pas").waitFor();
    person.clean();
    await person.keys("Escape");
    const linesOf = async (from: string, to: string) => {
      const dialog = await exportOf(from, to);
      const ofPeriod = await person.download(() =>
        dialog.getByRole("button", { name: "Exporter" }).click(),
      );
      return ofPeriod.text.split("\r\n").length - 2;
    };
    expect([
      await linesOf("20/11/2026", "20/11/2026"),
      await linesOf("01/11/2026", "19/11/2026"),
    ]).toEqual([1, 0]);
    await list.showPaid();
    await person.seen("Aucune facture trouvée");
    await person.page.goBack();
    const dialog = await list.startPayment();
    await dialog.seen("Benali Aïcha");
    await dialog.confirm();
    expect(await shop.read("optique_invoices", sale.invoice?.id ?? "")).toMatchObject({
      status: "paid",
    });
  });

  it("a prescription is edited, merged with the change of another station, and saved as new when deleted there", async () => {
    const path = ({ sale }: FilledShop) => `/app/prescriptions/edit/${sale.id}`;
    const { person, shop, sale, frame } = await scene.open(desktop, path);
    const form = new SalesForm(person);
    await person.title("Modifier la prescription");
    await form.quantity("Monture Riad 52-18").fill("3");
    await form.writeNotes("Changé");
    person.clean();
    await form.save();
    await form.saved("mise à jour");
    const stored = await shop.find("optique_payments");
    expect(stored).toMatchObject([{ id: sale.invoice?.payments[0]?.id, amount: 1000 }]);
    expect((await shop.read("optique_products", frame.id)).stock).toBe(2);
    expect((await shop.read("optique_prescriptions", sale.id)).notes).toBe("Changé");

    await person.go(`/app/prescriptions/edit/${sale.id}`);
    await form.ready();
    const invoice = sale.invoice?.id ?? "";
    await form.writeNotes("ma saisie");
    await shop.create("optique_payments", { ...payment(250), invoice });
    await form.save();
    await person.seen(modifiedElsewhere);
    // The form is saved from its end, and the error is in view nevertheless.
    const told = person.page.getByRole("alert").filter({ hasText: modifiedElsewhere });
    await expect.poll(() => isInView(told)).toBe(true);
    person.forgive(/status of 409|ClientResponseError 409/);
    person.clean();
    await form.merge();
    await person.seen(/Les changements de l’autre fenêtre ou de l’autre poste ont été ajoutés/);
    await form.save();
    await form.saved("mise à jour");
    expect((await shop.read("optique_prescriptions", sale.id)).notes).toBe("ma saisie");
    expect(await shop.read("optique_invoices", invoice)).toMatchObject({ paid_amount: 1250 });

    await person.go(`/app/prescriptions/edit/${sale.id}`);
    await form.ready();
    await form.writeNotes("ma nouvelle saisie");
    await shop.send("DELETE", recordsPath("optique_prescriptions", sale.id));
    await form.save();
    await person.seen(deletedElsewhere);
    await form.saveAsNew();
    await form.saved("créée");
    const [again] = await shop.find("optique_prescriptions", "notes = 'ma nouvelle saisie'");
    expect(await shop.find("optique_invoices", `prescription = '${again?.id}'`)).toHaveLength(1);
  });
});

describe("the prescription form", () => {
  const newForm = async (
    path = ({ client }: FilledShop) => `/app/prescriptions/new?client=${client.id}`,
  ) => {
    const opened = await scene.open(desktop, path);
    return { ...opened, form: await new SalesForm(opened.person).ready() };
  };

  it("missing values are shown and nothing is sent; a double click creates one document; a photograph follows its save", async () => {
    const { person, shop, client, form } = await newForm(() => "/app/prescriptions/new");
    await form.saveButton.click();
    await person.seen("Le client est requis");
    expect(await shop.find("optique_prescriptions")).toHaveLength(2);
    await form.chooseClient("Benali", "Benali Aïcha");
    await form.saveButton.dblclick();
    await person.at("/app/prescriptions");
    expect(await shop.find("optique_prescriptions")).toHaveLength(3);
    person.clean();

    await SalesForm.open(person, `?client=${client.id}`);
    await form.addPhoto("ordonnance.png", Buffer.from(pixel, "base64"));
    // A text file named like a photograph is refused at once, and the chosen file stays.
    await form.choosePhoto("notes.jpg", "image/jpeg", Buffer.from("pas une image"));
    await person.seen("Ce fichier n’est pas une image PNG, JPEG ou WebP, ni un PDF.");
    await person.seen("ordonnance.png");
    // A file that only starts like an image is refused too.
    const broken = Buffer.from(pixel, "base64").subarray(0, 40);
    await form.choosePhoto("casse.png", "image/png", broken);
    await person.seen("Cette image est illisible\u00a0: choisissez-en une autre.");
    await person.seen("ordonnance.png");
    person.forgive(/decoded|InvalidStateError|image/i);
    person.clean();
    await form.save();
    await form.saved("créée");
    const saved = await shop.find("optique_prescriptions", "image != ''");
    expect(saved).toHaveLength(1);
    await PrescriptionPage.go(person, saved[0]?.id ?? "");
    await person.page.getByAltText("Photo de l’ordonnance").waitFor();
    person.clean();
  });

  it("arrows step values, which are copied, transposed and warned about without a refusal", async () => {
    const { person, form } = await newForm();
    await form.right("sphere").focus();
    await person.keys("ArrowUp", "ArrowUp");
    await expect.poll(() => form.right("sphere").inputValue()).toBe("+0.50");
    await form.right("sphere").fill("-3");
    await form.right("cylinder").fill("-1");
    await form.right("axis").fill("30");
    await form.copyRightToLeft();
    await expect.poll(() => form.left("sphere").inputValue()).toBe("−3.00");
    await person.seen("−4.00 (+1.00) 120°");
    // The previous prescription had +2.00, so the form remarks the change of sign.
    await person.seen(/20\/11\/2026/);
    await form.right("sphere").fill("31");
    await form.save();
    await person.seen("La sphère doit être entre −30 et +30");
    person.clean();
  });

  it("keeps typed values while the connection is lost, and saves once", async () => {
    const { person, shop, form } = await newForm();
    await form.writeNotes("coupure");
    await person.context.setOffline(true);
    await form.save();
    await person.toast(
      "Erreur lors de la création de la prescription\u00a0: le serveur ne répond pas, rien n’est perdu",
    );
    await seesServerLost(person);
    await person.toTop();
    // The connection notice and the heading do not hide each other.
    const band = person.page.getByText(/^Connexion perdue/);
    await expect.poll(() => isInView(band)).toBe(true);
    // The notice does not cover the page's heading.
    const heading = await person.page.getByRole("heading", { level: 1 }).boundingBox();
    const { y = 0, height = 0 } = (await band.boundingBox()) ?? {};
    expect(heading?.y ?? 0).toBeGreaterThan(y + height);
    await expect.poll(() => form.notes.inputValue()).toBe("coupure");
    await person.context.setOffline(false);
    await seesServerBack(person);
    await form.save();
    await form.saved("créée");
    expect(await shop.find("optique_prescriptions", "notes = 'coupure'")).toHaveLength(1);
  });
});
