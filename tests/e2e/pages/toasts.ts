import type { Locator } from "playwright-core";

import type { Person } from "./person.ts";

/** Toasts and the deletion question. */
export class Toasts {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  /** The uppermost toast or question. */
  get shown(): Locator {
    return this.#person.page.locator("section[aria-label=Messages] :is(.toast, .question)").first();
  }

  get question(): Locator {
    return this.#person.page.getByRole("alertdialog", { name: "Confirmer la suppression ?" });
  }

  /** Keeps the toast open by the pointer while the page changes. */
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

  /** Controls that the toast covers, wholly or in part. */
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

  /** Text of the question before a deletion, which stays unanswered. */
  async targetOf(ask: () => Promise<void>): Promise<string> {
    await ask();
    await this.question.hover();
    const lines = await this.question.locator("[data-target] p").allInnerTexts();
    await this.question.getByRole("button", { name: "Annuler" }).click();
    await this.question.waitFor({ state: "detached" });
    return lines.join(" · ");
  }
}
