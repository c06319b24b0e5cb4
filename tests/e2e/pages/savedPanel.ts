import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { isFocused } from "./layout.ts";
import { ShopPage } from "./shopPage.ts";

/** Panel of the prescriptions list after a save. */
export class SavedPanel extends ShopPage {
  get panel(): Locator {
    return this.page.getByRole("region", { name: /enregistrée, / });
  }

  override async ready(): Promise<this> {
    await this.panel.waitFor();
    return this;
  }

  async gone(): Promise<void> {
    await this.panel.waitFor({ state: "detached" });
  }

  action(name: string): Locator {
    return this.panel.getByRole("link", { name });
  }

  /** Primary action, with the key Enter. */
  async expectFirst(name: string): Promise<void> {
    await expect.poll(() => isFocused(this.action(name))).toBe(true);
  }

  /** Returns from the page that an action opened. */
  async back(): Promise<this> {
    await this.page.goBack();
    return this.ready();
  }
}
