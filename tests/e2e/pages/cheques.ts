import type { Name } from "./person.ts";
import { ListPage } from "./shopPage.ts";

/** Page of the cheques. */
export class ChequesPage extends ListPage {
  static override readonly path = "/app/caisse/cheques";

  protected override readonly placeholder = "Client, numéro, banque";

  /** Moves a cheque to another state from its menu. */
  async change(label: Name): Promise<void> {
    await (await this.person.rowMenu(label)).click();
  }

  /** Records that a cheque bounced: on which day (today, unless `on` is typed), and why. */
  async meanBounced(amount: string, { on = "", note = "" } = {}): Promise<void> {
    const question = this.page.getByRole("dialog", { name: "Chèque rejeté\u00a0?" });
    await question.getByText(amount).waitFor();
    if (on) await question.getByLabel("Rejeté le").fill(on);
    if (note) await question.getByLabel("Motif").fill(note);
    await question.getByRole("button", { name: "Chèque rejeté" }).click();
    await question.waitFor({ state: "detached" });
  }

  async undo(): Promise<void> {
    await this.page
      .getByRole("region", { name: "Messages" })
      .getByRole("button", { name: "Annuler" })
      .click();
  }

  async tickAll(): Promise<void> {
    const boxes = this.page.getByRole("checkbox", { name: /^Cocher/ }).filter({ visible: true });
    await boxes.first().waitFor();
    for (const box of await boxes.all()) await box.check();
  }
}
