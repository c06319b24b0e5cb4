import type { Locator } from "playwright-core";

import { WorkshopBoard } from "./workshop.ts";

/** The board of after-sales tickets, with the same actions as the workshop board. */
export class ServiceBoard extends WorkshopBoard {
  static override readonly path = "/app/atelier/sav";
  protected override readonly last = "Rendu";

  override get search(): Locator {
    return this.page.getByRole("searchbox", { name: "Client, numéro ou objet" });
  }
}
