import type { Locator } from "playwright-core";

import { ShopPage } from "./shopPage.ts";
import { typed } from "./typeDay.ts";

type Typed = { amount?: string; method?: string; reference?: string };

type Cheque = { bank: string; number: string; due: string };

/** Dialog 'Ajouter un paiement', over an invoice or the list. */
export class PaymentDialog extends ShopPage {
  get #dialog(): Locator {
    return this.page.getByRole("dialog", { name: "Ajouter un paiement" });
  }

  get amount(): Locator {
    return this.#dialog.getByLabel("Montant");
  }

  async write({ amount, method, reference }: Typed): Promise<void> {
    if (amount !== undefined) await this.amount.fill(amount);
    if (method !== undefined) await this.#dialog.getByText(method).click();
    if (reference !== undefined) await this.#dialog.getByLabel(/^Référence/).fill(reference);
  }

  /** Fields of a cheque only. */
  async writeCheque({ bank, number, due }: Cheque): Promise<void> {
    await this.#dialog.getByLabel("Banque").fill(bank);
    await this.#dialog.getByLabel(/^Référence/).fill(number);
    await this.#dialog.getByLabel("Échéance").fill(typed(due));
  }

  async writeDay(day: string): Promise<void> {
    const field = this.#dialog.getByLabel("Date", { exact: true });
    await field.fill(typed(day));
    await field.press("Tab");
  }

  async seen(text: string): Promise<void> {
    await this.#dialog.getByText(text).waitFor();
  }

  /** Submits without checking the result. */
  async send(): Promise<void> {
    await this.amount.press("Enter");
  }

  /** Submits more than the amount due, and confirms. */
  async meanSurplus(surplus: string): Promise<void> {
    await this.send();
    const question = this.page.getByRole("dialog", { name: "Plus que le reste à payer" });
    await question.getByText(surplus).waitFor();
    await question.getByRole("button", { name: "Enregistrer quand même" }).click();
  }

  async gone(): Promise<void> {
    await this.#dialog.waitFor({ state: "detached" });
  }

  /** Submits, and waits until the payment is stored. */
  async confirm(): Promise<void> {
    await this.send();
    await this.person.toast("Paiement ajouté avec succès");
    await this.gone();
  }
}
