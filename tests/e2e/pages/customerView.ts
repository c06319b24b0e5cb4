import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { type Name, type Person, shown } from "./person.ts";

/** The customer view. */
export class CustomerView {
  readonly person: Person;

  constructor(person: Person) {
    this.person = person;
  }

  get page(): Locator {
    return this.person.page.getByRole("dialog", { name: "Vue client" });
  }

  /** Opens by the button, which a phone has too. */
  async open(): Promise<this> {
    await this.person.press(/^Vue client/);
    return this.ready();
  }

  async byKey(key: string): Promise<this> {
    await this.person.keys(key);
    return this.ready();
  }

  async ready(): Promise<this> {
    await this.page.waitFor();
    return this;
  }

  async says(...texts: Name[]): Promise<void> {
    for (const text of texts)
      await expect.poll(async () => plain(await this.page.innerText())).toMatch(text);
  }

  /** Closes the view by its button. */
  async leave(): Promise<void> {
    await this.person.press(/revenir$/i);
    await this.page.waitFor({ state: "detached" });
  }

  /** Closes the view: the first press of Escape asks, the second closes. */
  async escape(): Promise<void> {
    await this.person.keys("Escape");
    await shown(this.page.getByText("encore une fois pour revenir")).waitFor({ state: "attached" });
    await expect.poll(() => this.page.isVisible()).toBe(true);
    await this.person.keys("Escape");
    await this.page.waitFor({ state: "detached" });
  }
}

const plain = (text: string): string => text.replaceAll(/\s+/g, " ");
