import type { Locator } from "playwright-core";
import { expect } from "vitest";

import type { Name } from "./person.ts";
import { ShopPage } from "./shopPage.ts";

/** Catalogue import, from the file to its report. */
export class ImportDialog extends ShopPage {
  get #dialog(): Locator {
    return this.page.getByRole("dialog", { name: "Importer CSV" });
  }

  override async ready(): Promise<this> {
    await this.#dialog.waitFor();
    return this;
  }

  async chooseFile(name: string, content: Buffer | string): Promise<void> {
    const buffer = Buffer.from(content);
    const input = this.page.getByLabel("Choisir un fichier CSV");
    await input.setInputFiles({ name, mimeType: "text/csv", buffer });
  }

  /** `timeoutMs`: longer for large files. */
  async seen(text: Name, { timeoutMs = 30_000 } = {}): Promise<void> {
    await this.#dialog.getByText(text).first().waitFor({ timeout: timeoutMs });
  }

  async gone(text: Name): Promise<void> {
    await this.#dialog.getByText(text).waitFor({ state: "detached" });
  }

  async showRemarks(): Promise<void> {
    await this.#dialog.getByLabel("Seulement les lignes avec une remarque").check();
  }

  async showColumns(): Promise<void> {
    await this.#dialog.getByText(/^Colonnes/).click();
  }

  async choose(label: string, value: string): Promise<void> {
    await this.#dialog.getByLabel(label, { exact: true }).selectOption(value);
  }

  async chosen(label: string): Promise<string> {
    return this.#dialog.getByLabel(label, { exact: true }).inputValue();
  }

  /** Counts existing references. */
  async updatePrices(): Promise<void> {
    await this.#dialog.getByLabel(/^Mettre à jour les prix/).check();
  }

  async importProducts(button: Name): Promise<void> {
    await this.#dialog.getByRole("button", { name: button }).click();
  }

  /** Downloads the skipped rows. */
  async downloadRest(): Promise<string> {
    const button = this.#dialog.getByRole("button", { name: "Télécharger ces lignes" });
    return (await this.person.download(() => button.click())).text;
  }

  /** Presses Escape until the dialog is gone, because the browser drops an input right after a download. */
  async close(): Promise<void> {
    const isOpen = async () => {
      await this.person.keys("Escape");
      return this.#dialog.isVisible();
    };
    await expect.poll(isOpen).toBe(false);
  }
}
