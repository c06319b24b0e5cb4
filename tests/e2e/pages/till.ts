import { expect } from "vitest";
import type { Locator } from "playwright-core";

import { ShopPage } from "./shopPage.ts";

type Move = { amount: string; label: string };

/** The till of a day. */
export class TillPage extends ShopPage {
  static override readonly path = "/app/caisse";

  override async ready(): Promise<this> {
    await this.person.seen("Attendu en caisse");
    return this;
  }

  /** Expected cash. */
  get expected(): Locator {
    const name = this.page.getByText("Attendu en caisse", { exact: true });
    return name.locator("xpath=following-sibling::*[1]");
  }

  async seenExpected(amount: string): Promise<void> {
    await expect.poll(() => this.expected.innerText()).toContain(amount);
  }

  /** Opens the cash movement dialog, by its button or the menu. */
  async move(kind: string, { amount, label }: Move): Promise<void> {
    await this.#startMove(kind);
    const dialog = this.page.getByRole("dialog", { name: kind });
    await dialog.getByLabel("Montant").fill(amount);
    await dialog.getByLabel("Libellé").fill(label);
    await dialog.getByRole("button", { name: /^Enregistrer/ }).click();
    await dialog.waitFor({ state: "detached" });
  }

  async #startMove(kind: string): Promise<void> {
    const button = this.person.button(kind);
    await this.person.button("Dépense").waitFor();
    if ((await button.count()) > 0) return button.click();
    await this.person.press("Autres mouvements");
    await this.page.getByRole("menuitem", { name: kind, exact: true }).click();
  }

  /** Opens a movement and changes its amount. */
  async correct(kind: string, amount: string): Promise<void> {
    await this.person.follow(new RegExp(`^${kind}, `));
    const dialog = this.page.getByRole("dialog", { name: /^Modifier/ });
    await dialog.getByLabel("Montant").fill(amount);
    await dialog.getByLabel("Montant").press("Enter");
    await dialog.waitFor({ state: "detached" });
  }

  async undo(): Promise<void> {
    await this.page
      .getByRole("region", { name: "Messages" })
      .getByRole("button", { name: "Annuler" })
      .click();
    await this.person.toast("Mouvement annulé");
  }

  async startClose(): Promise<CloseDialog> {
    await this.person.press("Clôturer");
    return new CloseDialog(this.person);
  }
}

/** The dialog 'Clôturer', over the day's page. */
export class CloseDialog extends ShopPage {
  get #dialog(): Locator {
    return this.page.getByRole("dialog", { name: /^Clôturer le/ });
  }

  coin(value: string): Locator {
    return this.#dialog.getByLabel(`Nombre de ${value}\u00a0DH`, { exact: true });
  }

  get counted(): Locator {
    return this.#dialog.getByLabel("Compté", { exact: true });
  }

  get note(): Locator {
    return this.#dialog.getByLabel(/^Note/);
  }

  async count(coins: Record<string, string>): Promise<void> {
    for (const [value, count] of Object.entries(coins)) await this.coin(value).fill(count);
  }

  async seen(text: string): Promise<void> {
    await this.#dialog.getByText(text).filter({ visible: true }).first().waitFor();
  }

  /** Presses the first button with this name. */
  async press(name: string): Promise<void> {
    await this.#dialog.getByRole("button", { name, exact: true }).first().click();
  }

  /** Submits without checking the result. */
  async send(): Promise<void> {
    await this.person.keys("Control+Enter");
  }

  async gone(): Promise<void> {
    await this.#dialog.waitFor({ state: "detached" });
  }
}
