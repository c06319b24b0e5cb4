import type { Locator } from "playwright-core";

import type { Person } from "./person.ts";
import { ListPage, ShopPage } from "./shopPage.ts";

type Typed = { name?: string; phone?: string; email?: string };

export class ClientsList extends ListPage {
  protected override readonly placeholder = "Rechercher par nom ou téléphone...";

  /** Waits until the client is in the list. */
  async has(name: string): Promise<void> {
    await this.person.link(name).waitFor();
  }

  async hasNot(name: string): Promise<void> {
    await this.person.link(name).waitFor({ state: "detached" });
  }

  /** Names in the list, in order. */
  names(): Promise<string[]> {
    const rows = this.page.locator("[data-row]").filter({ visible: true });
    return rows.locator("a[data-open]").allInnerTexts();
  }

  async create(): Promise<ClientForm> {
    await this.person.follow("Nouveau client");
    return new ClientForm(this.person);
  }

  async open(name: string): Promise<ClientPage> {
    await this.person.follow(name);
    return new ClientPage(this.person);
  }

  async nextPage(): Promise<void> {
    await this.person.press("Page suivante");
  }

  get pager(): Locator {
    return this.page.getByRole("navigation", { name: "Pages" });
  }

  askToRemoveClient(name: string) {
    return this.askToRemove(() => this.person.act(`Supprimer ${name}`));
  }

  /** Tries to delete a record with documents, which is refused without a question. */
  async tryToRemove(name: string): Promise<void> {
    await this.person.act(`Supprimer ${name}`);
  }

  async remove(name: string): Promise<void> {
    await this.removeRow(`Supprimer ${name}`);
  }
}

export class ClientForm extends ShopPage {
  get name(): Locator {
    return this.person.field("Nom");
  }

  async write({ name, phone, email }: Typed): Promise<void> {
    if (name !== undefined) await this.name.fill(name);
    if (email !== undefined) await this.person.field(/^Email/).fill(email);
    if (phone !== undefined) await this.person.field(/^Téléphone/).fill(phone);
  }

  async saved(): Promise<ClientsList> {
    await this.person.at("/app/clients");
    return new ClientsList(this.person);
  }
}

export class ClientPage extends ShopPage {
  static override readonly path = "/app/clients/";

  /** Address of a link. */
  wayOf(link: string): Promise<string | null> {
    return this.person.link(link).getAttribute("href");
  }

  /** Downloads the client's personal data (law 09-08) and returns the file name. */
  async exportData(): Promise<string> {
    return (await this.person.download(() => this.#chooseOfData("Exporter les données"))).name;
  }

  async askToForget(): Promise<ForgetDialog> {
    await this.#chooseOfData("Supprimer les données personnelles");
    return new ForgetDialog(this.person);
  }

  async #chooseOfData(item: string): Promise<void> {
    await this.person.press(/^Actions, /);
    await this.person.page.getByRole("menuitem", { name: item }).click();
  }

  /** Starts the first prescription of a client. */
  async startPrescription(): Promise<void> {
    await this.person.follow("Créer une prescription");
  }
}

/** Dialog before a client is erased, which asks for the client's name. */
class ForgetDialog {
  readonly #dialog: Locator;

  constructor(person: Person) {
    this.#dialog = person.page.getByRole("dialog", { name: "Supprimer les données personnelles" });
  }

  async writeName(name: string): Promise<void> {
    await this.#dialog.getByLabel(/^Pour confirmer/).fill(name);
  }

  /** Checkbox of a prospect quote for the same person. */
  quote(number: string): Locator {
    return this.#dialog.getByRole("checkbox", { name: number });
  }

  async confirm(): Promise<void> {
    await this.#dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
  }
}
