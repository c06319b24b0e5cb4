import { shown } from "./person.ts";
import { ShopPage } from "./shopPage.ts";
import { choose } from "./choose.ts";

export class StockPage extends ShopPage {
  async showLow(): Promise<void> {
    await this.person.openTab(/Stock bas/);
  }

  async showOverview(): Promise<void> {
    await this.person.openTab("Vue d'ensemble");
  }

  /** Where the link that orders a product leads. */
  orderOf(product: string): Promise<string | null> {
    return shown(this.page.getByRole("link", { name: `Commander ${product}` })).getAttribute(
      "href",
    );
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
    return (await this.person.download(() => this.person.press("Exporter"))).text;
  }
}
