/** Filled forms of clients and sales: field errors, remarks, questions. */
import { line, newId, payment } from "#support/shop.ts";
import { ClientForm } from "./clients.ts";
import { CounterSale } from "./counterSale.ts";
import { CustomerView } from "./customerView.ts";
import { DayField } from "./dayField.ts";
import type { Person } from "./person.ts";
import { SalesForm } from "./salesForm.ts";
import { closeAll, type StatedPage } from "./states.ts";

const frame = "Monture Riad 52-18";
const dialog = (person: Person, name: string | RegExp) =>
  person.page.getByRole("dialog", { name }).waitFor();

const newClient: StatedPage = {
  path: () => "/app/clients/nouveau",
  states: {
    "client, errors": async (person) => {
      const form = new ClientForm(person);
      await form.write({ name: "Aïcha B.", email: "aicha@", phone: "+212 6 12 34 56 78" });
      await person.seen("Ce client existe peut-être déjà\u00a0:");
      await form.pressSave();
      await person.seen("Email invalide");
    },
    "unsaved work is left": async (person) => {
      await person.follow("Annuler");
      await dialog(person, "Quitter sans enregistrer");
    },
  },
};

const newSale: StatedPage = {
  path: () => "/app/prescriptions/new",
  states: {
    "sale, client missing": async (person) => {
      await (await new SalesForm(person).ready()).saveButton.click();
      await person.seen("Le client est requis");
    },
    "sale, clients found": async (person) => {
      await new SalesForm(person).client.fill("aïcha");
      await person.page.getByRole("option", { name: "Benali Aïcha" }).first().waitFor();
    },
    "sale, new client": async (person) => {
      const form = new SalesForm(person);
      await form.client.fill("");
      await form.startClient("Benali Aicha");
      await person.seen("Ce client existe peut-être déjà\u00a0:");
    },
    "sale, new lens": async (person) => {
      await closeAll(person);
      const picker = new SalesForm(person).picker("verre");
      await picker.fill("Organique");
      await person.page.getByRole("option", { name: /Créer le verre/ }).click();
      await dialog(person, "Nouveau verre");
    },
    "sale, quick entry": async (person) => {
      await closeAll(person);
      const form = new SalesForm(person);
      await form.openQuickEntry();
      await form.quickEntry.fill("OD -2,00 brumeux OG -0,50");
      await person.page.locator("mark").first().waitFor();
    },
    "sale, cheque": async (person) => {
      const form = new SalesForm(person);
      await form.addPayment("300");
      await form.choosePaymentMethod("Chèque");
      await person.page.getByLabel("Banque").waitFor();
    },
  },
};

const editedSale: StatedPage = {
  path: ({ sale }) => `/app/prescriptions/edit/${sale.id}`,
  states: {
    "sale, wrong sphere": async (person) => {
      const form = await new SalesForm(person).ready();
      await form.right("sphere").fill("31");
      await form.save();
      await person.seen("La sphère doit être entre −30 et +30");
    },
    "sale, more than the stock": async (person) => {
      await new SalesForm(person).quantity(frame).fill("99");
      await person.seen(/stock insuffisant/);
    },
    "sale, wrong day": async (person) => {
      await new DayField(person).write("31/02/2026");
      await person.seen("Cette date n’existe pas");
    },
    "sale, calendar": async (person) => {
      const date = new DayField(person);
      await date.write("20/11/2026");
      await date.open();
    },
    "sale, line removed": async (person) => {
      await person.keys("Escape");
      const item = new SalesForm(person).item(frame);
      await item.getByRole("button", { name: /^Retirer/ }).click();
      await person.seen(`Retiré\u00a0: ${frame}`);
    },
    "sale, customer view": async (person) => {
      const view = await new CustomerView(person).open();
      await view.says(/Benali Aïcha/);
    },
    "sale, draft restored": async (person) => {
      await new CustomerView(person).leave();
      const form = new SalesForm(person);
      await form.writeNotes("en cours");
      await form.keptDraft("en cours");
      await form.reload();
    },
  },
};

const counterSale: StatedPage = {
  path: () => CounterSale.path,
  states: {
    "counter sale, nothing in it": async (person) => {
      const sale = await new CounterSale(person).ready();
      await sale.save();
      await person.seen("Ajoutez au moins un article valide");
    },
    "counter sale, unknown code": async (person) => {
      await new CounterSale(person).scan("6110001248873");
      await person.seen("Aucun produit pour «\u00a06110001248873\u00a0».");
    },
    "counter sale, new product": async (person) => {
      await person.press("Créer");
      await dialog(person, "Nouveau produit");
      await person.press("Créer le produit");
      await person.seen("Le nom est requis", "Le type est requis", "Le prix de vente est requis");
    },
    "counter sale, still due": async (person) => {
      await closeAll(person);
      const sale = new CounterSale(person);
      await sale.scanner.fill("");
      await sale.scan("RIAD");
      await sale.seesQuantity(frame, "1");
      await sale.give("10");
      await sale.save();
      await dialog(person, "Un client de passage devrait encore");
    },
  },
};

/** Saves the sale on another station while its form is open. */
const changedElsewhere: StatedPage = {
  path: ({ sale }) => `/app/prescriptions/edit/${sale.id}`,
  states: {
    "sale, changed elsewhere": async (person, { shop, sale }) => {
      person.forgive(/status of 409|ClientResponseError 409/);
      const form = await new SalesForm(person).ready();
      await form.writeNotes("autre saisie");
      await shop.create("optique_payments", { ...payment(10), invoice: sale.invoice?.id });
      await form.save();
      await person.seen(/modifié entre-temps/);
    },
    "sale, saved": async (person, { shop, lens }) => {
      const { id } = await shop.client({ name: "Kabbaj Loubna" });
      const items = [line(lens.id, 1, 700)];
      await shop.saveInvoice(newId(), { client: id, items, payments: [] });
      const form = await SalesForm.open(person, `?client=${id}`);
      await form.right("sphere").fill("-1");
      await form.save();
      await form.saved("créée");
      await person.page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
    },
  },
};

export const saleFormPages: readonly StatedPage[] = [
  newClient,
  newSale,
  editedSale,
  counterSale,
  changedElsewhere,
];
