import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { phone } from "#support/browser.ts";
import { DocumentForm } from "./documentForm.ts";
import { isFocused } from "./layout.ts";
import { type Name, shown } from "./person.ts";
import { PrescriptionsList } from "./prescriptions.ts";

type NewClient = { name: string; phone: string; birth?: string };
type NewLens = { name: string; price: string; quantity: string };

/** Fields of an eye, in order. */
const eyeFields = ["sphere", "cylinder", "axis", "addition", "eip"] as const;
export type EyeField = (typeof eyeFields)[number];
type EyeValues = Partial<Record<EyeField, string>>;

export type Sale = {
  client: NewClient;
  right: EyeValues;
  left: EyeValues;
  lens: NewLens;
  /** Search text and name of the product. */
  product: { typed: string; name: string };
  payment: string;
  /** Texts that the form shows for these values. */
  says: Name[];
};

/** The prescription form. */
export class SalesForm extends DocumentForm {
  static override readonly path = "/app/prescriptions/new";

  /** On a wide screen the form focuses a field when it opens: waits for it. */
  override async ready(): Promise<this> {
    await this.client.waitFor();
    const isReady = async () =>
      (await isFocused(this.client)) || (await isFocused(this.right("sphere")));
    if (this.person.screen !== phone) await expect.poll(isReady).toBe(true);
    return this;
  }

  get client(): Locator {
    return this.page.getByRole("combobox", { name: "Client" });
  }

  right(field: EyeField): Locator {
    return this.#eye("Œil droit", field);
  }

  left(field: EyeField): Locator {
    return this.#eye("Œil gauche", field);
  }

  quantity(product: string): Locator {
    return this.person.field(`Quantité, ${product}`);
  }

  /** The line that shows notes, prescriber and ordonnance. */
  get foldedNotes(): Locator {
    return this.page.locator("details:has(#notes) > summary");
  }

  /** Opens the line of notes, prescriber and ordonnance. */
  async openNotes(): Promise<void> {
    if (await this.notes.isVisible()) return;
    await this.foldedNotes.click();
    // The opened card takes the focus, also from a field that is filled too early.
    await expect.poll(() => isFocused(this.notes)).toBe(true);
  }

  override async writeNotes(text: string): Promise<void> {
    await this.openNotes();
    await super.writeNotes(text);
  }

  /** Opens the fields of prism, near vision, acuity and wearer. */
  async openDeepMeasures(): Promise<void> {
    await this.person.press(/^Prisme, vision de près/);
  }

  get quickEntry(): Locator {
    return this.page.getByRole("textbox", { name: "Saisie rapide" });
  }

  get saveButton(): Locator {
    return this.person.button(/^Enregistrer/);
  }

  /** Types a whole sale with a new client and a new lens. */
  async sell(sale: Sale): Promise<PrescriptionsList> {
    await this.createClient(sale.client);
    await this.typeEyes(sale.right, sale.left);
    await this.createLens(sale.lens);
    await this.addProduct(sale.product.typed, sale.product.name);
    await this.addPayment(sale.payment);
    await this.person.seen(...sale.says);
    // Scrolls to the end, where the save bar does not cover a line.
    await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    this.person.clean();
    await this.save();
    const list = await this.saved("créée");
    await this.person.link(sale.client.name).waitFor();
    return list;
  }

  /** Types a name and opens the new client dialog. */
  async startClient(name: string): Promise<Locator> {
    await this.client.focus();
    await this.person.type(name);
    await this.page.getByRole("option", { name: /Nouveau client/ }).waitFor();
    await this.person.keys("Control+Enter");
    const dialog = this.page.getByRole("dialog", { name: "Nouveau client" });
    await dialog.waitFor();
    return dialog;
  }

  /** Selects a client from the search results. */
  async chooseClient(typed: string, name: string): Promise<void> {
    await this.client.fill(typed);
    await this.page.getByRole("option", { name }).click();
    await expect.poll(() => this.client.inputValue()).toBe(name);
  }

  async createClient({ name, phone, birth }: NewClient): Promise<void> {
    const dialog = await this.startClient(name);
    if (birth) await dialog.getByLabel(/^Date de naissance/).fill(birth);
    await dialog.getByLabel("Téléphone").fill(phone);
    this.person.clean();
    await dialog.getByLabel("Téléphone").press("Enter");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => this.client.inputValue()).toBe(name);
  }

  /** Fills the values of both eyes, and leaves the last field, which formats it. */
  async typeEyes(right: EyeValues, left: EyeValues): Promise<void> {
    for (const [eye, values] of [
      ["right", right],
      ["left", left],
    ] as const)
      for (const field of eyeFields)
        if (values[field] !== undefined) await this[eye](field).fill(values[field]);
    await this.person.keys("Tab");
  }

  /** Creates a new lens. */
  async createLens({ name, price, quantity }: NewLens): Promise<void> {
    await this.page.getByRole("combobox", { name: "Ajouter un verre" }).focus();
    await this.person.type(name);
    await this.page.getByRole("option", { name: /Créer le verre/ }).waitFor();
    await this.person.keys("Control+Enter");
    const dialog = this.page.getByRole("dialog", { name: "Nouveau verre" });
    await dialog.getByLabel("Prix").fill(price);
    await dialog.getByLabel("Prix").press("Enter");
    await dialog.waitFor({ state: "detached" });
    await this.person.toast("Nouveau verre ajouté avec succès");
    await this.quantity(`Verre - ${name}`).fill(quantity);
  }

  /** Presses Enter before the answer: the best match is added when the answer arrives. */
  async addProduct(typed: string, name: string): Promise<void> {
    await this.page.getByRole("combobox", { name: "Ajouter un autre produit" }).focus();
    await this.person.type(typed);
    await this.person.keys("Enter");
    // The product may already have a line.
    await this.quantity(name).last().waitFor();
  }

  /** Adds a lens of the catalogue. */
  async addLens(typed: string, name: string): Promise<void> {
    await this.picker("verre").fill(typed);
    await this.page.getByRole("option", { name }).filter({ hasNotText: "Créer" }).click();
    await this.quantity(name).waitFor();
  }

  /** Doubles the line for the second eye. */
  async takePair(product: string): Promise<void> {
    const pair = this.item(product).getByRole("button", { name: /^×\s2, / });
    await pair.click();
    await pair.waitFor({ state: "detached" });
  }

  /** Question of the save about one lens for two eyes. */
  get oneLens(): Locator {
    return this.page.getByRole("dialog", { name: "Un seul verre pour deux yeux\u00a0?" });
  }

  /** Answers that question. */
  async answerOneLens(answer: "Deux verres" | "OD seul" | "OG seul"): Promise<void> {
    await this.oneLens.getByRole("button", { name: answer }).click();
  }

  #eyeButton(product: string): Locator {
    return this.item(product).getByRole("button", { name: /^(?:ODG?|OG|Œil.\?), / });
  }

  /** Selects the eye of a lens line. */
  eyeOf(product: string): Promise<string> {
    return this.#eyeButton(product).innerText();
  }

  async pressEye(product: string): Promise<void> {
    await this.#eyeButton(product).click();
  }

  /** Promised day beside the save button. */
  get promisedButton(): Locator {
    return shown(this.person.page.getByRole("button", { name: /^Prêt le / }));
  }

  promised(): Promise<string> {
    return this.promisedButton.innerText();
  }

  /** Types the promised day. */
  async promise(day: string): Promise<void> {
    await this.promisedButton.click();
    const field = this.person.field("Prêt le");
    await field.fill(day);
    await field.press("Tab");
  }

  /** Texts of an eye: reading, transposition, near vision. */
  reading(eye: "Œil droit" | "Œil gauche"): Locator {
    return shown(this.page.getByRole("group", { name: eye }).getByRole("status"));
  }

  /** Option of a product, with its stock. */
  item(product: string): Locator {
    return this.page.getByRole("listitem", { name: product });
  }

  picker(kind: "verre" | "autre produit"): Locator {
    return this.page.getByRole("combobox", { name: `Ajouter un ${kind}` });
  }

  async choosePaymentMethod(method: string): Promise<void> {
    await this.page.getByLabel("Méthode").last().selectOption({ label: method });
  }

  async addPayment(amount: string): Promise<void> {
    await this.person.press("Ajouter un paiement");
    const field = this.page.getByLabel("Montant").last();
    await field.fill(amount);
    await field.press("Tab");
  }

  /** Opens the quick entry. */
  async openQuickEntry(): Promise<void> {
    await this.person.press("Saisie rapide");
  }

  get keepButton(): Locator {
    return this.person.button(/^Garder/);
  }

  async copyRightToLeft(): Promise<void> {
    await this.person.press(/OD → OG|Copier OD vers OG/);
  }

  async addPhoto(name: string, buffer: Buffer): Promise<void> {
    await this.person.press("Ordonnance");
    await this.choosePhoto(name, "image/png", buffer);
    await this.page.getByAltText("Photo de l’ordonnance").waitFor();
  }

  /** Selects a photograph without checking the result. */
  async choosePhoto(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const input = this.page.locator("input[type=file]").last();
    await input.setInputFiles({ name, mimeType, buffer });
  }

  async saved(message: "créée" | "mise à jour"): Promise<PrescriptionsList> {
    await this.person.toast(`Prescription ${message} avec succès`);
    await this.person.at("/app/prescriptions");
    return new PrescriptionsList(this.person);
  }

  #eye(name: string, field: EyeField): Locator {
    const fields = this.page.getByRole("group", { name }).getByRole("textbox");
    return shown(fields.nth(eyeFields.indexOf(field)));
  }
}
