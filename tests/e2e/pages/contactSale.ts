import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { CounterSale } from "./counterSale.ts";
import { isFocused } from "./layout.ts";
import { type Name, shown } from "./person.ts";

type Mark = "OD" | "OG" | "ODG";
type Value = "RC" | "Ø" | "Sphère" | "Cylindre" | "Axe" | "Addition";

/** The counter sale with lines of contact lenses. */
export class ContactSale extends CounterSale {
  async chooseClient(typed: string, name: string): Promise<void> {
    await this.client.fill(typed);
    await this.page.getByRole("option", { name }).click();
    await expect.poll(() => this.client.inputValue()).toBe(name);
  }

  /** Finds a product by a part of its name. */
  add(typed: string, name: RegExp): Promise<void> {
    return this.pick("Produit", typed, name);
  }

  /** Adds a product in another form's picker. */
  async pick(picker: Name, typed: string, name: RegExp): Promise<void> {
    await this.page.getByRole("combobox", { name: picker }).fill(typed);
    await this.page.getByRole("option", { name }).click();
  }

  /** Line of an eye. */
  eye(mark: Mark): Locator {
    const button = this.page.getByRole("button", { name: new RegExp(`^${mark}, `) });
    return this.page.getByRole("listitem").filter({ has: button });
  }

  async hasWords(mark: Mark, words: string): Promise<void> {
    await this.eye(mark).getByText(words, { exact: true }).waitFor();
  }

  /** Opens the values of a line. */
  async openValues(mark: Mark): Promise<void> {
    const button = this.eye(mark).getByRole("button", {
      name: /^(?:Valeurs|Saisir les valeurs), /,
    });
    await button.click();
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
  }

  value(mark: Mark, name: Value): Locator {
    return this.eye(mark).getByRole("textbox", { name: new RegExp(`^${name}, `) });
  }

  get sheet(): Locator {
    return this.page.getByRole("combobox", { name: "Fiche lentilles" });
  }

  /** The button 'Enregistrer' for an order by telephone. */
  get orderButton(): Locator {
    return shown(this.page.getByRole("button", { name: /^Enregistrer( ↵)?$/ }));
  }

  /** Waits until Enter would save the filled sale: on a wide screen its button gets the focus. */
  async isFilled(): Promise<void> {
    await expect.poll(() => isFocused(this.orderButton)).toBe(true);
  }
}
