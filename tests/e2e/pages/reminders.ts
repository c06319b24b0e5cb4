import type { Locator } from "playwright-core";

import { ListPage } from "./shopPage.ts";

export class RemindersPage extends ListPage {
  protected override readonly placeholder = "Rechercher par client...";

  sendButton(name: string): Locator {
    return this.person.button(`Envoyer rappel à ${name}`);
  }

  async hasNot(name: string): Promise<void> {
    await this.sendButton(name).waitFor({ state: "detached" });
  }

  /** Sends a message to a client; returns the opened address. */
  async send(name: string): Promise<URL> {
    const [opened] = await Promise.all([
      this.person.context.waitForEvent("page"),
      this.person.toast("Rappel envoyé avec succès"),
      this.sendButton(name).click(),
      // Keeps its toast visible after the press.
      this.sendButton(name).getByText("Envoi...").waitFor(),
    ]);
    return new URL(opened.url());
  }
}
