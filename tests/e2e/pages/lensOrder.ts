import type { Page } from "playwright-core";
import { expect } from "vitest";

import { ShopPage } from "./shopPage.ts";

/** Lens order pages: one for each lab. */
export class LensOrderPage extends ShopPage {
  static override readonly path = "/app/atelier/commande?montages=";

  async lab(name: string, page: string, title = "Commande de verres"): Promise<void> {
    await this.person.seen(title);
    const bar = this.page.getByRole("banner").getByText(name);
    await bar.waitFor();
    await expect.poll(() => this.page.getByRole("banner").innerText()).toContain(name);
    await expect.poll(() => this.page.getByRole("banner").textContent()).toContain(page);
  }

  /** Rows of the sheet as texts, with cells separated by a bar. */
  async rows(): Promise<string[]> {
    const rows = await this.page.getByRole("main").locator("tbody tr").allInnerTexts();
    return rows.map((row) => row.replaceAll("\u00a0", " ").replace(/\s*[\n\t]+\s*/g, " | "));
  }

  async mark(): Promise<void> {
    await this.person.press(/^Marquer commandés/);
  }

  async undo(): Promise<void> {
    const messages = this.page.getByRole("region", { name: "Messages" });
    await messages.getByRole("button", { name: "Annuler" }).click();
  }

  /** Text and number of the WhatsApp window that an action opens. */
  async messageOf(act: () => Promise<void>): Promise<{ to: string; text: string }> {
    await this.person.context.route("https://wa.me/**", (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<title>wa.me</title>" }),
    );
    const [opened]: [Page, void] = await Promise.all([
      this.person.context.waitForEvent("page"),
      act(),
    ]);
    await opened.waitForURL(/wa\.me/);
    const { pathname, searchParams } = new URL(opened.url());
    await opened.close();
    return { to: pathname.slice(1), text: searchParams.get("text") ?? "" };
  }
}
