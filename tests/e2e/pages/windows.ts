/** States of pages with an open dialog or menu, or with errors. */
import { expect } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { paths } from "#lib/addresses/paths.ts";
import { desktop, phone } from "#support/browser.ts";
import { longName } from "#support/fullShop.ts";
import { ChequesPage } from "./cheques.ts";
import { ClientPage } from "./clients.ts";
import { InvoicePage } from "./invoices.ts";
import { Palette } from "./palette.ts";
import { PaymentDialog } from "./paymentDialog.ts";
import { typed } from "./typeDay.ts";
import { type Person, shown } from "./person.ts";
import { productPages } from "./productWindows.ts";
import { closeAll, type StatedPage } from "./states.ts";
import { TillPage } from "./till.ts";
import { UserMenu } from "./userMenu.ts";

const dialog = (person: Person, name: string | RegExp) =>
  person.page.getByRole("dialog", { name }).waitFor();

const frame: StatedPage = {
  path: () => "/app/statistics",
  states: {
    palette: async (person) => {
      await (await new Palette(person).open()).offers(/Nouvelle prescription/);
    },
    "palette, found": async (person) => {
      const palette = new Palette(person);
      await palette.find("aicha");
      await palette.offers(/06 12 34 56 78/);
    },
    "palette, payment": async (person) => {
      const palette = new Palette(person);
      await palette.find(" paiement 100");
      await palette.offers(/Benali Aïcha\s*Reste/);
    },
    "palette, nothing found": async (person) => {
      await closeAll(person);
      const palette = await new Palette(person).open();
      await palette.find("zzzz");
      await palette.says("Rien ne correspond à votre recherche.");
    },
    keys: async (person) => {
      await closeAll(person);
      await person.keys("?");
      await dialog(person, "Raccourcis du clavier");
    },
    "masked amounts": async (person) => {
      await closeAll(person);
      await person.hideAmounts("h");
    },
    "user menu, dark": async (person) => {
      const menu = new UserMenu(person);
      await menu.open();
      await menu.choose("Sombre");
    },
    "dark page": (person) => new UserMenu(person).close(),
    drawer: async (person) => {
      const menu = new UserMenu(person);
      await menu.open();
      await menu.choose("Clair");
      await menu.close();
      if (person.screen !== phone) return;
      await person.press("Ouvrir le menu");
      await dialog(person, "Menu principal");
    },
  },
};

const invoice: StatedPage = {
  path: ({ sale }) => `/app/invoices/${sale.invoice?.id}`,
  states: {
    payment: async (person) => {
      await (await new InvoicePage(person).startPayment()).seen("Montant");
    },
    "payment, errors": async (person) => {
      const payment = new PaymentDialog(person);
      await payment.write({ amount: "0" });
      await payment.send();
      await payment.seen("Le montant doit être positif");
    },
    "payment, cheque": async (person) => {
      const payment = new PaymentDialog(person);
      await payment.write({ amount: "9000", method: "Chèque" });
      await payment.seen("Chèque sans numéro\u00a0: notez-le pour le retrouver.");
    },
    "payment, more than is due": async (person) => {
      await new PaymentDialog(person).send();
      await dialog(person, "Plus que le reste à payer");
    },
    "payment's menu": async (person) => {
      await closeAll(person);
      await person.page.locator("main :is(td, li) button[aria-haspopup=menu]").first().click();
      await person.page.getByRole("menu").waitFor();
    },
    "payment's reference": async (person) => {
      await person.page.getByRole("menuitem", { name: /^Modifier la référence/ }).click();
      await dialog(person, "Référence du paiement");
    },
    "invoice, deletion": async (person) => {
      await closeAll(person);
      await person.askToRemove();
      await person.page.getByRole("alertdialog").hover();
    },
  },
};

const invoices: StatedPage = {
  path: () => "/app/invoices",
  states: {
    "row's menu or actions": async (person) => {
      const row = shown(person.page.locator("[data-row]"));
      if (person.screen === desktop) return row.hover();
      await row.getByRole("button", { name: /^Actions/ }).click();
      await person.page.getByRole("menu").waitFor();
    },
    "invoices, nothing found": async (person) => {
      await closeAll(person);
      await person.page
        .getByRole("searchbox")
        .or(person.page.getByPlaceholder(/^Rechercher/))
        .first()
        .fill("zzzz");
      await person.seen(/^Aucune facture/);
    },
  },
};

const till: StatedPage = {
  path: () => `/app/caisse?jour=${today()}`,
  states: {
    expense: async (person) => {
      await (await new TillPage(person).ready()).person.press("Dépense");
      await dialog(person, "Dépense");
    },
    "expense, errors": async (person) => {
      await person.page.getByRole("button", { name: /^Enregistrer/ }).click();
      await person.page.locator("dialog [aria-invalid=true]").first().waitFor();
    },
    "till, close": async (person) => {
      await closeAll(person);
      const closing = await new TillPage(person).startClose();
      await closing.count({ 200: "3" });
      await closing.send();
      await closing.seen("Expliquez l’écart en quelques mots");
      const counted = person.page.getByRole("dialog").getByText("Compté", { exact: true });
      await expect.poll(() => counted.filter({ visible: true }).count()).toBe(1);
    },
  },
};

const cheques: StatedPage = {
  path: () => "/app/caisse/cheques",
  states: {
    "cheques ticked": async (person) => {
      await new ChequesPage(person).tickAll();
      await person.seen(/coché/);
    },
    "cheque bounced": async (person) => {
      const row = shown(person.page.locator("[data-row]"));
      await row.locator("button[aria-haspopup=menu]").click();
      await person.page.getByRole("menuitem", { name: /^Rejeter/ }).click();
      await dialog(person, /^Chèque rejeté/);
    },
  },
};

const purchases: StatedPage = {
  path: () => paths.purchases(),
  states: {
    "bills ticked": async (person) => {
      await person.page
        .getByRole("checkbox", { name: /^Cocher, facture/ })
        .first()
        .check();
      await person.page.getByRole("button", { name: /^Régler 1 facture · / }).waitFor();
    },
  },
};

const supplierPayment: StatedPage = {
  path: ({ billPayment }) => paths.billPayment(billPayment),
  states: {
    "cheque to a supplier refused": async (person) => {
      await person.press("Refusé");
      await dialog(person, "Refusé par la banque");
    },
    "cheque to a supplier, day to come": async (person) => {
      await person.field("Refusé le").fill(typed(addDays(today(), 1)));
      await person.press("Marquer refusé");
      await person.seen("Ce jour est après aujourd’hui");
    },
  },
};

const client: StatedPage = {
  path: ({ long }) => `/app/clients/${long.id}`,
  states: {
    "client forgotten, name missing": async (person) => {
      await person.heading(longName);
      await (await new ClientPage(person).askToForget()).confirm();
      await person.seen("Écrivez le nom du client tel qu’il est affiché");
    },
    "client's menu": async (person) => {
      await closeAll(person);
      await person.press(/^Actions, /);
      await person.page.getByRole("menu").waitFor();
    },
  },
};

const funds: StatedPage = {
  path: () => paths.funds,
  states: {
    "new fund, errors": async (person) => {
      await person.press("Ajouter un organisme");
      await dialog(person, "Nouvel organisme");
      await person.press("Enregistrer");
      await person.seen("Le nom est requis");
    },
    "fund's menu": async (person) => {
      await closeAll(person);
      await person.press("Actions, CNSS");
      await person.page.getByRole("menu").waitFor();
    },
  },
};

const books: StatedPage = {
  path: () => paths.books(),
  states: {
    "period transmitted, a difference left": async (person) => {
      await person.press("Marquer comme transmis");
      await dialog(person, "Marquer comme transmis");
      await person.press("Transmettre");
      await person.seen("Cochez cet écart, ou corrigez-le d’abord");
    },
    "period opened again, errors": async (person) => {
      await closeAll(person);
      if (person.screen === phone) await (await person.rowMenu(/^Rouvrir, /)).click();
      else await person.press(/^Rouvrir, /);
      await dialog(person, "Rouvrir la période");
      await person.page.getByRole("dialog").getByRole("button", { name: "Rouvrir" }).click();
      await person.seen("Le motif est requis");
    },
  },
};

export const windowPages: readonly StatedPage[] = [
  frame,
  invoice,
  invoices,
  till,
  cheques,
  purchases,
  supplierPayment,
  ...productPages,
  client,
  funds,
  books,
];
