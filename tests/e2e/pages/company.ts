import type { Locator } from "playwright-core";

import { ShopPage } from "./shopPage.ts";

type Typed = { name?: string; email?: string; address?: string; ice?: string; rc?: string };

export class CompanyPage extends ShopPage {
  /** Preview of the invoice header. */
  get preview(): Locator {
    return this.page.getByRole("region", { name: "Aperçu de la facture" });
  }

  get website(): Locator {
    return this.person.field(/^Site web/);
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

  async chooseLogo(buffer: Buffer): Promise<void> {
    const input = this.page.locator("input[type=file]");
    await input.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
    await this.preview.getByAltText("Logo").waitFor();
  }

  /** The workshop form. */
  get workshop(): Locator {
    return this.page.getByRole("form", { name: "Atelier et messages" });
  }

  /** Text of a kind of message. */
  words(kind: "Rappel de contrôle" | "Lunettes prêtes" | "Reste à payer"): Locator {
    return this.workshop.getByLabel(kind, { exact: true });
  }

  async updateWorkshop(): Promise<void> {
    await this.workshop.getByRole("button", { name: "Enregistrer" }).click();
  }

  async update(): Promise<void> {
    await this.person.press("Mettre à jour");
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
