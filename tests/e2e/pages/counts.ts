import { expect } from "vitest";

import type { Name, Person } from "./person.ts";

/** Scanning page of a count. */
export class CountDesk {
  readonly #person: Person;
  constructor(person: Person) {
    this.#person = person;
  }

  get #last() {
    return this.#person.page.locator("main section[data-tone]");
  }

  /** Waits until the last scan shows this, in its tone. */
  async shows(text: Name, tone: "plain" | "warn" | "bad" = "plain"): Promise<void> {
    await this.#last.getByText(text).first().waitFor();
    await expect.poll(() => this.#last.getAttribute("data-tone")).toBe(tone);
  }

  /** Waits until this many pieces of the last product are counted. */
  async counted(pieces: string): Promise<void> {
    await expect.poll(() => this.#last.locator("[data-counted]").textContent()).toBe(pieces);
  }

  /** Waits until the totals are these: pieces, products, unknown codes, products outside. */
  async totals(...figures: string[]): Promise<void> {
    const shown = this.#person.page.getByRole("region", { name: "Total" }).locator("dd");
    await expect.poll(() => shown.allTextContents()).toEqual(figures);
  }

  async typeQuantity(quantity: string): Promise<void> {
    await this.#person.field("Quantité").fill(quantity);
  }

  async typeCode(code: string): Promise<void> {
    await this.#person.field("Code").fill(code);
    await this.#person.field("Code").press("Enter");
  }

  async undoLast(): Promise<void> {
    await this.#person.press("Annuler le dernier");
  }
}
