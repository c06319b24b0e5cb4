import type { Locator, Page } from "playwright-core";

import type { Name, Person } from "./person.ts";

type Model<Of> = { new (person: Person): Of; readonly path: string };

/** Base of page models: a person and an address. */
export class ShopPage {
  static readonly path: string = "";
  readonly person: Person;

  constructor(person: Person) {
    this.person = person;
  }

  /** Opens the page; `rest` follows its path. */
  static async open<Of extends ShopPage>(this: Model<Of>, person: Person, rest = ""): Promise<Of> {
    await person.goto(this.path + rest);
    return new this(person).ready();
  }

  /** Goes to the page from another one of the application. */
  static async go<Of extends ShopPage>(this: Model<Of>, person: Person, rest = ""): Promise<Of> {
    await person.go(this.path + rest);
    return new this(person).ready();
  }

  /** Waits until the page is ready. */
  async ready(): Promise<this> {
    return this;
  }

  protected get page(): Page {
    return this.person.page;
  }

  /** Saves by keyboard without checking the result. */
  async save(): Promise<void> {
    await this.person.keys("Control+s");
  }

  /** Saves by the button without checking the result. */
  async pressSave(): Promise<void> {
    await this.person.press("Enregistrer");
  }

  /** Question before a deletion; the pointer over it keeps it open. */
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

/** A list: search, filters, row actions. */
export class ListPage extends ShopPage {
  /** Placeholder of the search box. */
  protected readonly placeholder: string = "";

  get searchBox(): Locator {
    return this.page.getByPlaceholder(this.placeholder);
  }

  /** Deletes a row's record by its action. */
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
