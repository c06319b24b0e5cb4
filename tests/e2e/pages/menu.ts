import { expect } from "vitest";

import { phone } from "#support/browser.ts";
import { ShopPage } from "./shopPage.ts";

/** The sidebar, or the drawer of a phone. */
export class Menu extends ShopPage {
  async goTo(section: string): Promise<void> {
    await this.#open();
    await this.#link(section).click();
    if (this.#isDrawer) await this.#drawer.waitFor({ state: "detached" });
    else await expect.poll(() => this.#link(section).getAttribute("aria-current")).toBe("page");
  }

  async signOut(): Promise<void> {
    await this.#open();
    await this.person.press("Déconnexion");
    await this.person.at("/login");
  }

  async #open(): Promise<void> {
    if (!this.#isDrawer) return;
    await this.person.press("Ouvrir le menu");
    await this.#drawer.waitFor();
  }

  get #isDrawer(): boolean {
    return this.person.screen === phone;
  }

  get #drawer() {
    return this.page.getByRole("dialog", { name: "Menu principal" });
  }

  #link(section: string) {
    const menu = this.page.getByRole("navigation", { name: "Menu principal" });
    return menu.getByRole("link", { name: section, exact: true });
  }
}
