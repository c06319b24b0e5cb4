import { beforeAll, describe, expect, it } from "vitest";

import { expectOk, openShop, recordsPath, type Shop } from "#support/shop.ts";

type Colleague = Awaited<ReturnType<Shop["colleague"]>>;

let shop: Shop;
let seller: Colleague;
let auditor: Colleague;
let accountant: Colleague;
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.colleague("seller");
  auditor = await shop.colleague("accountant", { rights: { "cost.see": false } });
  accountant = await shop.colleague("accountant");
  const product = await shop.product({ purchase_price: 612.34 });
  expectOk(
    await shop.send("PATCH", recordsPath("optique_products", product.id), { purchase_price: 618 }),
  );
});

const asked = (by: { send: Shop["send"] }, collection: string, query: Record<string, string>) =>
  by.send("GET", `${recordsPath(collection)}?${new URLSearchParams(query).toString()}`);
const refused = { status: 403, body: { data: { right: { act: "cost.see" } } } };

describe("a filter or sort by purchase price, behind", () => {
  it.each([
    ["a comment with a quote", { filter: 'name != "" // "\n && purchase_price > 100' }],
    ["a comment with the other quote", { filter: "name != '' // '\n && purchase_price > 100" }],
    ["a comment in brackets", { filter: '(name != "" // "\n && purchase_price > 100) // "' }],
    ["a bracket in a comment", { filter: 'name != "" // ) " \n && purchase_price > 100' }],
    ["an escaped quote", { filter: String.raw`name != "\\" && purchase_price > 100` }],
    ["two kinds of quotes", { filter: `name != "'" && purchase_price > 100 && name != "'"` }],
    ["a filter that ends in a string", { filter: 'name != "" // "', sort: "-purchase_price" }],
    ["an open string", { filter: 'name != "', sort: "-purchase_price" }],
    ["a quote in the sort", { sort: '"name,-purchase_price' }],
    ["capitals", { sort: "-PURCHASE_PRICE" }],
    ["a modifier", { filter: "purchase_price:isset = true" }],
    ["a function", { filter: "geoDistance(purchase_price, 0, 0, 0) > 100" }],
    ["a list of fields", { fields: "id,purchase_price" }],
    ["an expand", { expand: "purchase_price" }],
  ])("%s is refused", async (_, query: Record<string, string>) => {
    expect(await asked(seller, "optique_products", query)).toMatchObject(refused);
  });

  it("a comment in a filter is refused also to people who may see costs", async () => {
    const filter = 'name != "" // ) \n && name != ""';
    expect(await asked(seller, "optique_products", { filter })).toMatchObject(refused);
    expect((await asked(shop, "optique_products", { filter })).status).toBe(400);
  });

  it("slashes within a string of a filter are no comment", async () => {
    const filter = String.raw`name != "// purchase_price" && name != 'a \' // purchase_price'`;
    const found = await asked(seller, "optique_products", { filter, sort: "name" });
    expect(expectOk(found)).toMatchObject({ totalItems: 1 });
  });
});

it("a comment cannot hide a relation of a relation in a filter", async () => {
  const filter = 'id != "" && (id != "" // ) && product.company.name != ""';
  expect((await asked(shop, "optique_invoice_items", { filter })).status).toBe(400);
});

describe("the changes of the journal", () => {
  it.each([
    { filter: 'changes ~ "612.34"' },
    { filter: "changes.purchase_price != null" },
    { filter: "changes:length > 1" },
    { sort: "-changes" },
    { sort: "changes.purchase_price" },
  ])(
    "the journal's changes cannot be filtered or sorted without the right to costs: %j",
    async (query) => {
      expect(await asked(auditor, "optique_journal", query)).toMatchObject(refused);
      expect((await asked(accountant, "optique_journal", query)).status).toBe(200);
    },
  );

  it("the journal's changes are shown without costs to people who may not see costs", async () => {
    const query = { filter: "record != 'changes'" };
    const found = JSON.stringify(expectOk(await asked(auditor, "optique_journal", query)));
    expect(found).toContain('"changes"');
    expect(found).not.toContain("612.34");
    const seen = JSON.stringify(expectOk(await asked(accountant, "optique_journal", query)));
    expect(seen).toContain("612.34");
  });
});
