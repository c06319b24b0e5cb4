import type { Locator, Page } from "playwright-core";

import type { Name, Person } from "./person.ts";

type Model<Of> = { new (person: Person): Of; readonly path: string };

/** What every page model has: the person in front of it, and the address that it begins with. */
export class ShopPage {
  static readonly path: string = "";
  readonly person: Person;

  constructor(person: Person) {
    this.person = person;
  }

  /** Goes to the page; `rest` is what follows its path. */
  static async open<Of extends ShopPage>(this: Model<Of>, person: Person, rest = ""): Promise<Of> {
    await person.goto(this.path + rest);
    return new this(person).ready();
  }

  /** Waits for what must be there before anything is done. */
  async ready(): Promise<this> {
    return this;
  }

  protected get page(): Page {
    return this.person.page;
  }

  /** Saves by the keyboard, whatever comes of it. */
  async save(): Promise<void> {
    await this.person.keys("Control+s");
  }

  /** Saves by the button, whatever comes of it. */
  async pressSave(): Promise<void> {
    await this.person.press("Enregistrer");
  }

  /** The question before a deletion. It goes by itself after some seconds: under the pointer it stays. */
  protected async askToRemove(ask: () => Promise<void>) {
    await ask();
    const question = this.page.getByRole("alertdialog", { name: "Confirmer la suppression ?" });
    await question.hover();
    await question.getByText("Cette action est irréversible.").waitFor();
    return {
      accept: () => question.getByRole("button", { name: "Supprimer" }).click(),
      cancel: async () => {
        await question.getByRole("button", { name: "Annuler" }).click();
        await question.waitFor({ state: "detached" });
      },
    };
  }
}

/** A list: its search, its filters, and what can be done with a row. */
export class ListPage extends ShopPage {
  /** What stands in the empty search box. */
  protected readonly placeholder: string = "";

  get searchBox(): Locator {
    return this.page.getByPlaceholder(this.placeholder);
  }

  /** Deletes the record of a row, by its action. */
  protected async removeRow(action: Name): Promise<void> {
    await (await this.askToRemove(() => this.person.act(action))).accept();
  }

  async search(text: string): Promise<void> {
    await this.searchBox.fill(text);
  }

  async filter(label: string, option: string | { label: string }): Promise<void> {
    await this.person.field(label).selectOption(option);
  }

  async reset(): Promise<void> {
    await this.person.press("Réinitialiser");
  }
}
