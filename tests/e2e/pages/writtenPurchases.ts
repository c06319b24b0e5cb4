/** Filled forms of purchases: field errors and remarks. */
import { addDays, today } from "#domain/core/days/days.ts";
import { paths } from "#lib/addresses/paths.ts";
import { BillForm, BillPaymentForm, SupplierCreditForm } from "./purchases.ts";
import { typed } from "./typeDay.ts";
import type { StatedPage } from "./states.ts";

const bill: StatedPage = {
  path: ({ bill: id }) => paths.editBill(id),
  states: {
    "bill, odd TVA and far due day": async (person) => {
      const form = new BillForm(person);
      await form.vat().fill("1");
      await form.due.fill(typed(addDays(today(), 300)));
      await form.due.blur();
      await person.seen(
        "Ce n’est pas la TVA de ce taux.",
        "Au-delà des 120 jours que la loi permet.",
        /de plus$/,
      );
    },
    "bill, errors": async (person) => {
      const form = new BillForm(person);
      await form.number.fill("");
      await form.ht().fill("x");
      await form.vat().fill("");
      await form.pressSave();
      await person.page.locator("[aria-invalid=true]").first().waitFor();
      await person.seen("Veuillez remplir tous les champs obligatoires");
    },
  },
};

const payment: StatedPage = {
  path: ({ supplier }) => paths.payBills(supplier.id),
  states: {
    "payment of a supplier, too much cash": async (person) => {
      const form = new BillPaymentForm(person);
      await form.method.selectOption("cash");
      await form.amount.fill("95000");
      await person.seen(/n’est plus déductible/, "À valoir, sans facture");
    },
    "payment of a supplier, errors": async (person) => {
      const form = new BillPaymentForm(person);
      await form.method.selectOption("credit");
      await form.amount.fill("1");
      await form.pressSave();
      await person.seen("Les factures choisies dépassent le montant du règlement");
    },
  },
};

const credit: StatedPage = {
  path: ({ expectedCredit }) => paths.receiveSupplierCredit(expectedCredit),
  states: {
    "supplier credit, errors": async (person) => {
      const form = new SupplierCreditForm(person);
      await form.expected.fill("");
      await form.pressSave();
      await person.seen("Veuillez remplir tous les champs obligatoires");
    },
  },
};

export const purchaseFormPages: readonly StatedPage[] = [bill, payment, credit];
