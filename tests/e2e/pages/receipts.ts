import { expect } from "vitest";

import { DocumentForm } from "./documentForm.ts";
import { isFocused } from "./layout.ts";
import { ListPage, ShopPage } from "./shopPage.ts";
import { choose } from "./choose.ts";

type Row = { product: string; quantity: string; received: string };

export class ReceiptsList extends ListPage {
  static override readonly path = "/app/stock/receipts";

  protected override readonly placeholder = "Numéro de bon ou mots clés...";

  async edit(number: string): Promise<ReceiptForm> {
    await this.person.act(`Modifier le bon ${number}`);
    return new ReceiptForm(this.person);
  }

  async openRow(number: string): Promise<ReceiptPage> {
    await this.person.act(`Voir le bon ${number}`);
    await this.person.title(`Bon ${number}`);
    return new ReceiptPage(this.person);
  }
}

export class ReceiptPage extends ShopPage {
  static override readonly path = "/app/stock/receipts/";

  async receive(): Promise<void> {
    await this.person.press("Reçu");
  }

  /** Answers the question about missing pieces. */
  async answerMissing(title: string, answer: "Tout est arrivé" | "Clore avec le manque") {
    await this.page.getByRole("dialog", { name: title }).waitFor();
    this.person.clean();
    await this.person.press(answer);
  }

  async printOut(): Promise<void> {
    await this.person.follow("Imprimer");
  }

  async markPartial(): Promise<ReceiptForm> {
    await this.person.press("Reçu partiellement");
    await this.person.title("Modifier le bon");
    return new ReceiptForm(this.person);
  }

  async setBack(): Promise<void> {
    await this.person.press("Repasser en attente");
    await this.person.toast("Statut du bon\u00a0: En attente");
  }

  askToRemoveReceipt() {
    return this.askToRemove(() => this.person.askToRemove());
  }

  async removed(): Promise<ReceiptsList> {
    await this.person.toast("Bon de réception supprimé avec succès");
    await this.person.at("/app/stock/receipts");
    return new ReceiptsList(this.person);
  }
}

export class ReceiptForm extends DocumentForm {
  static override readonly path = "/app/stock/receipts/";

  get number() {
    return this.person.field("Numéro de bon");
  }

  get product() {
    return this.page.getByRole("combobox", { name: /Produit/ });
  }

  get price() {
    return this.person.field(/Prix d’achat/);
  }

  async chooseSupplier(typed: string, name: string): Promise<void> {
    await choose(this.person, "Fournisseur", typed, new RegExp(name));
  }

  async chooseProduct(typed: string, name: RegExp): Promise<void> {
    await choose(this.person, /Produit/, typed, name);
  }

  async chooseStatus(status: string): Promise<void> {
    await this.person.field("Statut").selectOption(status);
  }

  /** Fills the form by keyboard: number, supplier, then each row. */
  async receive(supplier: { typed: string; name: string }, status: string, rows: readonly Row[]) {
    await this.number.focus();
    await this.person.keys("Enter");
    await this.person.type(supplier.typed);
    await this.page.getByRole("option", { name: supplier.name }).waitFor();
    await this.person.keys("Enter");
    await this.chooseStatus(status);
    for (const [index, row] of rows.entries()) {
      if (index > 0) await this.#addRow();
      await this.#typeRow(index, row);
    }
  }

  status(): Promise<string> {
    return this.person.field("Statut").inputValue();
  }

  received(product: string) {
    return this.person.field(`Reçu, ${product}`);
  }

  quantity(product: string) {
    return this.person.field(`Quantité, ${product}`);
  }

  /** Ticks the update of the product's price. */
  async offerPrice(before: string, after: string): Promise<void> {
    await this.page.getByLabel(new RegExp(`${before} → ${after}\\sDH`)).check();
  }

  /** Saves and answers the question about missing pieces. */
  async saveShort(title: string, answer: "Tout est arrivé" | "Clore avec le manque" | "Escape") {
    await this.pressSave();
    await this.page.getByRole("dialog", { name: title }).waitFor();
    this.person.clean();
    if (answer === "Escape") await this.person.keys("Escape");
    else await this.person.press(answer);
  }

  async receiveAll(): Promise<void> {
    await this.person.press("Tout reçu");
  }

  async saved(): Promise<ReceiptsList> {
    await this.person.toast("Bon de réception enregistré avec succès");
    await this.person.at("/app/stock/receipts");
    return new ReceiptsList(this.person);
  }

  async #addRow(): Promise<void> {
    await this.person.button("Ajouter un article").focus();
    await this.person.keys("Enter");
  }

  async #typeRow(index: number, { product, quantity, received }: Row): Promise<void> {
    const row = this.page.getByRole("listitem").nth(index);
    await row.getByRole("combobox").focus();
    await this.person.type(product);
    await row.getByRole("option", { name: new RegExp(product, "i") }).waitFor();
    await this.person.keys("Enter");
    await expect.poll(() => isFocused(row.getByLabel(/^Quantité/))).toBe(true);
    // Enter passes the quantity and the proposed price, then reaches the received quantity.
    await this.person.type(quantity);
    await this.person.keys("Enter", "Enter");
    await this.person.type(received);
  }
}
