import type { Locator } from "playwright-core";

import { WorkshopBoard } from "./workshop.ts";

/** The board of after-sales tickets, which has the verbs of the workshop's. */
export class ServiceBoard extends WorkshopBoard {
  static override readonly path = "/app/atelier/sav";
  protected override readonly last = "Rendu";

  override get search(): Locator {
    return this.page.getByRole("searchbox", { name: "Client, numéro ou objet" });
  }
}
