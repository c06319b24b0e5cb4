import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { DocumentForm } from "./documentForm.ts";
import { ShopPage } from "./shopPage.ts";

/** The form of a quote. */
export class QuoteForm extends DocumentForm {
  static override readonly path = "/app/devis/nouveau";

  override async ready(): Promise<this> {
    await this.client.waitFor();
    return this;
  }

  get client(): Locator {
    return this.page.getByRole("combobox", { name: "Client" });
  }

  async chooseClient(typed: string, name: string): Promise<void> {
    await this.client.fill(typed);
    await this.page.getByRole("option", { name }).click();
    await expect.poll(() => this.client.inputValue()).toBe(name);
  }

  /** Adds a product to the lines of this title. */
  async add(title: string, typed: string, name: string): Promise<void> {
    const lines = this.page.getByRole("region", { name: title, exact: true });
    const before = await lines.getByRole("listitem").count();
    const picker = lines.getByRole("combobox", { name: `Ajouter à «\u00a0${title}\u00a0»` });
    await picker.fill(typed);
    await this.page.getByRole("option", { name }).click();
    await expect.poll(() => lines.getByRole("listitem").count()).toBe(before + 1);
  }

  line(title: string, name: string): Locator {
    return this.page
      .getByRole("region", { name: title, exact: true })
      .getByRole("listitem", { name, exact: true });
  }
}

/** The page of a quote. */
export class QuotePage extends ShopPage {
  static override readonly path = "/app/devis/";

  /** Chooses an item of the '…' menu. */
  async choose(item: string): Promise<void> {
    await this.person.button(/^Actions, /).click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }
}
