import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { isFocused } from "./layout.ts";
import type { Name, Person } from "./person.ts";

/** Cell in the table of a tariff. */
export const sheetCell = (person: Person, name: string): Locator => person.field(name);

/** The dialog 'Choisir par puissance'. */
export class LensChoice {
  readonly #person: Person;
  constructor(person: Person) {
    this.#person = person;
  }

  get #dialog(): Locator {
    return this.#person.page.getByRole("dialog", { name: "Choisir par puissance" });
  }

  async open(): Promise<void> {
    await this.#person.press("Choisir par puissance");
    await this.#dialog.getByRole("list", { name: "Verres" }).waitFor();
  }

  async seen(text: Name): Promise<void> {
    await this.#dialog.getByText(text).first().waitFor();
  }

  /** Presses a button of a row; with `byKey`, presses Enter once the button has the focus. */
  async press(name: RegExp, { byKey = false } = {}): Promise<void> {
    const button = this.#dialog.getByRole("button", { name }).first();
    if (byKey) await expect.poll(() => isFocused(button)).toBe(true);
    await (byKey ? this.#person.keys("Enter") : button.click());
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
  }

  #lens(name: string): Locator {
    return this.#dialog.getByRole("list", { name: "Verres" }).getByRole("button", { name });
  }

  /** Waits until Enter would choose this lens. */
  async isFocusedOn(name: string): Promise<void> {
    await expect.poll(() => isFocused(this.#lens(name))).toBe(true);
  }

  async choose(name: string): Promise<void> {
    await this.#lens(name).click();
    await this.isClosed();
  }

  async unfold(text: string): Promise<void> {
    await this.#dialog.getByText(text).click();
  }

  /** Chooses a lens that the supplier makes beyond its tariff. */
  async special(name: string): Promise<void> {
    const row = this.#dialog.getByRole("listitem").filter({ hasText: name });
    await row.getByRole("button", { name: "Fabrication spéciale" }).click();
    await this.isClosed();
  }

  async isClosed(): Promise<void> {
    await this.#dialog.waitFor({ state: "detached" });
  }
}
