import { ListPage, ShopPage } from "./shopPage.ts";

type Typed = { name?: string; contact?: string; phone?: string; email?: string; notes?: string };

export class SuppliersList extends ListPage {
  protected override readonly placeholder = "Rechercher par nom, contact, téléphone ou email...";

  async create(): Promise<SupplierForm> {
    await this.person.follow("Nouveau fournisseur");
    return new SupplierForm(this.person);
  }

  async edit(name: string): Promise<SupplierForm> {
    await this.person.act(`Modifier ${name}`);
    return new SupplierForm(this.person);
  }

  async remove(name: string): Promise<void> {
    await this.removeRow(`Supprimer ${name}`);
    await this.person.toast("Fournisseur supprimé avec succès");
  }
}

export class SupplierForm extends ShopPage {
  async write({ name, contact, phone, email, notes }: Typed): Promise<void> {
    if (name !== undefined) await this.person.field("Nom").fill(name);
    if (email !== undefined) await this.person.field(/^Email/).fill(email);
    if (contact !== undefined) await this.person.field(/^Personne à contacter/).fill(contact);
    if (phone !== undefined) await this.person.field(/^Téléphone/).fill(phone);
    if (notes !== undefined) await this.person.field(/^Notes/).fill(notes);
  }

  /** Marks the supplier as a lab with this cylinder form. */
  async makeLab(cylinders: "Tels qu’écrits" | "Négatifs" | "Positifs"): Promise<void> {
    await this.page.getByRole("checkbox", { name: "Laboratoire" }).check();
    await this.page.getByLabel("Cylindres").selectOption({ label: cylinders });
  }

  /** Checks the toast, and that the list has its former page and search. */
  async saved(message: "créé" | "mis à jour", at = "/app/suppliers"): Promise<SuppliersList> {
    await this.person.toast(`Fournisseur ${message} avec succès`);
    await this.person.at(at);
    return new SuppliersList(this.person);
  }
}

export class SupplierPage extends ShopPage {
  static override readonly path = "/app/suppliers/";

  async remove(): Promise<void> {
    await (await this.askToRemove(() => this.person.askToRemove())).accept();
  }

  /** Tries to delete a record with documents, which is refused without a question. */
  async tryToRemove(): Promise<void> {
    await this.person.askToRemove();
  }
}
