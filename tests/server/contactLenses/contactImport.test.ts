import { expect, it } from "vitest";

import { expectOk, openShop } from "#support/shop.ts";

it("imported contact lenses with a blank stock are made to order, others have the stock of the file", async () => {
  const shop = await openShop();
  const row = { selling_price: "300", purchase_price: "150" };
  const rows = [
    { ...row, name: "Mensuelle", type: "Lentilles de contact", stock: "" },
    { ...row, name: "Couleur", type: "lentille", stock: "12" },
  ];
  expectOk(await shop.send("POST", "/api/optique/products/import", { rows }));
  const made = (await shop.find("optique_products")).map(
    ({ name, type, stock, made_to_order }) => [name, type, stock, made_to_order] as const,
  );
  expect(made.sort()).toEqual([
    ["Couleur", "contact_lens", 12, false],
    ["Mensuelle", "contact_lens", 0, true],
  ]);
});
