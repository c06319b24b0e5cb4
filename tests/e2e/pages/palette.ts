import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { phone } from "#support/browser.ts";
import { isFocused } from "./layout.ts";
import type { Person } from "./person.ts";
import { ShopPage } from "./shopPage.ts";

export class Palette extends ShopPage {
  get #dialog(): Locator {
    return this.page.getByRole("dialog", { name: "Chercher partout" });
  }

  /** Opens by Ctrl+K, pressed again until the frame's handler is mounted. */
  async open(): Promise<this> {
    const isOpen = async () => {
      if (!(await this.#dialog.isVisible())) await this.person.keys("Control+k");
      return this.#dialog.isVisible();
    };
    await expect.poll(isOpen).toBe(true);
    return this.#hasFocus();
  }

  /** Opens by the button in the frame. */
  async openByButton(): Promise<this> {
    await this.person.press(this.person.screen === phone ? "Chercher" : "Chercher Ctrl K");
    return this.#hasFocus();
  }

  async #hasFocus(): Promise<this> {
    await expect.poll(() => isFocused(this.#dialog.getByRole("combobox"))).toBe(true);
    return this;
  }

  async find(text: string): Promise<void> {
    await this.person.type(text);
  }

  async offers(...names: RegExp[]): Promise<void> {
    for (const name of names) await this.#options.filter({ hasText: name }).first().waitFor();
  }

  /** Opens the first result, which must be this one. */
  async take(first: RegExp): Promise<void> {
    await this.#dialog.getByRole("option", { name: first, selected: true }).waitFor();
    await this.person.keys("Enter");
    await this.#dialog.waitFor({ state: "detached" });
  }

  async says(text: string): Promise<void> {
    await this.#dialog.getByText(text).waitFor();
  }

  /** Checks that the end of each line is visible. */
  isWhole(): Promise<boolean> {
    return this.#dialog.evaluate((dialog) =>
      [...dialog.querySelectorAll("[role=option]")].every(
        (option) => option.getBoundingClientRect().right <= dialog.getBoundingClientRect().right,
      ),
    );
  }

  /** Checks that the scrolled list fades at its end. */
  async fades(): Promise<boolean> {
    const list = this.#dialog.getByRole("listbox");
    return (await list.evaluate((element) => getComputedStyle(element).maskImage)) !== "none";
  }

  /** Icons of the lines with this name. */
  icons(name: RegExp): Promise<string[]> {
    const drawings = this.#options.filter({ hasText: name }).locator("svg");
    return drawings.evaluateAll((all) => all.map((drawing) => drawing.innerHTML));
  }

  count(): Promise<number> {
    return this.#options.count();
  }

  async close(): Promise<void> {
    await this.person.keys("Escape");
    await this.#dialog.waitFor({ state: "detached" });
  }

  get #options(): Locator {
    return this.#dialog.getByRole("option");
  }
}

/** Waits until the key handlers of the frame are loaded. */
export async function keysAreHeard(person: Person): Promise<void> {
  const palette = await new Palette(person).open();
  await palette.close();
}
