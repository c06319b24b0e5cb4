import { expect } from "vitest";

import type { Shop } from "#support/shop.ts";
import { ShopPage } from "./shopPage.ts";

export class LandingPage extends ShopPage {
  static override readonly path = "/";

  get features() {
    return this.page.locator("#fonctions").getByRole("listitem");
  }
}

export class BlogPage extends ShopPage {
  static override readonly path = "/blog";

  async choose(category: string): Promise<void> {
    await this.person.press(category);
  }

  /** Shares the article without the Web Share API; returns the page's message. */
  async share(): Promise<string> {
    await this.page.evaluate(() => {
      Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    });
    const said: string[] = [];
    // Resolves while the click is still waiting.
    this.page.once("dialog", (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    await this.person.press("Partager");
    await expect.poll(() => said).toHaveLength(1);
    return said.join();
  }
}

/** Events of one shop's users so far: the name of each event and the pattern of its page. */
export async function eventsOf(shop: Shop): Promise<string[]> {
  const { body } = await shop.sendAsAdmin<{ items: { name: string; path: string }[] }>(
    "GET",
    "/api/collections/optique_events/records?perPage=200&sort=created",
  );
  return body.items.map(({ name, path }) => `${name} ${path}`);
}
