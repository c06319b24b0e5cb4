import type { Locator } from "playwright-core";

import { ReceiptForm } from "./receipts.ts";
import { shown } from "./person.ts";
import { ShopPage } from "./shopPage.ts";
import { choose } from "./choose.ts";

export class StockPage extends ShopPage {
  static override readonly path = "/app/stock";

  async showLow(): Promise<void> {
    await this.person.openTab(/Stock bas/);
  }

  async showOverview(): Promise<void> {
    await this.person.openTab("Vue d'ensemble");
  }

  /** Order link of a single product. */
  async orderOf(product: string): Promise<string | null> {
    return shown(this.page.getByRole("link", { name: `Commander ${product}` })).getAttribute(
      "href",
    );
  }

  async nextPage(): Promise<void> {
    await this.person.press("Page suivante");
  }

  async search(text: string): Promise<void> {
    await this.page.getByPlaceholder("Nom ou référence").fill(text);
  }

  async filterSupplier(label: string): Promise<void> {
    await this.person.field("Fournisseur").selectOption({ label });
  }

  async filterType(label: string): Promise<void> {
    await this.person.field("Type").selectOption({ label });
  }

  async bySupplier(): Promise<void> {
    await this.person.press("Par fournisseur");
  }

  /** Selects a level: all, out of stock, or low. */
  async only(level: "Tous" | "Ruptures" | "Stock bas"): Promise<void> {
    await this.person.press(level);
  }

  /** Ordered quantity of a product. */
  proposed(product: string): Locator {
    return shown(this.page.getByLabel(`À commander, ${product}`));
  }

  async leaveOut(product: string): Promise<void> {
    await shown(this.page.getByLabel(`Commander aussi ${product}`)).uncheck();
  }

  /** Opens the order of all low products of a supplier. */
  async orderFrom(supplier: string): Promise<ReceiptForm> {
    await this.page
      .getByRole("region", { name: supplier })
      .getByRole("button", { name: "Créer le bon" })
      .click();
    await this.person.at(/receipts\/new\?order=/);
    return new ReceiptForm(this.person);
  }

  async orderOthers(): Promise<void> {
    await this.person.follow("Commander les produits sans fournisseur");
    await this.person.at("/app/stock/receipts/new?order=none");
  }

  async refresh(): Promise<void> {
    await this.person.press("Actualiser");
  }
}

export class MovementsPage extends ShopPage {
  static override readonly path = "/app/stock/movements";

  get from() {
    return this.person.field("Du");
  }

  get to() {
    return this.person.field("Au");
  }

  async chooseType(type: string): Promise<void> {
    await this.person.field("Type").selectOption(type);
  }

  async chooseProduct(typed: string, name: RegExp): Promise<void> {
    await choose(this.person, "Produit", typed, name);
  }

  async reset(): Promise<void> {
    await this.person.press("Réinitialiser");
  }

  async export(): Promise<string> {
    return (await this.person.export()).text;
  }
}
