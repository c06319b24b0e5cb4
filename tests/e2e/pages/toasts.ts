import type { Locator } from "playwright-core";

import type { Person } from "./person.ts";

/** What comes and goes over the page: messages, and the question before a deletion. */
export class Toasts {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  /** The one that is shown. */
  get shown(): Locator {
    return this.#person.page.locator("section[aria-label=Messages] > *");
  }

  get question(): Locator {
    return this.#person.page.getByRole("alertdialog", { name: "Confirmer la suppression ?" });
  }

  /** Under the pointer it stays, also while the page under it changes. */
  async hold(): Promise<void> {
    await this.shown.hover();
  }

  async gone(): Promise<void> {
    await this.shown.waitFor({ state: "detached" });
  }

  async box(): Promise<{ top: number; bottom: number; left: number; right: number }> {
    return this.shown.evaluate((toast) => {
      const { top, bottom, left, right } = toast.getBoundingClientRect();
      return { top, bottom, left, right };
    });
  }

  /** What can be pressed or typed into and lies under it, in whole or in part. */
  covered(): Promise<string[]> {
    return this.shown.evaluate((toast) => {
      const own = toast.getBoundingClientRect();
      const actions = document.querySelectorAll<HTMLElement>(
        "a, button, input, select, textarea, summary",
      );
      return [...actions]
        .filter((action) => {
          const { top, bottom, left, right } = action.getBoundingClientRect();
          const meets =
            left < own.right && right > own.left && top < own.bottom && bottom > own.top;
          return meets && !toast.contains(action) && action.checkVisibility();
        })
        .map((action) => action.getAttribute("aria-label") ?? action.textContent ?? action.tagName);
    });
  }

  /** What the question says would go; it is left without an answer. */
  async targetOf(ask: () => Promise<void>): Promise<string> {
    await ask();
    await this.question.hover();
    const target = await this.question.getByRole("paragraph").first().innerText();
    await this.question.getByRole("button", { name: "Annuler" }).click();
    await this.question.waitFor({ state: "detached" });
    return target;
  }
}
