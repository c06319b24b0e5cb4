import { expect, it } from "vitest";

import { openContactShop, rightLens } from "#support/contactShop.ts";
import { expectOk } from "#support/shop.ts";

it("the integrity report names what SQL damaged in records of contact lenses", async () => {
  const shop = await openContactShop();
  const sheet = await shop.makeSheet();
  const sale = await shop.sell({ contact: sheet.id, items: [shop.boxes(1), shop.boxes(2)] });
  const other = await shop.client({ name: "Omar Tazi" });
  const [first, second] = await shop.rowsOf(sale.id);
  const changed = await shop.sell({ contact: sheet.id, items: [shop.boxes(1)] });
  const [third] = await shop.rowsOf(changed.id);
  const box = expectOk(await shop.postBox({ order: third?.id, lot: "A1" }));
  const [lens] = [{ ...rightLens, color: "vert" }].map((one) => JSON.stringify(one));
  expect(await shop.violations()).toEqual([]);
  const damages: [query: string, rule: string][] = [
    [
      `UPDATE optique_contact_orders SET lens = '{"bc":8.6,"axis":0}' WHERE id = '${first?.id}'`,
      "contact lenses of optique_contact_orders are within their limits",
    ],
    [
      `UPDATE optique_contact_prescriptions SET left_lens = '{"dia":14.21}' WHERE id = '${sheet.id}'`,
      "contact lenses of optique_contact_prescriptions are within their limits",
    ],
    [
      `UPDATE optique_contact_orders SET quantity = 7 WHERE id = '${second?.id}'`,
      "a row of contact lenses is as its line",
    ],
    [
      `UPDATE optique_contact_boxes SET quantity = 9 WHERE id = '${box.id}'`,
      "boxes of contact lenses are at most those of their row",
    ],
    [
      `UPDATE optique_contact_orders SET status = 'arrived' WHERE id = '${second?.id}'`,
      "the state of a row of contact lenses is its last step",
    ],
    [
      `UPDATE optique_contact_orders SET invoice_item = '' WHERE id = '${first?.id}'`,
      "a line of contact lenses has its row",
    ],
    [
      `UPDATE optique_contact_prescriptions SET client = '${other.id}' WHERE id = '${sheet.id}'`,
      "a sheet is of the client of its sales",
    ],
    [
      `UPDATE optique_contact_prescriptions SET left_until = '2026-01-01 00:00:00.000Z' WHERE id = '${sheet.id}'`,
      "the ends of a sheet follow from its rows",
    ],
  ];
  for (const [query] of damages) expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
  const told = (await shop.violations()) as { rule: string; record: string }[];
  const rules = new Set(told.map(({ rule }) => rule));
  expect(damages.map(([, rule]) => rule).filter((rule) => !rules.has(rule))).toEqual([]);
  // A difference in the lens values alone is found too.
  const query = `UPDATE optique_contact_orders SET lens = '${lens}' WHERE id = '${third?.id}'`;
  expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
  const after = (await shop.violations()) as typeof told;
  expect(after.filter(({ record }) => record === third?.id).map(({ rule }) => rule)).toEqual([
    "a row of contact lenses is as its line",
  ]);
});
