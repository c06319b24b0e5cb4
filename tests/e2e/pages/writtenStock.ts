/** Filled forms of stock, suppliers and company. */
import { paths } from "#lib/addresses/paths.ts";
import { AdjustmentForm } from "./adjustments.ts";
import { CompanyPage } from "./company.ts";
import { ReceiptForm } from "./receipts.ts";
import type { StatedPage } from "./states.ts";
import { SupplierForm } from "./suppliers.ts";

const frame = "Monture Riad 52-18";

const receipts: readonly StatedPage[] = [
  {
    path: () => "/app/stock/receipts/new",
    states: {
      "receipt, errors": async (person) => {
        const form = new ReceiptForm(person);
        await form.number.fill("");
        await form.pressSave();
        await person.seen("Ajoutez au moins un article valide");
      },
    },
  },
  {
    path: ({ receipt }) => `/app/stock/receipts/edit/${receipt}`,
    states: {
      "receipt, another price": async (person) => {
        const form = new ReceiptForm(person);
        await form.price.fill("120");
        await person.seen(/100,00 → 120,00|→ 120,00/);
      },
      "receipt, some of it missing": async (person) => {
        const form = new ReceiptForm(person);
        await form.received("Verre - Progressif 1.6").fill("1");
        await form.chooseStatus("received");
        await form.pressSave();
        await person.page.getByRole("dialog", { name: "Il manque 3" }).waitFor();
      },
    },
  },
];

const adjustment: StatedPage = {
  path: () => "/app/stock/adjustments/new",
  states: {
    "adjustment, errors": async (person) => {
      await new AdjustmentForm(person).pressSave();
      await person.seen("Produit requis", "Quantité requise");
    },
    "adjustment, wrong count": async (person) => {
      const form = new AdjustmentForm(person);
      await form.addProduct("riad", /Monture Riad/);
      await form.count(frame, "2,5");
      await person.seen("Ce qui est compté est un nombre entier, 0 ou plus");
    },
    "adjustment, counted twice": async (person) => {
      const form = new AdjustmentForm(person);
      await form.count(frame, "4");
      await form.addRow();
      await form.addProductAgain("riad", /Monture Riad/);
      await form.countAgain(frame, "3");
      await form.save();
      await person.seen("Ce produit est déjà compté à l’article 1");
    },
  },
};

const records: readonly StatedPage[] = [
  {
    path: () => "/app/suppliers/new",
    states: {
      "supplier, errors": async (person) => {
        const form = new SupplierForm(person);
        await form.makeLab("Négatifs");
        await form.write({ email: "contact@" });
        await form.pressSave();
        await person.seen("Le nom est requis", "Adresse email invalide");
      },
    },
  },
  {
    path: () => "/app/company",
    states: {
      "company, errors": async (person) => {
        const form = new CompanyPage(person);
        await form.open("Factures");
        await form.subject.check();
        await form.vatRate.fill("120");
        await form.open("Boutique");
        await form.write({ name: "", email: "contact@", ice: "123" });
        await form.update();
        await person.seen("Le nom est requis", "Adresse email invalide");
      },
      "invoices, errors": async (person) => {
        const form = new CompanyPage(person);
        await form.write({ name: "Optique du Figuier", email: "" });
        await form.update();
        await person.seen("La valeur ne doit pas dépasser 100");
      },
      "messages, errors": async (person) => {
        const form = new CompanyPage(person);
        await form.vatRate.fill("20");
        await form.open("Atelier et messages");
        await form.mountingDays.fill("61");
        await form.words("Reste à payer").fill("Reste {solde}");
        await form.update();
        await person.seen("La valeur ne doit pas dépasser 60", /^Ce message ne connaît pas/);
      },
    },
  },
];

const accounts: StatedPage = {
  path: () => paths.accounts,
  states: {
    "accounts, errors": async (person) => {
      await person.field("Clients").fill("34 21");
      await person.field("Achats, 20\u00a0%").fill("6111 / 1");
      await person.press("Enregistrer");
      await person.seen("Un compte a des chiffres et des lettres, 20 au plus");
    },
  },
};

export const stockFormPages: readonly StatedPage[] = [
  ...receipts,
  adjustment,
  ...records,
  accounts,
];
