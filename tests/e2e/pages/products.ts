import type { Locator } from "playwright-core";

import { phone } from "#support/browser.ts";
import { ImportDialog } from "./importDialog.ts";
import { ListPage, ShopPage } from "./shopPage.ts";

type Typed = { name?: string; type?: string; price?: string; stock?: string };

export class ProductsList extends ListPage {
  protected override readonly placeholder = "Rechercher des produits par nom, référence ou type...";

  async create(): Promise<ProductForm> {
    await this.person.press("Nouveau produit");
    await this.person.at("/app/products?nouveau=1");
    return new ProductForm(this.person);
  }

  async edit({ id, name }: { id: string; name: string }): Promise<ProductForm> {
    await this.person.act(`Modifier ${name}`);
    await this.person.at(`/app/products?modifier=${id}`);
    return new ProductForm(this.person);
  }

  async remove(name: string): Promise<void> {
    await this.removeRow(`Supprimer ${name}`);
  }

  /** Archives a product that documents name. */
  async removeUsed(name: string): Promise<ArchiveDialog> {
    await this.person.act(`Supprimer ${name}`);
    const dialog = new ArchiveDialog(this.person);
    await dialog.seen(/archivez-le au lieu de le supprimer/);
    return dialog;
  }

  async hasNot(name: string): Promise<void> {
    await this.person.link(name).waitFor({ state: "detached" });
  }

  async showArchived(): Promise<void> {
    if (this.person.screen === phone) {
      await this.openMenu();
      await this.page.getByRole("menuitem", { name: "Afficher les archivés" }).click();
    } else await this.person.field("Afficher les archivés").check();
    await this.person.at(/archives=1/);
  }

  async openMenu(): Promise<void> {
    await this.person.press(/^Actions/);
  }

  async downloadTemplate(): Promise<string> {
    await this.openMenu();
    const template = this.page.getByRole("menuitem", { name: "Télécharger template" });
    return (await this.person.download(() => template.click())).text;
  }

  async import(): Promise<ImportDialog> {
    await this.openMenu();
    await this.page.getByRole("menuitem", { name: "Importer CSV" }).click();
    return new ImportDialog(this.person).ready();
  }
}

class ArchiveDialog extends ShopPage {
  get #dialog(): Locator {
    return this.page.getByRole("dialog", { name: "Archiver le produit\u00a0?" });
  }

  async seen(text: RegExp): Promise<void> {
    await this.#dialog.getByText(text).waitFor();
  }

  async archive(): Promise<void> {
    await this.#dialog.getByRole("button", { name: "Archiver" }).click();
    await this.person.toast("Produit archivé");
  }
}

/** Product form opened over the list. */
export class ProductForm extends ShopPage {
  get name(): Locator {
    return this.person.field("Nom");
  }

  get price(): Locator {
    return this.person.field(/^Prix de vente/);
  }

  get stock(): Locator {
    return this.person.field("Stock");
  }

  get barcode(): Locator {
    return this.person.field(/^Code-barres/);
  }

  /** Field of the TVA rate, in a shop subject to TVA. */
  get vat(): Locator {
    return this.page.getByRole("combobox", { name: "TVA" });
  }

  async write({ name, type, price, stock }: Typed): Promise<void> {
    if (name !== undefined) await this.name.fill(name);
    if (type !== undefined) await this.person.field("Type").selectOption(type);
    if (price !== undefined) await this.price.fill(price);
    if (stock !== undefined) await this.stock.fill(stock);
  }

  async chooseImage(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    await this.page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
  }

  async saved(message: "créé" | "modifié"): Promise<void> {
    await this.person.toast(`Produit ${message} avec succès`);
  }
}

export class ProductPage extends ShopPage {
  static override readonly path = "/app/products/";

  /** Selects a tab on a phone; elsewhere all parts are visible. */
  async show(part: "Mouvements" | "Bons de réception"): Promise<void> {
    if (this.person.screen === phone) await this.person.openTab(part);
  }

  async archive(): Promise<void> {
    await this.#press("Archiver");
    await this.person.toast("Produit archivé");
  }

  async bringBack(): Promise<void> {
    await this.#press("Désarchiver");
    await this.person.toast("Produit désarchivé");
  }

  /** Opens '…' on a phone. */
  async #press(name: string): Promise<void> {
    if (this.person.screen !== phone) return this.person.press(name);
    await this.person.press(/^Actions, /);
    await this.page.getByRole("menuitem", { name, exact: true }).click();
  }
}
