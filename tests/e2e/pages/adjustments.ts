import { DocumentForm } from "./documentForm.ts";
import { ListPage } from "./shopPage.ts";
import { choose } from "./choose.ts";

export class AdjustmentsList extends ListPage {
  async create(): Promise<AdjustmentForm> {
    await this.person.follow("Nouvel Ajustement");
    return new AdjustmentForm(this.person);
  }

  async edit(number: string): Promise<AdjustmentForm> {
    await this.person.act(`Modifier l’ajustement ${number}`);
    return new AdjustmentForm(this.person);
  }

  async remove(number: string): Promise<void> {
    await this.removeRow(`Supprimer l’ajustement ${number}`);
    await this.person.toast("Ajustement de stock supprimé avec succès");
  }
}

export class AdjustmentForm extends DocumentForm {
  override get notes() {
    return this.person.field(/^Notes générales/);
  }

  number(): Promise<string> {
    return this.person.field("Numéro d'ajustement").inputValue();
  }

  reason(): Promise<string> {
    return this.person.field("Motif").inputValue();
  }

  async chooseReason(reason: string): Promise<void> {
    await this.person.field("Motif").selectOption(reason);
  }

  async addProduct(typed: string, name: RegExp): Promise<void> {
    await choose(this.person, /Produit/, typed, name);
  }

  async addRow(): Promise<void> {
    await this.person.press("Ajouter un article");
  }

  /** Fills the second row. */
  async addProductAgain(typed: string, name: RegExp): Promise<void> {
    await choose(this.person, /Produit, article 2/, typed, name);
  }

  async countAgain(product: string, counted: string): Promise<void> {
    const field = this.person.field(`Compté, ${product}`).nth(1);
    await field.fill(counted);
    await field.press("Enter");
  }

  quantity(product: string) {
    return this.person.field(`Quantité, ${product}`);
  }

  removal(product: string) {
    return this.person.button(`Retirer l’article, ${product}`);
  }

  counted(product: string) {
    return this.person.field(`Compté, ${product}`);
  }

  /** Types the counted stock; the form computes the difference. */
  async count(product: string, counted: string): Promise<void> {
    await this.counted(product).fill(counted);
    await this.counted(product).press("Enter");
  }

  async saved(message: "créé" | "modifié"): Promise<AdjustmentsList> {
    await this.person.toast(`Ajustement de stock ${message} avec succès`);
    await this.person.at("/app/stock/adjustments");
    return new AdjustmentsList(this.person);
  }
}
