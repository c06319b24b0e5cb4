import type { Locator } from "playwright-core";
import { expect } from "vitest";

import type { EyeSide } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { shown } from "./person.ts";
import { ShopPage } from "./shopPage.ts";

type Value = "RC" | "Ø" | "Sphère" | "Cylindre" | "Axe" | "Addition";

/** Form of a sheet of contact lenses. */
export class ContactSheetForm extends ShopPage {
  static override readonly path = "/app/lentilles/nouvelle";

  /** The two eyes of the form, without those of the glasses. */
  eye(side: EyeSide): Locator {
    const group = this.page.getByRole("group", { name: eyeLabels[side].name, exact: true });
    return group.filter({ has: this.page.locator("[data-number]") });
  }

  value(side: EyeSide, name: Value): Locator {
    return this.eye(side).getByRole("textbox", { name: new RegExp(`^${name} `) });
  }

  /** Texts of the six values of an eye, in the order of Tab. */
  values(side: EyeSide): Promise<string[]> {
    const fields = this.eye(side).locator("[data-number]");
    return fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  }

  async hasValues(side: EyeSide, values: readonly string[]): Promise<void> {
    await expect.poll(() => this.values(side)).toEqual(values);
  }

  async says(side: EyeSide, text: string | RegExp): Promise<void> {
    await this.eye(side).getByText(text).waitFor();
  }

  /** Types a text into 'Saisie rapide'. */
  async writeQuickly(text: string): Promise<void> {
    const field = this.page.getByRole("textbox", { name: "Saisie rapide" });
    if ((await field.count()) === 0) await this.person.press("Saisie rapide");
    await field.fill(text);
  }

  get keepButton(): Locator {
    return this.page.getByRole("button", { name: /^Garder/ });
  }

  /** Opens the client's latest glasses. */
  async openGlasses(): Promise<Locator> {
    await this.person.press("Depuis les lunettes");
    const glasses = this.page.getByRole("region", { name: "Depuis les lunettes" });
    await glasses.getByRole("link", { name: /^Lunettes du/ }).waitFor();
    return glasses;
  }

  /** Further values of an eye, besides the six. */
  async unfold(): Promise<void> {
    await this.page.getByRole("button", { name: /^Produit, addition/ }).click();
  }

  further(side: EyeSide): Locator {
    return this.page.getByRole("region", { name: `${eyeLabels[side].name}, autres valeurs` });
  }

  /** Saves by Ctrl+S, and waits for the sheet's page. */
  async saved(said = "Fiche lentilles enregistrée"): Promise<ContactSheetPage> {
    await this.save();
    await this.person.toast(said);
    await this.person.at(/^\/app\/lentilles\/\w{15}$/);
    return new ContactSheetPage(this.person);
  }
}

/** Page of a sheet of contact lenses. */
export class ContactSheetPage extends ShopPage {
  static override readonly path = "/app/lentilles/";

  eye(side: EyeSide): Locator {
    return this.page.getByRole("region", { name: new RegExp(`^${eyeLabels[side].name}`) });
  }

  get boxes(): Locator {
    return this.page.getByRole("region", { name: "Boîtes" }).getByRole("listitem");
  }

  /** Chooses an action in the menu of an order row. */
  async actOnBoxes(name: string, act: string): Promise<void> {
    await this.boxes.getByRole("button", { name: new RegExp(`^Actions.*${name}`) }).click();
    await this.page.getByRole("menuitem", { name: new RegExp(`^${act}, ${name}`) }).click();
  }

  /** Uses a header action: its button, or its item in '…' where the button does not fit. */
  async act(name: string, { isFolded = false } = {}): Promise<void> {
    await (isFolded ? this.person.actOnPage(name) : this.person.press(name));
  }

  /** Opens the dialog of trial lenses. */
  async openTrial(isFolded = false): Promise<Locator> {
    await this.act("Essai", { isFolded });
    const dialog = this.page.getByRole("dialog", { name: "Lentilles d’essai" });
    await dialog.waitFor();
    return dialog;
  }

  /** Remark above the sheet, or under an eye. */
  async remarks(text: string | RegExp): Promise<void> {
    await shown(this.page.getByText(text)).waitFor();
  }
}
