import { PaymentDialog } from "./paymentDialog.ts";
import { ListPage, ShopPage } from "./shopPage.ts";

export class InvoicesList extends ListPage {
  static override readonly path = "/app/invoices";

  protected override readonly placeholder = "Rechercher par numéro ou client...";

  /** Pays the first unpaid invoice. */
  async startPayment(): Promise<PaymentDialog> {
    await this.person.act(/paiement/i);
    return new PaymentDialog(this.person);
  }

  async showPaid(): Promise<void> {
    await this.person.press("Payées");
    await this.person.at("/app/invoices?status=paid");
  }

  export(): Promise<{ name: string; text: string }> {
    return this.person.export();
  }
}

export class InvoicePage extends ShopPage {
  static override readonly path = "/app/invoices/";

  async startPayment(): Promise<PaymentDialog> {
    await this.person.press("Ajouter un paiement");
    return new PaymentDialog(this.person);
  }

  async pay(amount: string, method?: string): Promise<void> {
    const dialog = await this.startPayment();
    await dialog.write({ amount, ...(method ? { method } : {}) });
    await dialog.confirm();
  }

  /** Adds the reference of the first payment. */
  async completeReference(reference: string): Promise<void> {
    await this.person.actOnPayment(/^Modifier la référence/);
    const dialog = this.page.getByRole("dialog", { name: "Référence du paiement" });
    await dialog.getByLabel(/^Référence/).fill(reference);
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await this.person.toast("Référence enregistrée");
    await dialog.waitFor({ state: "detached" });
  }

  /** Deletes the first payment. */
  async removePayment(): Promise<void> {
    const ask = () => this.person.actOnPayment(/^Supprimer le paiement/);
    await (await this.askToRemove(ask)).accept();
  }

  async printPaymentReceipt(): Promise<void> {
    await this.person.actOnPayment(/^Imprimer le reçu du paiement/);
  }
}
