import { describe, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { pricedShop } from "#support/pricedShop.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(pricedShop);

describe("tour", () => {
  it.each([desktop, phone])(
    "the pages look at $name",
    async (screen) => {
      const { person, drawer, orme } = await scene.open(screen, "/app/verres");
      const shot = async (name: string) =>
        void (await person.page.screenshot({
          path: `/tmp/shots/${screen.name}-${name}.png`,
          fullPage: true,
        }));
      await person.field("Correction").fill("OD -5,25 (-2,00) OG -4,75");
      await person.seen("Orme 1.6 AR").catch(() => {});
      await shot("price");
      for (const [name, path] of [
        ["drawers", "/app/verres/tiroirs"],
        ["drawer", `/app/verres/tiroirs/${drawer.id}`],
        ["refill", "/app/verres/reassort"],
        ["import", "/app/verres/import"],
        ["tariff", `/app/verres/tarifs/${orme.id}`],
        ["product", `/app/products/${drawer.id}`],
        ["form", `/app/products?modifier=${drawer.id}`],
        ["printdrawer", `/app/print/tiroir/${drawer.id}`],
        ["sale", "/app/prescriptions/new"],
      ] as const) {
        await person.page.goto(person.origin + path);
        await person.page.waitForTimeout(900);
        await shot(name);
      }
    },
    60_000,
  );
});
