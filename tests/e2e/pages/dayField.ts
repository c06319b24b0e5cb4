import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { isFocused } from "./layout.ts";
import { ShopPage } from "./shopPage.ts";
import type { Person } from "./person.ts";

/** A date field, its calendar, and the question about a future day. */
export class DayField extends ShopPage {
  readonly field: Locator;

  /** `within`: the dialog that has the field, where the label is not unique. */
  constructor(person: Person, label = "Date", within: Locator | null = null) {
    super(person);
    this.field = (within ?? person.page.locator("body")).getByLabel(label, { exact: true });
  }

  /** Replaces the text and leaves the field. */
  async write(text: string): Promise<void> {
    await this.field.focus();
    await this.person.type(text);
    await this.person.keys("Tab");
  }

  async shows(text: string): Promise<void> {
    await expect.poll(() => this.field.inputValue()).toBe(text);
  }

  get #calendar(): Locator {
    return this.page.getByRole("dialog", { name: "Calendrier", exact: true });
  }

  day(name: string): Locator {
    return this.#calendar.getByRole("button", { name, exact: true });
  }

  get button(): Locator {
    return this.field.locator("..").getByRole("button", { name: "Calendrier" });
  }

  /** Opens by the button, or by the arrow down in the field. */
  async open({ byKey = false } = {}): Promise<void> {
    if (byKey) await this.field.press("ArrowDown");
    else await this.button.click();
    await this.#calendar.waitFor();
  }

  async turn(to: "précédent" | "suivant"): Promise<void> {
    await this.#calendar.getByRole("button", { name: `Mois ${to}` }).click();
  }

  async hasFocusOn(name: string): Promise<void> {
    await expect.poll(() => isFocused(this.day(name))).toBe(true);
  }

  async isClosed(): Promise<void> {
    await this.#calendar.waitFor({ state: "detached" });
  }

  get #question(): Locator {
    return this.page.getByRole("dialog", { name: "Date à venir" });
  }

  async isAsked(text: string): Promise<void> {
    await this.#question.getByText(text).waitFor();
  }

  async correct(): Promise<void> {
    await this.#question.getByRole("button", { name: "Corriger la date" }).press("Enter");
    await this.#question.waitFor({ state: "detached" });
    await expect.poll(() => isFocused(this.field)).toBe(true);
  }

  async saveAnyway(): Promise<void> {
    await this.#question.getByRole("button", { name: "Enregistrer quand même" }).click();
    await this.#question.waitFor({ state: "detached" });
  }
}
