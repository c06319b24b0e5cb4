import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { phone } from "#support/browser.ts";
import { DocumentForm } from "./documentForm.ts";
import { isFocused } from "./layout.ts";
import { shown } from "./person.ts";
import { PrintPage } from "./prints.ts";
import { scan } from "./scanner.ts";

/** The counter sale: lines and payment. */
export class CounterSale extends DocumentForm {
  static override readonly path = "/app/sale";

  /** Waits for the sale, which takes the focus on a wide screen. */
  override async ready(): Promise<this> {
    await this.scanner.waitFor();
    if (this.person.screen === phone) await this.scanner.focus();
    else await expect.poll(() => isFocused(this.scanner)).toBe(true);
    return this;
  }

  get scanner(): Locator {
    return this.page.getByRole("combobox", { name: "Produit" });
  }

  get client(): Locator {
    return this.page.getByRole("combobox", { name: /^Client/ });
  }

  get received(): Locator {
    return this.person.field("Donné");
  }

  line(name: string): Locator {
    return this.page.getByRole("listitem", { name });
  }

  quantity(name: string): Locator {
    return this.person.field(`Quantité, ${name}`);
  }

  price(name: string): Locator {
    return this.person.field(`Prix unitaire, ${name}`);
  }

  get saveButton(): Locator {
    return shown(this.page.getByRole("button", { name: /^Encaisser \d/ }));
  }

  /** Scans a code that ends with Enter, wherever the focus is. */
  async scan(...codes: string[]): Promise<void> {
    await scan(this.person, ...codes);
  }

  async seesQuantity(name: string, quantity: string): Promise<void> {
    await expect.poll(() => this.quantity(name).inputValue()).toBe(quantity);
  }

  /** Change or amount due beside the payment. */
  async seesResult(label: string, amount: string): Promise<void> {
    const told = this.page.getByRole("status").filter({ hasText: label });
    await expect
      .poll(async () => (await told.innerText()).replaceAll(/\s/g, " "))
      .toContain(amount);
  }

  async give(amount: string): Promise<void> {
    await this.received.fill(amount);
  }

  /** Ticket after a sale. */
  async sold(): Promise<PrintPage> {
    await this.person.at(/^\/app\/invoices\/print\/\w+\?format=ticket&sale=1$/);
    await this.page.locator(".sheet-ticket").waitFor();
    return new PrintPage(this.person);
  }
}
