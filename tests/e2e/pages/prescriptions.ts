import { InvoicePage } from "./invoices.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { phone } from "#support/browser.ts";
import { phoneDay } from "#ui/list/phoneDay.ts";
import { ListPage, ShopPage } from "./shopPage.ts";

export class PrescriptionsList extends ListPage {
  protected override readonly placeholder = "Rechercher par client ou date...";

  /** Day in the list's format. */
  day(date: string): string {
    return this.person.screen === phone ? phoneDay(date) : formatDay(date);
  }

  async openRow(client: string): Promise<PrescriptionPage> {
    await this.person.act(new RegExp(`^Voir la prescription .*${client}`));
    return new PrescriptionPage(this.person);
  }
}

export class PrescriptionPage extends ShopPage {
  static override readonly path = "/app/prescriptions/";

  async openInvoice(): Promise<InvoicePage> {
    await this.person.follow("Voir la facture complète");
    return new InvoicePage(this.person);
  }

  async remove(): Promise<PrescriptionsList> {
    await (await this.askToRemove(() => this.person.askToRemove())).accept();
    await this.person.toast("Prescription supprimée avec succès");
    await this.person.at("/app/prescriptions");
    return new PrescriptionsList(this.person);
  }
}
