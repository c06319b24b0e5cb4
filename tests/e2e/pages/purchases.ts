import { DocumentForm } from "./documentForm.ts";
import { ListPage, ShopPage } from "./shopPage.ts";

/** Bills to pay, and the other tabs of the purchases. */
export class PurchasesPage extends ListPage {
  static override readonly path = "/app/achats";

  protected override readonly placeholder = "N° de facture, fournisseur, date...";

  /** Row of a bill, payment or credit, by a text in it. */
  row(text: string | RegExp) {
    return this.page.locator("[data-row]").filter({ hasText: text });
  }
}

export class BillForm extends DocumentForm {
  static override readonly path = "/app/achats/factures/";

  get number() {
    return this.person.field("N° de la facture");
  }

  get date() {
    return this.person.field("Date de la facture");
  }

  get due() {
    return this.person.field("Échéance");
  }

  ht(rate = 1) {
    return this.person.field(`HT, taux ${rate}`);
  }

  vat(rate = 1) {
    return this.person.field(`TVA, taux ${rate}`);
  }

  async saved(): Promise<BillPage> {
    await this.person.toast(/^Facture (?:enregistrée|modifiée) avec succès$/);
    return new BillPage(this.person);
  }
}

export class BillPage extends ShopPage {
  static override readonly path = "/app/achats/factures/";

  /** Begins the credit that the bill proposes. */
  async askCredit(): Promise<SupplierCreditForm> {
    await this.person.follow("Demander l’avoir");
    await this.person.title("Demander un avoir au fournisseur");
    return new SupplierCreditForm(this.person);
  }

  async pay(): Promise<BillPaymentForm> {
    await this.person.follow("Régler");
    await this.person.title("Régler un fournisseur");
    return new BillPaymentForm(this.person);
  }
}

export class BillPaymentForm extends DocumentForm {
  static override readonly path = "/app/achats/reglements/";

  get amount() {
    return this.person.field("Montant du règlement");
  }

  get method() {
    return this.person.field("Mode");
  }

  /** Field of the amount allotted to a bill. */
  paid(number: string) {
    return this.person.field(`Réglé, facture ${number}`);
  }

  tick(number: string) {
    return this.page.getByRole("checkbox", { name: `Régler la facture ${number}` });
  }

  async saved(): Promise<void> {
    await this.person.toast(/^Règlement (?:enregistré|modifié) avec succès$/);
  }
}

export class SupplierCreditForm extends DocumentForm {
  static override readonly path = "/app/achats/avoirs/";

  get expected() {
    return this.person.field("Montant attendu TTC");
  }

  async saved(): Promise<void> {
    await this.person.toast(/^Avoir (?:enregistré|modifié) avec succès$/);
  }
}
