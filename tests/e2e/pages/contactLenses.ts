import type { Locator } from "playwright-core";

import { ListPage } from "./shopPage.ts";

/** Page of contact lenses: boxes by state, renewals and sheets. */
export class ContactLensesPage extends ListPage {
  static override readonly path = "/app/lentilles";
  protected override readonly placeholder = "Client ou lentille...";

  override async ready(): Promise<this> {
    await this.page.locator("main [role=tabpanel]:not(:has([data-skeleton]))").waitFor();
    return this;
  }

  /** Row of a client and an eye. */
  row(name: string): Locator {
    return this.page.locator("[data-row]").filter({
      has: this.page.getByRole("link", { name, exact: true }),
    });
  }

  async focus(name: string): Promise<void> {
    await this.row(name).locator("[data-open]").focus();
  }

  async tick(name: string): Promise<void> {
    await this.page.getByRole("checkbox", { name: `Cocher, ${name}` }).check();
  }

  async tab(name: string): Promise<void> {
    await this.page.getByRole("tab", { name, exact: true }).click();
  }

  async undo(): Promise<void> {
    const messages = this.page.getByRole("region", { name: "Messages" });
    await messages.getByRole("button", { name: "Annuler" }).click();
  }
}
