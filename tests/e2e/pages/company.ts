import type { Locator } from "playwright-core";

import { ShopPage } from "./shopPage.ts";

type Typed = { name?: string; email?: string; address?: string; ice?: string; rc?: string };

type Tab = "Boutique" | "Factures" | "Atelier et messages" | "Organismes" | "Équipe" | "Données";

export class CompanyPage extends ShopPage {
  /** Preview of an invoice with the typed values. */
  get preview(): Locator {
    return this.page.getByRole("img", { name: "Aperçu de la facture" });
  }

  /** Sentence that lists the changes, in the bar that saves them. */
  get changes(): Locator {
    return this.page.locator("main").getByRole("status").filter({ hasText: "changement" });
  }

  get website(): Locator {
    return this.person.field(/^Site web/);
  }

  async open(tab: Tab): Promise<void> {
    await this.tab(tab).click();
    await this.page.getByRole("tab", { name: tab, selected: true }).waitFor();
  }

  tab(name: Tab): Locator {
    return this.page.getByRole("tab", { name });
  }

  async write({ name, email, address, ice, rc }: Typed): Promise<void> {
    if (name !== undefined) await this.person.field("Nom").fill(name);
    if (email !== undefined) await this.person.field(/^Email/).fill(email);
    if (address !== undefined) await this.person.field(/^Adresse/).fill(address);
    if (ice !== undefined) await this.person.field(/^ICE/).fill(ice);
    if (rc !== undefined) await this.person.field(/^RC/).fill(rc);
  }

  get subject(): Locator {
    return this.person.field("Assujetti à la TVA");
  }

  get vatRate(): Locator {
    return this.person.field("Taux de TVA, en\u00a0%");
  }

  get vatNote(): Locator {
    return this.person.field(/^Mention sur les factures/);
  }

  get lock(): Locator {
    return this.person.field(/^Factures verrouillées dès l’émission/);
  }

  get warranty(): Locator {
    return this.person.field("Garantie");
  }

  get mountingDays(): Locator {
    return this.person.field("Montage, en jours");
  }

  async chooseLogo(buffer: Buffer): Promise<void> {
    const input = this.page.locator("input[type=file]");
    await input.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
    await this.preview.locator("img").waitFor();
  }

  /** Text field for a kind of message. */
  words(kind: "Rappel de contrôle" | "Lunettes prêtes" | "Reste à payer"): Locator {
    return this.page.locator("main").getByLabel(kind, { exact: true });
  }

  async update(): Promise<void> {
    await this.person.press("Mettre à jour");
  }

  async updated(): Promise<void> {
    await this.person.toast("Informations de l'entreprise mises à jour avec succès");
  }
}

/** Page of a user without a company. */
export class NoCompanyPage extends ShopPage {
  async create(): Promise<void> {
    await this.person.press("Créer");
  }

  async write({ name, ice, patente }: { name: string; ice: string; patente: string }) {
    await this.person.field("Nom").fill(name);
    await this.page.getByLabel("ICE").fill(ice);
    await this.page.getByLabel("Patente").fill(patente);
  }
}
