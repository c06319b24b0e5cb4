import { readFile } from "node:fs/promises";
import type { Locator } from "playwright-core";

import { paths } from "#lib/addresses/paths.ts";
import { unzip } from "#support/unzip.ts";
import { ShopPage } from "./shopPage.ts";

/** Page of the accountant's pack. */
export class BooksPage extends ShopPage {
  static override readonly path = paths.books();

  override async ready(): Promise<this> {
    await this.person.seen("À regarder avant de transmettre");
    return this;
  }

  /** Downloads the pack; returns its name, and its files by name. */
  async download(): Promise<{ name: string; of: (file: string) => string }> {
    const [file] = await Promise.all([
      this.page.waitForEvent("download"),
      this.person.press("Télécharger le dossier"),
    ]);
    const files = unzip(await readFile(await file.path()));
    return {
      name: file.suggestedFilename(),
      of: (name) => files.find((one) => one.name === name)?.text ?? "",
    };
  }

  async startTransmission(): Promise<TransmitDialog> {
    await this.person.press("Marquer comme transmis");
    return new TransmitDialog(this.person).ready();
  }

  /** Rows of transmitted periods. */
  get periods(): Locator {
    return this.page.locator("[data-row]");
  }
}

/** Dialog that lists the differences before a transmission. */
export class TransmitDialog extends ShopPage {
  get #dialog(): Locator {
    return this.page.getByRole("dialog", { name: "Marquer comme transmis" });
  }

  override async ready(): Promise<this> {
    await this.#dialog.waitFor();
    return this;
  }

  /** Ticks the difference with this text. */
  async accept(text: string | RegExp): Promise<void> {
    await this.#dialog.getByRole("checkbox", { name: text }).click();
  }

  async transmit(): Promise<void> {
    await this.#dialog.getByRole("button", { name: "Transmettre" }).click();
  }

  async says(text: string | RegExp): Promise<void> {
    await this.#dialog.getByText(text).first().waitFor();
  }

  async gone(): Promise<void> {
    await this.#dialog.waitFor({ state: "detached" });
  }
}
