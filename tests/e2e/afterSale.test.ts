import { describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { desktop, phone } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { PrescriptionsList } from "./pages/prescriptions.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { SavedPanel } from "./pages/savedPanel.ts";
import { sceneWith } from "./pages/scene.ts";
import { Toasts } from "./pages/toasts.ts";

const scene = sceneWith(fillShop);
type Screen = Parameters<typeof scene.open>[0];

/** Saves the shop's sale again, or a prescription without an invoice, and opens the panel. */
async function saveSale(screen: Screen, pathOf = ({ sale }: FilledShop) => `edit/${sale.id}`) {
  const visited = await scene.visit(screen);
  const { person } = visited;
  await countPrints(person);
  const path = pathOf(visited);
  await visited.enter(`/app/prescriptions/${path}`);
  const form = await new SalesForm(person).ready();
  await form.writeNotes("Livraison samedi");
  await form.save();
  const list = await form.saved(path.startsWith("new") ? "créée" : "mise à jour");
  const panel = await new SavedPanel(person).ready();
  return { ...visited, list, panel, sheet: new PrintPage(person) };
}

describe.each([phone])("after a save at $name", (screen) => {
  it("the panel shows the saved sale, the amount due and the next steps, and closes", async () => {
    const { person, panel, sale } = await saveSale(screen);
    const invoice = sale.invoice?.id ?? "";
    const told = (await panel.panel.innerText()).replaceAll(/[\u202f\u00a0]/g, " ");
    expect(told).toContain("Vente enregistrée, Benali Aïcha");
    expect(told).toContain(
      `Facture ${sale.invoice?.invoice_number} · 2 250,00 DH, reste 1 250,00 DH`,
    );
    const wayOf = (name: string) => panel.action(name).getAttribute("href");
    expect(await wayOf("Imprimer la facture")).toBe(`/app/invoices/print/${invoice}`);
    expect(await wayOf("Ticket")).toBe(`/app/invoices/print/${invoice}?format=ticket`);
    expect(await wayOf("Fiche")).toBe(`/app/prescriptions/${sale.id}/print?print=1`);
    expect(await wayOf("Encore un")).toBe("/app/prescriptions/new");
    const message = decodeURIComponent((await wayOf("WhatsApp")) ?? "");
    expect(message).toMatch(
      /^https:\/\/wa\.me\/212612345678\?text=Bonjour Benali Aïcha, il reste /,
    );
    expect(message).toContain(sale.invoice?.invoice_number);
    await panel.expectFirst("Imprimer la facture");
    // The panel covers no toast and no action, and its button closes it.
    expect(await new Toasts(person).covered()).toEqual([]);
    await person.button("Fermer").last().waitFor();
    await panel.panel.getByRole("button", { name: "Fermer" }).click();
    await panel.gone();
    person.clean();
  });
});

describe("the keys of the panel", () => {
  it("Enter prints the last used paper, and a letter prints each paper", async () => {
    const { person, panel, sheet, sale } = await saveSale(desktop);
    await panel.expectFirst("Imprimer la facture");
    await person.keys("Enter");
    await person.at(`/app/invoices/print/${sale.invoice?.id}`);
    await expect.poll(() => sheet.printed()).toBe(1);
    await panel.back();
    await panel.expectFirst("Imprimer la facture");
    await person.keys("t");
    await person.at(`/app/invoices/print/${sale.invoice?.id}?format=ticket`);
    await person.page.locator(".sheet-ticket").waitFor();
    await expect.poll(() => sheet.printed()).toBe(2);
    await panel.back();
    await panel.expectFirst("Ticket");
    await person.keys("f");
    await person.at(`/app/prescriptions/${sale.id}/print?print=1`);
    await expect.poll(() => sheet.printed()).toBe(3);
    await panel.back();
    await panel.expectFirst("Fiche");
    await person.keys("n");
    await person.at("/app/prescriptions/new");
  });

  it("letters in a field are typed, Escape closes only the panel, and its rows print and open too", async () => {
    const { person, shop, client, list, panel, sale } = await saveSale(desktop);
    await list.searchBox.focus();
    await person.keys("t");
    await person.at(/\?q=t$/);
    // The panel closes because the focus moved to the search field.
    await panel.gone();
    await person.page.goBack();
    await panel.ready();
    await person.page.locator("#contenu").focus();
    await person.keys("Escape");
    await panel.gone();
    await person.reload();
    await person.seen("Benali Aïcha");
    await panel.gone();
    const row = "20/11/2026, Benali Aïcha";
    await person.act(`Imprimer le reçu de la prescription ${row}`);
    await person.at(`/app/prescriptions/${sale.id}/print`);
    await person.page.goBack();
    await person.act(`Voir la facture de la prescription ${row}`);
    await person.at(`/app/invoices/${sale.invoice?.id}`);
    person.clean();

    // The panel says why no message can be sent to the client.
    await shop.send("PATCH", `/api/collections/optique_clients/records/${client.id}`, {
      phone: "",
    });
    await person.goto(`/app/prescriptions/edit/${sale.id}`);
    const form = await new SalesForm(person).ready();
    await form.writeNotes("Sans téléphone");
    await form.save();
    expect(await form.saved("mise à jour")).toBeInstanceOf(PrescriptionsList);
    await person.seen("Pas de téléphone\u00a0: aucun message possible.");
  });
});

describe("the panel", () => {
  it("offers one print for a prescription without an invoice, and closes when that record is deleted", async () => {
    const { person, panel } = await saveSale(desktop, ({ client }) => `new?client=${client.id}`);
    await expect
      .poll(() => panel.panel.innerText())
      .toContain("Prescription enregistrée, Benali Aïcha");
    await panel.expectFirst("Fiche");
    await expect.poll(() => panel.panel.getByRole("link").allInnerTexts()).toHaveLength(2);
    const question = new Toasts(person).question;
    await person.act(`Supprimer la prescription ${formatDay(today())}, Benali Aïcha`);
    await question.hover();
    await question.getByRole("button", { name: "Supprimer" }).click();
    await panel.gone();
    person.forgive(/status of 404|ClientResponseError 404/);
    person.clean();
  });
});
