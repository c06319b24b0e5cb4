import type { Person } from "./person.ts";

/** The user menu, in the sidebar or the drawer. */
export class UserMenu {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  get #dialog() {
    return this.#person.page.getByRole("dialog", { name: /^Compte de/ });
  }

  async open(): Promise<void> {
    const { page, screen } = this.#person;
    if (screen.width < 768) await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await page.getByRole("button", { name: /^Samira/ }).click();
    await this.#dialog.waitFor();
  }

  /** Selects light, dark or the system's theme. */
  async choose(theme: string): Promise<void> {
    await this.#dialog.getByRole("button", { name: theme, exact: true }).click();
  }

  async act(name: string): Promise<void> {
    await this.#dialog.getByRole("menuitem", { name, exact: true }).click();
    await this.#dialog.waitFor({ state: "hidden" });
  }

  async close(): Promise<void> {
    await this.#person.keys("Escape");
    await this.#dialog.waitFor({ state: "hidden" });
    const cross = this.#person.page.getByRole("button", { name: "Fermer le menu" });
    if (await cross.isVisible()) await cross.click();
  }
}
