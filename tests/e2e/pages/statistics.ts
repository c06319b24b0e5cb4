import type { Locator } from "playwright-core";

import { phone } from "#support/browser.ts";
import { ShopPage } from "./shopPage.ts";

export class StatisticsPage extends ShopPage {
  static override readonly path = "/app/statistics";

  get from() {
    return this.person.field("Du:");
  }

  get to() {
    return this.person.field("Au:");
  }

  async choosePeriod(from: string, to: string): Promise<void> {
    await this.from.fill(from);
    await this.to.fill(to);
  }

  async chooseWeek(): Promise<void> {
    await this.person.press("Cette semaine");
    await this.page.getByRole("button", { name: "Cette semaine", pressed: true }).waitFor();
  }

  async widen(): Promise<void> {
    await this.person.press("Élargir la période");
    await this.person.at(/periode=year/);
  }

  async showProducts(): Promise<void> {
    await this.person.openTab("Par produit");
    await this.person.at(/tab=products/);
  }

  async showTypes(): Promise<void> {
    await this.person.openTab("Par catégorie");
  }

  async showQuotes(): Promise<void> {
    await this.person.openTab("Devis");
    await this.person.at(/tab=quotes/);
  }

  /** Plot of the sales by day. */
  get sales(): Locator {
    return this.page.getByRole("img", { name: "Ventes par jour" });
  }

  /** Plot of the cumulative sum of the month. */
  get month(): Locator {
    return this.page.getByRole("img", { name: "Le mois, cumulé" });
  }

  /** Waits until the label of the selected bar is announced. */
  async isSelected(label: RegExp): Promise<void> {
    await this.page.getByRole("status").getByText(label).waitFor({ state: "attached" });
  }

  /** Exports a table by its own menu, or by the header's menu on a phone. */
  async exportOf(table: string): Promise<Locator> {
    const isPhone = this.person.screen === phone;
    await this.person.press(isPhone ? "Actions, Statistiques" : "Exporter CSV");
    const name = isPhone ? `CSV\u00a0: ${table}` : table;
    return this.page.getByRole("menuitem", { name, exact: true });
  }

  async export(table: string): Promise<string> {
    const item = await this.exportOf(table);
    return (await this.person.download(() => item.click())).text;
  }
}
