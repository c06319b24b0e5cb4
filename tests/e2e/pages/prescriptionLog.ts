import type { Locator } from "playwright-core";

import { phone } from "#support/browser.ts";
import { ShopPage } from "./shopPage.ts";

export class PrescriptionLogPage extends ShopPage {
  static override readonly path = "/app/prescriptions/registre";

  async choosePeriod(from: string, to: string): Promise<void> {
    await this.person.field("Du:").fill(from);
    await this.person.field("Au:").fill(to);
  }

  /** Row of this text. */
  row(text: string | RegExp): Locator {
    return this.page.locator("[data-row]").filter({ hasText: text });
  }

  async openPrint(): Promise<void> {
    if (this.person.screen === phone) {
      await this.person.press("Actions, Registre des ordonnances");
      await this.page.getByRole("menuitem", { name: "Imprimer" }).click();
    } else await this.person.follow("Imprimer");
  }
}
